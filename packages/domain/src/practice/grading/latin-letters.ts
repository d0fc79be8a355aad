/** Letters of other scripts by the Latin letters that most writing systems give their sounds; a hyphen has none. */
const spelt = (letters: string, sounds: string): Record<string, string> => {
  const each = sounds.split(' ');
  return Object.fromEntries(Array.from(letters, (letter, place) => [letter, (each[place] ?? '').replace('-', '')]));
};

/** Kana by rows of the table; the vowel follows the consonant. */
const KANA =
  'あaいiうuえeおoかkaきkiくkuけkeこkoがgaぎgiぐguげgeごgoさsaしshiすsuせseそsoざzaじjiずzuぜzeぞzoたtaちchiつtsuてteとtoだdaぢjiづzuでdeどdoなnaにniぬnuねneのnoはhaひhiふfuへheほhoばbaびbiぶbuべbeぼboぱpaぴpiぷpuぺpeぽpoまmaみmiむmuめmeもmoやyaゆyuよyoらraりriるruれreろroわwaをoんnゃyaゅyuょyoっーゔvu';

/** Consonants of Devanagari in the order of Unicode from U+0915; vowels do not count. */
const DEVANAGARI = 'k kh g gh n ch ch j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h';

export const LATIN_LETTERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    DEVANAGARI.split(' ').map((sound, index) => [String.fromCodePoint(0x09_15 + index), `${sound}a`]),
  ),
  ...spelt('\u0902\u0901', 'n n'),
  ...spelt(
    'абвгґдеёєжзиіїйклмнопрстуўфхцчшщъыьэюяјљњћђџѓќѕ',
    'a b v g g d e e e zh z i i i i k l m n o p r s t u u f h ts ch sh sh - i - e u a j lj nj ch d dz g k dz',
  ),
  ...spelt('αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t i f h ps o'),
  ...spelt(
    'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ',
    'a b g d e v z t i k l m n o p zh r s t u p k gh k sh ch ts dz ts ch h j h',
  ),
  ...spelt(
    'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ',
    'a b g d e z e y t zh i l kh ts k h dz gh ch m y n sh o ch p j r s v t r ts u p k o f',
  ),
  ...spelt('אבגדהוזחטיכךלמםנןסעפףצץקרשת', '- b g d h - z h t - k k l m m n n s - p p ts ts k r sh t'),
  ...spelt(
    'ابتثجحخدذرزسشصضطظعغفقكکگلمنهويیةءپچژ',
    '- b t th j h kh d dh r z s sh s d t z - gh f q k k g l m n h - - - - - p ch zh',
  ),
  ...Object.fromEntries(KANA.split(/(?=[\u3041-\u3096ー])/).map((pair) => [pair.charAt(0), pair.slice(1)])),
};
