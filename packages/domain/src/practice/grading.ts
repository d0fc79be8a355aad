/**
 * Helpful grading of typed answers (`grading/grade.ts`) with the word lists of all languages. A browser loads only
 * those it needs.
 */
import { LISTED_LANGUAGES, loadWordLists } from './grading/word-lists.ts';

export * from './grading/grade.ts';

await loadWordLists(LISTED_LANGUAGES);
