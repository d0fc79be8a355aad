/**
 * The embedded lexicon: words in aligned languages with no account and no network.
 *
 * - `generateRows({ topic, languages, count, seed })`: rows on a topic typed in any language it knows
 * - `translateWord({ text, from, to })`, `translationsOf(...)`: a known word or phrase, never a guess
 * - `topicNames(language)`, `supportedLanguages()`: what it knows
 * - `tutorReply({ message, history, languages })`: a simple chat over the same data
 */
export { generateRows, type RowsAnswer, type RowsRequest } from './rows/generate-rows.ts';
export { supportedLanguages, type LexiconLanguage } from './supported-languages.ts';
export { topicNames } from './topics/topic-names.ts';
export { translateWord, translationsOf, type WordRequest } from './translate/translate-word.ts';
export type { TutorMessage } from './tutor/message.ts';
export { tutorReply, type TutorRequest } from './tutor/tutor-reply.ts';
