/**
 * Grading rules of a language: optional small words, negations, inflection, and equivalent spellings. Words are
 * case-folded, with a space between them. Languages without rules are graded by the common ones.
 */
export interface LanguageRules {
  /** Definite and indefinite articles: their absence is noted, another one is a mistake of gender or number. */
  readonly articles?: string;
  /** Articles before a vowel without a space; each ends with its apostrophe or is a prefix. */
  readonly elided?: readonly string[];
  /** Mark of the infinitive, which dictionaries write or leave out. */
  readonly infinitive?: string;
  /** Words that negate: a difference in them is never a slip. */
  readonly negations?: string;
  /** Stems of inflected negations: kein, keine, keinen are one. */
  readonly negationStems?: string;
  /** Beginnings that negate: (un)happy, (не)большой. */
  readonly negatingPrefixes?: string;
  /** Endings of other forms of the same word; words that differ in these alone are forms, not slips. */
  readonly endings?: string;
  /** Vowels that leave the end of a stem before an ending: сніданок, сніданки. */
  readonly fleeting?: string;
  /** Articles of the plural: "das Haus, die Häuser" expects the first, "el amigo, la amiga" either. */
  readonly pluralArticles?: string;
  /** Endings of another gender, as dictionaries write them behind a comma or a slash: cansado, -a. */
  readonly genderEndings?: string;
  /** Beginnings that make another verb: ankommen, bekommen; робити, зробити. Two words that differ in these alone are no slips. */
  readonly prefixes?: string;
  /** Letters with a mark that are letters of their own: without the mark they are a slip, not a missing accent. */
  readonly ownLetters?: string;
  /** Marks that distinguish words throughout the language (tones): without them the answer is almost right. */
  readonly marksCount?: true;
  /** Spellings of the same word; the left is replaced by the right on both sides. */
  readonly spellings?: readonly (readonly [RegExp, string])[];
  /** Letters of one sound, which native speakers confuse: exchanging them is a slip in a short word too. */
  readonly sounds?: readonly (readonly [RegExp, string])[];
  /** At the end of a verb: 行きません. */
  readonly negatingEnding?: RegExp;
  /** Within a word: gel(m)iyorum. */
  readonly negatingInfix?: RegExp;
  /** Subjects implied by the verb: (yo) hablo. */
  readonly pronouns?: string;
  /** Small words that are needed, although the rest was known: sich freuen, ich heiße. */
  readonly reflexives?: string;
  /** Placeholders for a person or thing in a dictionary: to give sb. sth. */
  readonly placeholders?: string;
  /** Words that are no phrase of their own beside a slash: el/la estudiante. */
  readonly small?: string;
  /** Interjections that start or end a sentence with a comma: "yes, please" is one phrase, not two words. */
  readonly callOuts?: string;
}

export function words(list: string | undefined): ReadonlySet<string> {
  if (list === undefined) return NO_WORDS;
  const known = SETS.get(list);
  if (known) return known;
  const set = new Set(list.split(/\s+/));
  SETS.set(list, set);
  return set;
}

const NO_WORDS: ReadonlySet<string> = new Set();
const SETS = new Map<string, ReadonlySet<string>>();
