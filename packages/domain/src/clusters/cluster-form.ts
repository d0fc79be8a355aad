/** Rules of the create and modify dialog. */
import type { Message } from '../messages/all.ts';
import { message } from '../messages/clusters.ts';
import { isLanguageCode } from '../languages/languages.ts';
import {
  codePointLength,
  hasControlCharacters,
  hasForbiddenCharacters,
  isBlank,
  normalizeText,
} from '../text/characters.ts';
import { collectErrors, type FieldErrors } from '../validation.ts';
import { COLUMN_NUMBERS, columnLanguage, type ClusterColumns, type ColumnNumber } from './cluster.ts';

const MIN_TITLE_LENGTH = 3;
const MAX_TITLE_LENGTH = 120;
const MAX_DESCRIPTION_LENGTH = 1000;
const MIN_COLUMN_NAME_LENGTH = 2;
const MAX_COLUMN_NAME_LENGTH = 60;
/** Value of "none" in the language pickers. */
export const NO_LANGUAGE = '-';

const TITLE_TOO_SHORT = message('cluster.title_too_short');
const TITLE_TOO_LONG = message('cluster.title_too_long');
const DESCRIPTION_TOO_LONG = message('cluster.description_too_long');
const COLUMN_TOO_SHORT = message('cluster.column_too_short');
const COLUMN_TOO_LONG = message('cluster.column_too_long');
export const FORBIDDEN_CHARACTERS = message('cluster.unstorable');
export const UNKNOWN_LANGUAGE = message('cluster.language_unknown');
export const LANGUAGE_TAKEN = message('cluster.language_taken');
const LANGUAGE_OUT_OF_ORDER = message('cluster.language_out_of_order');

export interface ClusterForm extends ClusterColumns {
  readonly title: string;
  readonly description: string | null;
}

export function validateTitle(title: string): Message | null {
  const text = normalizeText(title);
  if (hasControlCharacters(text)) return FORBIDDEN_CHARACTERS;
  if (codePointLength(text) < MIN_TITLE_LENGTH) return TITLE_TOO_SHORT;
  return codePointLength(text) > MAX_TITLE_LENGTH ? TITLE_TOO_LONG : null;
}

/** Message for a description, or null; line breaks are allowed. */
export function validateDescription(description: string): Message | null {
  const text = normalizeText(description);
  if (hasForbiddenCharacters(text)) return FORBIDDEN_CHARACTERS;
  return codePointLength(text) > MAX_DESCRIPTION_LENGTH ? DESCRIPTION_TOO_LONG : null;
}

/** The first column must have a name. */
export function validateFirstColumnName(name: string): Message | null {
  return codePointLength(normalizeText(name)) < MIN_COLUMN_NAME_LENGTH
    ? COLUMN_TOO_SHORT
    : validateOtherColumnName(name);
}

/** Columns 2 and 3 are optional: only invalid names are refused. */
export function validateOtherColumnName(name: string): Message | null {
  const text = normalizeText(name);
  if (hasControlCharacters(text)) return FORBIDDEN_CHARACTERS;
  return codePointLength(text) > MAX_COLUMN_NAME_LENGTH ? COLUMN_TOO_LONG : null;
}

function chosenLanguage(form: ClusterColumns, column: ColumnNumber): string | null {
  const language = columnLanguage(form, column);
  return language === null || language === '' || language === NO_LANGUAGE ? null : language;
}

/** A picker hides the languages of other columns and is disabled until the column before it is set. */
export function languagePicker(form: ClusterColumns, column: ColumnNumber): { disabled: boolean; taken: string[] } {
  const before = COLUMN_NUMBERS.find((other) => other === column - 1);
  const others = COLUMN_NUMBERS.filter((other) => other !== column).map((other) => chosenLanguage(form, other));
  return {
    disabled: before !== undefined && chosenLanguage(form, before) === null,
    taken: others.filter((language) => language !== null),
  };
}

function languageMessage(form: ClusterColumns, column: ColumnNumber): Message | null {
  const language = chosenLanguage(form, column);
  if (language === null) return null;
  if (!isLanguageCode(language)) return UNKNOWN_LANGUAGE;
  const picker = languagePicker(form, column);
  if (picker.taken.includes(language)) return LANGUAGE_TAKEN;
  return picker.disabled ? LANGUAGE_OUT_OF_ORDER : null;
}

/** Messages of every failing field; an empty object lets Save be pressed. */
export function clusterErrors(form: ClusterForm): FieldErrors {
  return collectErrors({
    title: validateTitle(form.title),
    description: validateDescription(form.description ?? ''),
    col_1_name: validateFirstColumnName(form.col_1_name),
    col_2_name: validateOtherColumnName(form.col_2_name ?? ''),
    col_3_name: validateOtherColumnName(form.col_3_name ?? ''),
    col_1_language: languageMessage(form, 1),
    col_2_language: languageMessage(form, 2),
    col_3_language: languageMessage(form, 3),
  });
}

function optionalText(text: string | null): string | null {
  return isBlank(text) ? null : normalizeText(text ?? '');
}

/** The form as it is sent and stored. */
export function normalizeClusterForm(form: ClusterForm): ClusterForm {
  return {
    title: normalizeText(form.title),
    description: optionalText(form.description),
    col_1_name: normalizeText(form.col_1_name),
    col_2_name: optionalText(form.col_2_name),
    col_3_name: optionalText(form.col_3_name),
    col_1_language: chosenLanguage(form, 1),
    col_2_language: chosenLanguage(form, 2),
    col_3_language: chosenLanguage(form, 3),
  };
}
