/**
 * All other languages. Fields: see `language-rules.ts`. Sources: articles, particles and endings from any school
 * grammar of the language, prefixes from its dictionaries; spellings name theirs.
 */
import type { LanguageRules } from './language-rules.ts';

const TURKIC: LanguageRules = {
  pronouns: 'ben sen o biz siz onlar mən sən',
  negations: 'değil yok hayır hiç asla deyil yox xeyr heç',
  endings:
    'lar ler ı i u ü a e da de dan den ın in un ün im ım um üm iz ız uz üz sin sın yor di dı du dü mak mek maq mək lər də dən ə',
  small: 've veya ya',
};

/** gelmiyorum, gelmedi, gelmez: without it the opposite. */
const NOT_DOING = /(?<=\p{L}{2})(?:m(?=[iıuü]yor)|m[ea](?=\p{L}))/u;

const OF_AN_ADJECTIVE: readonly [RegExp, string] = [/(?<=\p{Script=Han}[^们們的\s])的(?=\s|$)/gu, ''];
export const FURTHER: Readonly<Record<string, LanguageRules>> = {
  el: {
    pluralArticles: 'οι τα τους τις',
    genderEndings: 'η ή ο ό α ά',
    placeholders: 'κάποιος κάποιον κάποιου κάτι κπ κτ',
    pronouns: 'εγώ εσύ αυτός αυτή εμείς εσείς αυτοί',
    articles: 'ο η το οι τα τον την τη του της των τους τις ένας μία μια ένα ενας ενα',
    negations: 'δεν δε μην μη όχι ποτέ τίποτα κανένας καμία κανείς πουθενά χωρίς ούτε',
    negatingPrefixes: 'α αν αντι μη',
    endings: 'ος ας ης α η ο ου ης ες οι ων ους ω εις ει ουμε ετε ουν ι ια ιά ιο μα ματα ς ν',
    // The final ν is pronounced before some letters only (Λεξικό της κοινής νεοελληνικής).
    spellings: [
      [/(?<!\p{L})δε(?!\p{L})/gu, 'δεν'],
      [/(?<!\p{L})μη(?!\p{L})/gu, 'μην'],
    ],
    small: 'ο η το αυτός αυτή και ή',
    callOuts: 'ναι όχι παρακαλώ',
  },
  hu: {
    spellings: [[/(?<!\p{L})mért(?!\p{L})/gu, 'miért']],
    prefixes: 'át be el fel ki le meg oda össze rá vissza',
    placeholders:
      'vki vmi vkit vmit vkinek vminek vkivel vmivel vkire vmire vkiről vmiről vkihez vmihez vmibe vmiben valaki valami valakit valamit valakinek valaminek valakivel valamivel valakire valamire valakiről valamiről valakihez valamihez valamibe valamiben',
    pronouns: 'én te ő ön mi ti ők önök',
    articles: 'a az egy',
    negations: 'nem ne nincs nincsen soha semmi senki sehol nélkül sem se',
    negatingPrefixes: 'nem anti',
    endings:
      'od ed öd ad sz öm jük juk ünk ja k ak ek ok ök t at et ot öt ban ben ba be ból ből nak nek val vel ra re on en ön ni tam tem ott ett i om em am unk ünk',
    small: 'a az ő én te mi és vagy',
  },
  fi: {
    placeholders:
      'joku jotakuta jonkun jollekulle jokin jotakin jotain jostakin johonkin jossakin jollekin jtk jtak jnk jkta jstk jstak jhk jssk jllek',
    pronouns: 'minä sinä hän me te he',
    negations: 'ei en et emme ette eivät älä ei koskaan mitään kukaan missään ilman',
    negatingPrefixes: 'epä ei',
    endings:
      'aa ää a ä n t t en in an ssa ssä sta stä lla llä lta ltä lle ksi na nä i ja jä ta tä da dä tta ttä mme tte vat vät',
    ownLetters: 'äöå',
  },
  et: {
    negations: 'ei ära mitte kunagi midagi keegi kuskil ilma',
    negatingPrefixes: 'eba mitte',
    endings: 'ud id ad ed d t s l le lt st sse ks ga ta e i a u te de ma da b n me vad',
    ownLetters: 'äöüõ',
    // Each pronoun has a long form and a short one.
    spellings: [
      [/(?<!\p{L})([mst])(?:in|em)a(?!\p{L})/gu, '$1a'],
      [/(?<!\p{L})([mt])eie(?!\p{L})/gu, '$1e'],
      [/(?<!\p{L})nemad(?!\p{L})/gu, 'nad'],
    ],
  },
  tr: { ...TURKIC, negatingPrefixes: 'gayri anti', negatingInfix: NOT_DOING },
  az: {
    ...TURKIC,
    negatingInfix: NOT_DOING,
    // Turkish has p, t and k where Azerbaijani writes b, d and q or y at the end of a word.
    sounds: [
      [/ə/g, 'e'],
      [/b(?!\p{L})/gu, 'p'],
      [/d(?!\p{L})/gu, 't'],
      [/[qx]/g, 'k'],
    ],
  },
  kk: {
    sounds: [
      [/[қх]/g, 'к'],
      [/һ/g, 'к'],
      [/ғ/g, 'г'],
      [/ң/g, 'н'],
      [/[өү]/g, 'у'],
      [/ұ/g, 'у'],
    ],
  },
  uz: {
    sounds: [
      [/x/g, 'h'],
      [/q/g, 'k'],
    ],
  },
  la: {
    genderEndings: 'a um',
    negations: 'non numquam nemo nihil nullus nulla nullum sine nec neque ne haud',
    negatingPrefixes: 'in im ne dis',
    endings:
      'a ae am arum as is us i um o orum os em es e ibus u uum ebus ei m s t mus tis nt re ri r tur ntur or ior iorum it unt',
    placeholders: 'aliquis aliquem aliquid alicui aliquo',
    // Length is marked in schoolbooks only; i and j, u and v are one letter each (Allen & Greenough § 1).
    spellings: [
      [/[āă]/g, 'a'],
      [/[ēĕ]/g, 'e'],
      [/[īĭj]/g, 'i'],
      [/[ōŏ]/g, 'o'],
      [/[ūŭv]/g, 'u'],
      [/æ/g, 'ae'],
      [/œ/g, 'oe'],
    ],
  },
  ar: {
    pronouns: 'أنا أنت هو هي نحن',
    elided: ['ال'],
    negations: 'لا ليس ليست لم لن ما غير بدون بلا أبدا',
    endings: 'ة ات ون ين ان ي ه ها هم نا ت وا',
    // Alef with and without hamza, final ya and ta marbuta: typed loosely everywhere (Habash, Introduction to Arabic NLP).
    spellings: [
      [/[أإآٱ]/g, 'ا'],
      [/ى/g, 'ي'],
      [/ه(?= |$)/g, 'ة'],
      [/ؤ/g, 'و'],
      [/[ئی]/g, 'ي'],
      [/ک/g, 'ك'],
    ],
  },
  fa: {
    sounds: [
      [/[ذضظ]/g, 'ز'],
      [/[صث]/g, 'س'],
      [/ط/g, 'ت'],
      [/ح/g, 'ه'],
      [/غ/g, 'ق'],
    ],
    negations: 'نه نیست هرگز هیچ بدون بی',
    negatingPrefixes: 'نا بی ن',
    endings: 'ها های ی ان ات م ت ش یم ید ند',
    // Arabic keyboards write ك and ي for ک and ی.
    spellings: [
      [/ك/g, 'ک'],
      [/[يى]/g, 'ی'],
      [/[أإآٱ]/g, 'ا'],
      // The plural follows a space, a joiner or neither.
      [/ (?=ها(?: |$))/g, ''],
    ],
  },
  ur: {
    sounds: [
      [/[ذضظ]/g, 'ز'],
      [/[صث]/g, 'س'],
      [/ط/g, 'ت'],
      [/ح/g, 'ہ'],
      [/(?<=\p{L}{2})ہ(?!\p{L})/gu, 'ا'],
    ],
    negations: 'نہیں نہ مت بغیر کبھی',
    endings: 'ا ی ے یں وں نا',
    spellings: [
      [/ك/g, 'ک'],
      [/[يى]/g, 'ی'],
      // The two h of Urdu are typed for one another at the beginning of a word, and that of the Arabic keyboard for either.
      [/(?<!\p{L})ھ/gu, 'ہ'],
      [/ه(?!\u0654)/g, 'ہ'],
    ],
  },
  he: {
    // Vav and yod for a vowel within a word are written or left out (Academy of the Hebrew Language, rules of full spelling).
    sounds: [
      [/(?<=\p{L})[וי](?=\p{L})/gu, ''],
      [/(?<=\p{L})א$/gu, 'ה'],
      [/ט/g, 'ת'],
      [/ק/g, 'כ'],
    ],
    pronouns: 'אני אתה את הוא היא אנחנו',
    elided: ['ה'],
    negations: 'לא אין אל בלי אף לעולם שום',
    endings: 'ים ות ה ת י ו',
    // The same letters inside of a word and at its end.
    spellings: [
      [/ך/g, 'כ'],
      [/ם/g, 'מ'],
      [/ן/g, 'נ'],
      [/ף/g, 'פ'],
      [/ץ/g, 'צ'],
    ],
  },
  yi: { articles: 'דער די דאָס דעם אַ אַן', negations: 'נישט ניט קיין קיינמאָל גאָרנישט אָן' },
  ja: {
    negations: 'ない いいえ ません ぬ',
    negatingEnding: /ません(?:でした)?$/u,
    // Gendai kanazukai (1986): one sound, two letters; a long vowel at the end of a loan word is written or left out (JIS Z 8301).
    spellings: [
      [/ぢ/g, 'じ'],
      [/づ/g, 'ず'],
      [/(?<=こん(?:にち|ばん))わ/g, 'は'],
      // At most 40 letters: without a limit, each of many would look to the end of the text.
      [/では(?!\p{L}{0,40}と)/gu, 'じゃ'],
      [/(?<=[ァ-ヶー]{3})ー(?=\s|$)/g, ''],
    ],
    endings: 'る ます ません ましょう た て ました い く かった です だ な に します する を',
  },
  ko: {
    negations: '안 못 아니 없 아니요 아니오',
    // 표준국어대사전: short forms of speech.
    spellings: [
      [/([이그저])것은/g, '$1건'],
      [/([이그저])것이(?!\p{L})/gu, '$1게'],
      [/([이그저])것을/g, '$1걸'],
      [/무엇을/g, '뭘'],
      [/무엇/g, '뭐'],
      [/(?<!\p{L})나는(?!\p{L})/gu, '난'],
      [/(?<!\p{L})너는(?!\p{L})/gu, '넌'],
    ],
    endings:
      '다 어요 아요 해요 습니다 세요 요 은 는 이 가 을 를 들 어 아 고 에 에서 의 도 로 와 과 하고 까지 부터 예요 이에요 입니다',
  },
  'zh-CN': { negations: '不 没 没有 无 非 别 未', spellings: [[/沒/g, '没'], OF_AN_ADJECTIVE] },
  'zh-TW': { negations: '不 沒 沒有 無 非 別 未', spellings: [[/没/g, '沒'], OF_AN_ADJECTIVE] },
  id: { negations: 'tidak bukan jangan tanpa belum tak', endings: 'an i kan nya ku mu' },
  ms: { negations: 'tidak bukan jangan tanpa belum tak', endings: 'an i kan nya ku mu' },
  sw: { negations: 'si hapana hakuna bila kamwe', negatingPrefixes: 'ha si' },
  cy: {
    articles: 'y yr',
    negations: 'ddim na nid byth neb heb',
    negatingPrefixes: 'an di',
    endings: 'au on iau oedd ion i odd',
  },
  ga: {
    articles: 'an na',
    negations: 'ní níl nach gan ná',
    negatingPrefixes: 'neamh mí an',
    endings: 'a í anna acha e te',
  },
  eu: { negations: 'ez inoiz ezer inor gabe', negatingPrefixes: 'ez des', endings: 'a ak k n an ko ra' },
  sq: {
    // The small word that joins an adjective to its noun is an article too.
    articles: 'një i e të së',
    negations: 'jo nuk nuku mos asgjë askush kurrë pa',
    negatingPrefixes: 'pa jo mos',
    endings: 'i a u e t et at ve in n ë r',
  },
  hy: { negations: 'ոչ չի չեմ երբեք ոչինչ առանց', negatingPrefixes: 'ան չ', endings: 'ը ն եր ներ ի ում ով ել' },
  ka: { negations: 'არ არა ვერ ნუ არასოდეს არაფერი', negatingPrefixes: 'უ არა', endings: 'ი ს მა ის ით ად ო ები ა' },
};
