/** Rules of the vocabulary prompt (step 0 of the AI import). */
import type { Message } from '../messages/all.ts';
import { message } from '../messages/clusters.ts';
import { message as importMessage } from '../messages/imports.ts';
import { isLanguageCode } from '../languages/languages.ts';
import { codePointLength, hasControlCharacters, normalizeText } from '../text/characters.ts';
import { collectErrors, type FieldErrors } from '../validation.ts';
import { FORBIDDEN_CHARACTERS, LANGUAGE_TAKEN, UNKNOWN_LANGUAGE, validateTitle } from './cluster-form.ts';
import { COLUMN_NUMBERS, type ColumnNumber } from './cluster.ts';
import { FREE_ROWS } from './free-plan.ts';

export const MIN_WORD_COUNT = 1;
export const MAX_WORD_COUNT = 50;
export const WORD_COUNT_CHOICES: readonly number[] = [5, 10, 15, 20];
export const MIN_TOPIC_LENGTH = 3;
const MAX_TOPIC_LENGTH = 200;

const TOPIC_TOO_SHORT = message('teacher.topic_too_short');
const TOPIC_TOO_LONG = message('teacher.topic_too_long');
const WORD_COUNT_MESSAGE = message('teacher.word_count_invalid');
export const LANGUAGE_REQUIRED = message('teacher.language_required');

export interface TeacherRequest {
  /** Null: a new cluster, which needs a title. */
  readonly cluster_id: number | null;
  readonly cluster_title: string | null;
  readonly topic: string;
  readonly word_count: number;
  readonly col_1_language: string | null;
  readonly col_2_language: string | null;
  readonly col_3_language: string | null;
}

function validateTopic(topic: string): Message | null {
  const text = normalizeText(topic);
  if (hasControlCharacters(text)) return FORBIDDEN_CHARACTERS;
  if (codePointLength(text) < MIN_TOPIC_LENGTH) return TOPIC_TOO_SHORT;
  return codePointLength(text) > MAX_TOPIC_LENGTH ? TOPIC_TOO_LONG : null;
}

function validateWordCount(count: number): Message | null {
  const fits = Number.isInteger(count) && count >= MIN_WORD_COUNT && count <= MAX_WORD_COUNT;
  return fits ? null : WORD_COUNT_MESSAGE;
}

function languageMessage(request: TeacherRequest, column: ColumnNumber): Message | null {
  const language = request[`col_${column}_language`];
  if (language === null) {
    // Rows of an existing cluster need a value in its first column.
    if (column === 1 && request.cluster_id !== null) return LANGUAGE_REQUIRED;
    const none = COLUMN_NUMBERS.every((other) => request[`col_${other}_language`] === null);
    return column === 1 && none ? LANGUAGE_REQUIRED : null;
  }
  if (!isLanguageCode(language)) return UNKNOWN_LANGUAGE;
  const taken = COLUMN_NUMBERS.some((other) => other < column && request[`col_${other}_language`] === language);
  return taken ? LANGUAGE_TAKEN : null;
}

/** Messages of every failing field; the server enforces the title too. */
export function teacherRequestErrors(request: TeacherRequest): FieldErrors {
  return collectErrors({
    cluster_title: request.cluster_id === null ? validateTitle(request.cluster_title ?? '') : null,
    topic: validateTopic(request.topic),
    word_count: validateWordCount(request.word_count),
    col_1_language: languageMessage(request, 1),
    col_2_language: languageMessage(request, 2),
    col_3_language: languageMessage(request, 3),
  });
}

/** The preview's notice, worded like the file import's; null when all generated rows go in. */
export function teacherPreviewNotice(realRows: number, importableRows: number): Message | null {
  const left = realRows - importableRows;
  if (left <= 0) return null;
  return importMessage('teacher.row_limit', { rows: realRows, limit: FREE_ROWS, left });
}
