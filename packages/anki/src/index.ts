export { Archive } from './archive.ts';
export { clozeGaps, clozeText, type Gap } from './cloze.ts';
export type { AnkiDeck, AnkiNoteType, AnkiTemplate } from './definitions.ts';
export { fieldContent, fieldHtml, type FieldContent } from './html.ts';
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
export { directionOf } from './template-fields.ts';
export { textHeaders, type TextHeaders } from './text-export.ts';
export { PackageWriter, type WrittenCard, type WrittenNote, type WrittenNoteType } from './write-package.ts';
