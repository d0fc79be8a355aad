/**
 * What a fair teacher knows of each language: which small words may be left out, which ones turn the meaning round, how
 * words are inflected, and which spellings are the same word. Words stand as they are after case folding, with a space
 * between them. Languages that are missing here are graded by what holds everywhere.
 */
export interface LanguageRules {
  /** Definite and indefinite articles: their absence is noted, another one is a mistake of gender or number. */
  readonly articles?: string;
  /** Articles that stand before a vowel without a space; each ends with its apostrophe or is a prefix. */
  readonly elided?: readonly string[];
  /** Mark of the infinitive, which dictionaries write or leave out. */
  readonly infinitive?: string;
  /** Words that negate: a difference in them is never a slip. */
  readonly negations?: string;
  /** How negations begin that are inflected: kein, keine, keinen are one. */
  readonly negationStems?: string;
  /** Beginnings that negate: (un)happy, (не)большой. */
  readonly negatingPrefixes?: string;
  /** Endings that make another form of the same word; two words that differ in these alone are forms, not slips. */
  readonly endings?: string;
  /** Vowels that leave the end of a stem before an ending: сніданок, сніданки. */
  readonly fleeting?: string;
  /** Articles of the plural: "das Haus, die Häuser" asks for the first, "el amigo, la amiga" for either. */
  readonly pluralArticles?: string;
  /** Endings of another gender, as dictionaries write them behind a comma or a slash: cansado, -a. */
  readonly genderEndings?: string;
  /** Beginnings that make another verb: ankommen, bekommen; робити, зробити. Two words that differ in these alone are no slips. */
  readonly prefixes?: string;
  /** Letters with a mark that are letters of their own: without the mark they are a slip, not a missing accent. */
  readonly ownLetters?: string;
  /** Marks that tell words apart throughout the language (tones): without them the answer is almost right. */
  readonly marksCount?: true;
  /** Two spellings of the same word; the left is replaced by the right on both sides. */
  readonly spellings?: readonly (readonly [RegExp, string])[];
  /** Letters of one sound, which people mix up who speak the language: one of them for another is a slip in a short word too. */
  readonly sounds?: readonly (readonly [RegExp, string])[];
  /** At the end of a verb: 行きません. */
  readonly negatingEnding?: RegExp;
  /** Within a word: gel(m)iyorum. */
  readonly negatingInfix?: RegExp;
  /** Subjects that the verb says already: (yo) hablo. */
  readonly pronouns?: string;
  /** Small words without which it is not what was asked for, though that was known: sich freuen, ich heiße. */
  readonly reflexives?: string;
  /** Stands for a person or thing in a dictionary: to give sb. sth. */
  readonly placeholders?: string;
  /** Words that are no phrase of their own beside a slash: el/la estudiante. */
  readonly small?: string;
  /** Begins or ends a sentence with a comma: "yes, please" is one phrase, not two words. */
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
