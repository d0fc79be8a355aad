/**
 * Slavic and Baltic languages. Fields: see `language-rules.ts`. Sources: articles, particles and endings from any
 * school grammar of the language, prefixes from its dictionaries; spellings name theirs.
 */
import type { LanguageRules } from './language-rules.ts';

const SLAVIC_VOWELS = 'a e i o u y';

export const EASTERN: Readonly<Record<string, LanguageRules>> = {
  cs: {
    // Internetová jazyková příručka: literary and everyday forms of one verb.
    spellings: [
      [/(?<!\p{L})(ne)?moh(u|ou)(?!\p{L})/gu, '$1můž$2'],
      [/(?<=\p{L}{2}u)ji(?!\p{L})/gu, 'ju'],
      [/(?<=\p{L}{2}u)jí(?!\p{L})/gu, 'jou'],
      [/(?<!\p{L})(ne)?(píš|chc)i(?!\p{L})/gu, '$1$2u'],
    ],
    fleeting: 'e',
    prefixes: 'do na nad o ob od po pod pro pře před při roz s se u v vy vz z za',
    genderEndings: 'á é í ka',
    pronouns: 'já ty on ona ono my vy oni ony',
    reflexives: 'ten ta to se si',
    negations: 'ne nikdy nic nikdo nikde žádný žádná žádné bez ani nijak',
    negationStems: 'žádn',
    negatingPrefixes: 'ne bez proti',
    endings: `uji uju uje ujeme ujete ují ${SLAVIC_VOWELS} á é í ý ů ou ů ám ám ami ech ách ích ím ém ého ému ý l la lo li ly t š me te m at it et ete ek ka ky`,
    placeholders: 'někdo někoho někomu něco něčeho něčemu',
    small: 'ten ta to on ona ono já ty my a nebo v na do s se si',
    callOuts: 'ano ne prosím',
  },
  sk: {
    fleeting: 'e o',
    prefixes: 'do na nad o ob od po pod pre pred pri roz s u v vy vz z za',
    genderEndings: 'á é í ka',
    pronouns: 'ja ty on ona ono my vy oni ony',
    reflexives: 'ten tá to sa si',
    negations: 'nie ne nikdy nič nikto nikde žiadny žiadna žiadne bez ani',
    negationStems: 'žiadn',
    negatingPrefixes: 'ne bez proti',
    endings: `ujem uješ uje ujeme ujete ujú ${SLAVIC_VOWELS} á é í ý ú ia ie iu ou ov ám ami ách och ích ím ého ému om l la lo li ť š me te m ť ať iť eť ok ka ky atá ence`,
    placeholders: 'niekto niekoho niekomu niečo niečoho niečomu',
    small: 'ten tá to on ona ono ja ty my a alebo v na do s sa si',
    callOuts: 'áno nie prosím',
  },
  pl: {
    sounds: [
      [/ó/g, 'u'],
      [/rz/g, 'ż'],
      [/ch/g, 'h'],
    ],
    fleeting: 'e',
    prefixes: 'do na nad o ob od po pod prze przed przy roz s u w wy ws z za ze',
    genderEndings: 'a e ka',
    pronouns: 'ja ty on ona ono my wy oni one',
    reflexives: 'ten ta to się sobie',
    negations: 'nie nigdy nic nikt nigdzie żaden żadna żadne bez ani',
    negationStems: 'żadn',
    negatingPrefixes: 'nie bez anty',
    endings: `${SLAVIC_VOWELS} ą ę ó ów om ami ach ie em ej ego emu ych ym ymi ć ł ła ło li ły sz cie my m at et ek ka ki ić ać eć ia`,
    placeholders: 'ktoś kogoś komuś coś czegoś',
    small: 'ten ta to on ona ono ja ty my i lub albo w na do z się',
    callOuts: 'tak nie proszę',
  },
  sl: {
    fleeting: 'e a',
    prefixes: 'do iz na nad o ob od po pod pre pri pro raz s u v vz z za',
    genderEndings: 'a o',
    placeholders: 'nekdo nekoga nekomu nekaj',
    pronouns: 'jaz ti on ona mi vi oni one',
    reflexives: 'se si',
    negations: 'ne ni nikoli nič nihče nikjer noben nobena nobeno brez niti',
    negationStems: 'noben',
    negatingPrefixes: 'ne brez proti',
    endings: `${SLAVIC_VOWELS} ovi evi om em ih im ega emu ov ev ami ah l la lo li t ti š mo te m`,
  },
  hr: {
    fleeting: 'a',
    prefixes: 'do iz na nad o ob od po pod pre pri pro raz s u uz za',
    genderEndings: 'a o',
    placeholders: 'netko nekog nekoga nekome nešto nečega nečemu',
    pronouns: 'ja ti on ona mi vi oni one',
    reflexives: 'se',
    negations: 'ne nije nikad nikada ništa nitko niko nigdje nijedan bez ni niti nisam nisi nisu',
    negatingPrefixes: 'ne bez protu',
    endings: `${SLAVIC_VOWELS} ovi evi om em ih im og oga omu ama ima ov ev o la lo li ti š mo te m ju`,
    // Without đ, dj is written (a makeshift by Hrvatski pravopis).
    spellings: [[/đ/g, 'dj']],
  },
  sr: {
    fleeting: 'a а',
    prefixes:
      'do iz na nad o ob od po pod pre pri pro raz s u uz za до из на над о об од по под пре при про раз с у уз за',
    genderEndings: 'a o а о',
    placeholders: 'neko nekog nekoga nekome nešto nečega nečemu неко неког некога некоме нешто нечега',
    pronouns: 'ja ti on ona mi vi oni one ја ти он она ми ви они оне',
    reflexives: 'se се',
    negations:
      'не није никад никада ништа нико нигде ниједан без ни нити нисам ниси нису ne nije nikad nikada ništa niko nigde bez ni nisam nisi nisu',
    negatingPrefixes: 'не ne без bez',
    endings: `${SLAVIC_VOWELS} ови еви ovi evi а е и о у ом ем их им ог ога ому ама има ова ев ла ло ли т ти ш мо те м ју om em ih im og oga omu ama ima ov la lo li ti š mo te m ju`,
    // Pravopis srpskoga jezika: lepo and lijepo, vera and vjera are one word in two pronunciations.
    spellings: [
      [/đ/g, 'dj'],
      [/(?<=[bcčdghlmnprstvz])i?je(?=\p{L})/gu, 'e'],
      [/(?<=[бвгдлмнпрстчхз])и?је(?=\p{L})/gu, 'е'],
      [/љ(?=е\p{L})/gu, 'л'],
    ],
  },
  ru: {
    sounds: [[/о/g, 'а']],
    fleeting: 'е о',
    prefixes: 'в во вз воз вы до за из ис на над о об от пере по под пре при про раз рас с со у',
    genderEndings: 'ая ое ые яя ее ие а о ы',
    pronouns: 'я ты он она оно мы вы они',
    negations: 'не нет никогда ничего ничто никто нигде никакой без ни нельзя',
    negatingPrefixes: 'не без бес анти',
    endings:
      'а я о е и ы у ю ь й ой ей ом ем ам ям ами ями ах ях ов ев ий ый ая яя ое ее ие ые ого его ому ему ую юю ть л ла ло ли ешь ет ем ете ут ют ишь ит им ите ат ят ся сь ок ка ки',
    // Правила русской орфографии, § 10: ё is optional.
    spellings: [
      [/ё/g, 'е'],
      [/(?<![а-я])чтоб(?![а-я])/g, 'чтобы'],
      [/(?<![а-я])(?:кто|кого|кому|кем|ком|что|чего|чему|чем|чём)[- ](?:л|либо|нибудь)(?![а-я])/g, 'ктол'],
    ],
    placeholders: 'ктол',
    small: 'он она оно я ты мы и или в на с',
    callOuts: 'да нет пожалуйста',
  },
  uk: {
    sounds: [[/і/g, 'и']],
    fleeting: 'е о',
    prefixes: 'в ви до за з зі на над о об від пере по під при про роз с у',
    genderEndings: 'а е я є',
    placeholders: 'хтось когось комусь щось чогось чомусь',
    pronouns: 'я ти він вона воно ми ви вони',
    negations: 'не ні немає ніколи нічого ніщо ніхто ніде жоден жодна без ані',
    negatingPrefixes: 'не без анти',
    endings:
      'а я о е и і у ю ь й ої ої ий ій ою ею ом ем ам ям ами ями ах ях ів їв ого ому ти ть в ла ло ли єш є ємо єте ють иш ить имо ите ять ся',
    // Apostrophes are typed in many ways; г and ґ have been taught separately only since 1990.
    spellings: [
      [/ґ/g, 'г'],
      // у and в alternate before consonants (Український правопис, § 23).
      [/(?<![а-яіїє])у(?=[бвгджзклмнпрстфхцчшщ])/g, 'в'],
    ],
  },
  be: {
    negations: 'не няма ніколі нічога ніхто нідзе без ні',
    negatingPrefixes: 'не ня без бяз',
    spellings: [[/ё/g, 'е']],
    endings: 'а я о е і ы у ю ь й ай ой ам ям амі ах ях аў яў ы ая ае ць л ла лі',
  },
  bg: {
    // Unstressed vowels, and consonants at the end of a word, are said alike.
    sounds: [
      [/ъ/g, 'а'],
      [/у/g, 'о'],
      [/и/g, 'е'],
    ],
    fleeting: 'е ъ',
    prefixes: 'в до за из на над о об от по пре при про раз с у',
    genderEndings: 'а о и',
    placeholders: 'някой някого нещо',
    pronouns: 'аз ти той тя то ние вие те',
    reflexives: 'се си',
    negations: 'не няма никога нищо никой никъде без ни нито',
    negatingPrefixes: 'не без анти',
    endings: 'а я о е и ът ят та то те ият ата ото ите ия у м ш т х ла ло ли л ове еве',
  },
  mk: {
    fleeting: 'е о',
    genderEndings: 'а о и',
    pronouns: 'јас ти тој таа ние вие тие',
    reflexives: 'се си',
    negations: 'не нема никогаш ништо никој никаде без ни ниту',
    negatingPrefixes: 'не без',
    endings: 'а о е и от та то те ов ви м ш т в л ла ло ле',
  },
  lt: {
    prefixes: 'ap at į iš nu pa par per pra pri su už',
    genderEndings: 'a ė',
    negations: 'ne nėra niekada nieko niekas niekur be nei',
    negatingPrefixes: 'ne be',
    endings:
      'yti oti uoti eti inti uoja avo uo ens enys ers erys as is us a ė e i o ų ai iai os ės es ą ę į ų ui ti is ys',
  },
  lv: {
    prefixes: 'aiz ap at ie iz no pa pār pie sa uz',
    genderEndings: 'a e',
    negations: 'ne nav nekad nekas neko neviens nekur bez ne',
    negatingPrefixes: 'ne bez',
    endings: 's š is us a e i u as es i ā ē ī ū am ām os es t ts ta',
  },
};
