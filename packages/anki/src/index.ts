export { Archive } from './archive.ts';
export { clozeGaps, clozeText, type Gap } from './cloze.ts';
export type { AnkiDeck, AnkiNoteType, AnkiTemplate } from './definitions.ts';
export { decodeEntities, fieldContent, fieldHtml, type FieldContent } from './html.ts';
export { openForeignDatabase, text as foreignText, type ForeignDatabase } from './foreign-database.ts';
export { AnkiError, type AnkiErrorCode } from './limits.ts';
export {
  openMedia,
  readPackage,
  type AnkiCard,
  type AnkiNote,
  type AnkiPackage,
  type AnkiReview,
  type MediaFiles,
  type Rating,
} from './read-package.ts';
export { directionOf, shownInAnswer } from './template-fields.ts';
export { textHeaders, type TextHeaders } from './text-export.ts';
export type { WrittenNoteType } from './schema-11.ts';
export { PackageWriter, type WrittenCard, type WrittenNote } from './write-package.ts';
