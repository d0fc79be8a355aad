/** A fair teacher's grading of typed answers (`grading/grade.ts`) with the word lists of all languages. A browser loads those it needs. */
import { LISTED_LANGUAGES, loadWordLists } from './grading/word-lists.ts';

export * from './grading/grade.ts';

await loadWordLists(LISTED_LANGUAGES);
