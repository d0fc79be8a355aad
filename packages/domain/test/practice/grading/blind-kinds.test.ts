/** Kinds of answers that the set `bench/grading/blind-answers.txt` found, each in several languages. */
import { expect, test } from 'vitest';
import { gradeAnswer } from '@wordcluster/domain/practice/grading';

type Case = readonly [language: string, expected: string, typed: string];
/** The answers that are graded otherwise. */
const otherThan = (verdicts: string, cases: readonly Case[]): string[] =>
  cases
    .map(([language, expected, typed]) => ({
      of: `${language}: ${typed} for ${expected}`,
      is: gradeAnswer({ expected, typed, language, otherAnswers: [], question: null, mode: 'text' }).verdict,
    }))
    .filter(({ is }) => !verdicts.split('|').includes(is))
    .map(({ of, is }) => `${of} is ${is}`);

const RIGHT = 'right|right_with_note';

// Specification: S0-1.403
test('labels of every dictionary are no part of the answer, also between senses', () => {
  expect(
    otherThan(RIGHT, [
      ['zh-CN', 'v. & n. 计划', '计划'],
      ['zh-CN', 'vi.到达 n.到来', '到达'],
      ['zh-CN', 'vi.到达 n.到来', '到来'],
      ['en', 'v. run n. race', 'race'],
      ['zh-CN', '动 跑', '跑'],
      ['ja', '名 机', '机'],
      ['ja', '《形》美しい', '美しい'],
      ['ja', '『名』犬', '犬'],
      ['es', 'nf. mesa', 'mesa'],
      ['pt', 'subst. masc. livro', 'livro'],
      ['tr', 'is. köpek', 'köpek'],
      ['el', 'ουσ. σκύλος', 'σκύλος'],
    ]),
  ).toEqual([]);
  expect(
    otherThan('wrong', [
      ['en', 'v. run n. race', 'v'],
      ['zh-CN', '数 学', '数'],
    ]),
  ).toEqual([]);
});

// Specification: S0-1.403
test('entities of every letter, numbers in circles, reference marks and clozes decorate', () => {
  expect(
    otherThan(RIGHT, [
      ['de', 'Schlo&szlig;', 'Schloß'],
      ['de', 'M&auml;dchen', 'Mädchen'],
      ['fr', '&eacute;t&eacute;', 'été'],
      ['cs', '&bdquo;ahoj&ldquo;', 'ahoj'],
      ['es', 'ma&ntilde;ana', 'mañana'],
      ['zh-CN', '①苹果', '苹果'],
      ['ko', '※ 주의', '주의'],
      ['en', '{{c1::planet}}', 'planet'],
      ['en', '{{c2::planet::Pluto?}}', 'planet'],
    ]),
  ).toEqual([]);
  expect(otherThan('wrong', [['en', 'R&B;', 'R']])).toEqual([]);
});

// Specification: S0-1.403
test('fixed phrases with "or" stay whole in every language, sentences too; abbreviations and other semicolons do not join', () => {
  expect(
    otherThan('wrong|almost', [
      ['he', 'פחות או יותר', 'יותר'],
      ['fi', 'ennemmin tai myöhemmin', 'myöhemmin'],
      ['bg', 'повече или по-малко', 'повече'],
      ['ro', 'mai mult sau mai puțin', 'mai mult'],
      ['el', 'αργά ή γρήγορα', 'γρήγορα'],
      ['lt', 'anksčiau arba vėliau', 'vėliau'],
      ['en', 'He came, saw and won.', 'he came'],
      ['de', 'Er kam, sah und ging.', 'er kam'],
    ]),
  ).toEqual([]);
  expect(
    otherThan(RIGHT, [
      ['fr', "c'est-à-dire, c.-à-d.", "c'est-à-dire"],
      ['de', 'zum Beispiel, z. B.', 'zum Beispiel'],
      ['en', 'and so on, etc.', 'and so on'],
      ['ar', 'كبير؛ ضخم؛ عظيم', 'ضخم'],
      ['fa', 'بزرگ؛ کلان', 'کلان'],
      ['am', 'ትልቅ፤ ግዙፍ', 'ግዙፍ'],
      ['am', 'ውሻ፣ ድመት', 'ድመት'],
    ]),
  ).toEqual([]);
});

// Specification: S0-1.403
test('an accent on the last vowel that makes another tense is almost, either way round; nouns are noted', () => {
  expect(
    otherThan('almost', [
      ['es', 'habló', 'hablo'],
      ['es', 'hablo', 'habló'],
      ['es', 'hablará', 'hablara'],
      ['it', 'parlò', 'parlo'],
      ['pt', 'falará', 'falara'],
    ]),
  ).toEqual([]);
  expect(
    otherThan('right_with_note', [
      ['es', 'dominó', 'domino'],
      ['es', 'café', 'cafe'],
      ['it', 'falò', 'falo'],
      ['pt', 'sofá', 'sofa'],
    ]),
  ).toEqual([]);
});

// Specification: S0-1.403
test('several syllables without any tone are noted; one syllable, and another tone, is almost', () => {
  expect(
    otherThan('right_with_note', [
      ['zh-CN', 'nǐ hǎo', 'ni hao'],
      ['zh-CN', 'xuéxí', 'xuexi'],
      ['vi', 'cảm ơn', 'cam on'],
      ['vi', 'trường học', 'truong hoc'],
    ]),
  ).toEqual([]);
  expect(
    otherThan('almost', [
      ['zh-CN', 'mǎ', 'ma'],
      ['zh-CN', 'nǐ hǎo', 'ní hǎo'],
      ['vi', 'mẹ', 'me'],
      ['vi', 'cảm ơn', 'cạm ơn'],
      ['vi', 'bò', 'bơ'],
    ]),
  ).toEqual([]);
});

// Specification: S0-1.403
test('variants and contractions are the same word', () => {
  expect(
    otherThan(RIGHT, [
      ['en', "she's", 'she has'],
      ['en', "she's", 'she is'],
      ['en', "I'd", 'I had'],
      ['en', "I'd", 'I would'],
      ['en', 'learnt', 'learned'],
      ['en', 'spelt', 'spelled'],
      ['en', 'gonna', 'going to'],
      ['en', 'to be tired', 'tired'],
      ['de', 'müde sein', 'müde'],
      ['fr', 'être fatigué', 'fatigué'],
      ['de', 'ich habe', "ich hab'"],
      ['no', 'fram', 'frem'],
      ['no', 'boka', 'boken'],
      ['fr', 'oignon', 'ognon'],
      ['es', 'quisiera', 'quisiese'],
      ['it', 'devo', 'debbo'],
      ['nl', "zo'n", 'zo een'],
      ['ja', 'では', 'じゃ'],
      ['ko', '이것은', '이건'],
      ['ur', 'ہاں', 'هاں'],
      ['vi', 'con chó', 'chó'],
    ]),
  ).toEqual([]);
  expect(
    otherThan('wrong|almost', [
      ['en', "she's here", 'she has here'],
      ['no', 'bok', 'boken'],
      ['vi', 'con chó', 'cái chó'],
      ['es', 'clase', 'clara'],
    ]),
  ).toEqual([]);
});

// Specification: S0-1.403
test('forms that no ending explains are almost: irregular ones and classes of nouns; who is meant counts', () => {
  expect(
    otherThan('almost', [
      ['en', 'child', 'children'],
      ['en', 'to go', 'went'],
      ['fr', 'œil', 'yeux'],
      ['cs', 'člověk', 'lidé'],
      ['ru', 'ребёнок', 'дети'],
      ['da', 'mand', 'mænd'],
      ['ar', 'كتاب', 'كتب'],
      ['he', 'אישה', 'נשים'],
      ['sw', 'kitabu', 'vitabu'],
      ['sw', 'mtu', 'watu'],
    ]),
  ).toEqual([]);
  expect(
    otherThan('wrong', [
      ['en', 'I am', 'I are'],
      ['en', 'child', 'man'],
      ['sw', 'kitabu', 'watu'],
    ]),
  ).toEqual([]);
});

// Specification: S0-1.403
test('small words and parts of verbs: another one, none, or elsewhere is almost, and no slip', () => {
  expect(
    otherThan('almost', [
      ['en', 'She is a teacher.', 'She is teacher.'],
      ['fr', 'Je vais au cinéma.', 'Je vais à le cinéma.'],
      ['es', 'Voy al cine.', 'Voy a el cine.'],
      ['it', 'Vado al cinema.', 'Vado a il cinema.'],
      ['pt', 'Gosto do filme.', 'Gosto de o filme.'],
      ['he', 'אני גר בתל אביב', 'אני גר לתל אביב'],
      ['ar', 'أذهب للمدرسة اليوم', 'أذهب بلمدرسة اليوم'],
      ['vi', 'cảm ơn ạ', 'cảm ơn'],
      ['ja', 'おはようございます', 'おはよう'],
      ['de', 'ich stehe auf', 'ich aufstehe'],
      ['de', 'er ruft mich an', 'er anruft mich'],
      ['nl', 'ik sta op', 'ik opsta'],
    ]),
  ).toEqual([]);
  expect(
    otherThan('wrong', [
      ['en', 'to look for', 'to look'],
      ['en', 'to look for', 'to look at'],
      ['de', 'ich stehe auf', 'ich ausstehe'],
    ]),
  ).toEqual([]);
});

// Specification: S0-1.403
test('beginnings of Greek and Latin words are never a slip', () => {
  expect(
    otherThan('wrong', [
      ['en', 'hypertension', 'hypotension'],
      ['fr', 'hypertension', 'hypotension'],
      ['es', 'hipertensión', 'hipotensión'],
      ['it', 'ipertensione', 'ipotensione'],
      ['ru', 'гипертония', 'гипотония'],
      ['en', 'macroeconomics', 'microeconomics'],
      ['de', 'importieren', 'exportieren'],
      ['cs', 'makroekonomie', 'mikroekonomie'],
    ]),
  ).toEqual([]);
});

// Specification: S0-1.403
test('letters of one sound are a slip of who speaks the language', () => {
  expect(
    otherThan('right_with_note|almost', [
      ['az', 'kitab', 'kitap'],
      ['kk', 'рахмет', 'рақмет'],
      ['uz', 'rahmat', 'raxmat'],
      ['ur', 'شکریہ', 'شکریا'],
      ['gu', 'પાણી', 'પાણિ'],
      ['bg', 'ябълка', 'ябалка'],
      ['bn', 'ধন্যবাদ', 'ধন্নবাদ'],
      ['en', 'forty', 'fourty'],
    ]),
  ).toEqual([]);
});

// Specification: S0-1.403
test('an alternative that is named twice is no list', () => {
  expect(
    otherThan('wrong', [
      ['tr', 'para', 'para para'],
      ['en', 'big; large', 'big big'],
    ]),
  ).toEqual([]);
  expect(otherThan(RIGHT, [['en', 'big; large; zebra', 'big large']])).toEqual([]);
});
