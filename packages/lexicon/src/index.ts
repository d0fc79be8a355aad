/** The embedded lexicon: words in aligned languages with no account and no network. */

export { generateRows, type RowsAnswer, type RowsRequest } from './rows/generate-rows.ts';
export { supportedLanguages, type LexiconLanguage } from './supported-languages.ts';
export { topicNames } from './topics/topic-names.ts';
export {
  translateWord,
  translationsOf,
  translationsWithParts,
  type Translation,
  type WordRequest,
} from './translate/translate-word.ts';
export type { TutorMessage } from './tutor/quiz.ts';
export { tutorReply, type TutorRequest } from './tutor/tutor-reply.ts';
export { wordFacts, type WordFacts } from './dictionaries/word-facts.ts';
