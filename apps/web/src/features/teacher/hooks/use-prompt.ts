import { NO_LANGUAGE, languagePicker } from '@wordcluster/domain/clusters/cluster-form';
import { COLUMN_NUMBERS, usedColumns, type ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { teacherRequestErrors, type TeacherRequest } from '@wordcluster/domain/clusters/teacher-request';
import { normalizeText } from '@wordcluster/domain/text/characters';
import { useState } from 'react';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { currentPreferences, languagesOfNewColumns } from '../../../platform/queries/preferences.ts';
import { translateMessage } from '../../../ui/messages.ts';

/** Target of the rows: a new cluster, or an own one. */
export type Target = 'new' | Cluster;

type Languages = Readonly<Record<`col_${ColumnNumber}_language`, string>>;

const DEFAULT_COUNT = 10;

const languagesOf = (target: Target): Languages => {
  if (target === 'new') {
    const { first, second } = languagesOfNewColumns(currentPreferences());
    return {
      col_1_language: first ?? NO_LANGUAGE,
      col_2_language: second ?? NO_LANGUAGE,
      col_3_language: NO_LANGUAGE,
    };
  }
  const of = (column: ColumnNumber) =>
    (usedColumns(target).includes(column) && target[`col_${column}_language`]) || NO_LANGUAGE;
  return { col_1_language: of(1), col_2_language: of(2), col_3_language: of(3) };
};

const orNull = (code: string) => (code === NO_LANGUAGE ? null : code);

/** The vocabulary prompt: its fields, errors, and request. */
export function usePrompt(first: Target) {
  const [target, setTarget] = useState(first);
  const [title, setTitle] = useState('');
  const [topic, setTopic] = useState('');
  const [count, setCount] = useState(String(DEFAULT_COUNT));
  const [languages, setLanguages] = useState(() => languagesOf(first));
  const [left, setLeft] = useState<Readonly<Record<string, boolean>>>({});

  const columns: readonly ColumnNumber[] = target === 'new' ? COLUMN_NUMBERS : usedColumns(target);
  const request: TeacherRequest = {
    cluster_id: target === 'new' ? null : target.id,
    cluster_title: target === 'new' ? normalizeText(title) : null,
    topic: normalizeText(topic),
    word_count: /^\d+$/.test(count.trim()) ? Number(count) : Number.NaN,
    col_1_language: orNull(languages.col_1_language),
    col_2_language: orNull(languages.col_2_language),
    col_3_language: orNull(languages.col_3_language),
  };
  const errors = teacherRequestErrors(request);
  /** A message shows once its field was left. */
  const messageOf = (name: string) =>
    left[name] === true ? (errors[name]?.map(translateMessage).join(', ') ?? null) : null;
  const names = { col_1_name: '', col_2_name: null, col_3_name: null };

  const choose = (next: Target) => {
    setTarget(next);
    // A cluster sets its columns' languages; for a new one the chosen ones stay.
    if (next !== 'new') setLanguages(languagesOf(next));
  };
  const setLanguage = (column: ColumnNumber, code: string) =>
    setLanguages((before) => {
      const after = { ...before, [`col_${column}_language`]: code };
      // Removing a language disables the columns behind it.
      if (code === NO_LANGUAGE && column < 2) after.col_2_language = NO_LANGUAGE;
      if (code === NO_LANGUAGE && column < 3) after.col_3_language = NO_LANGUAGE;
      return after;
    });

  return {
    target,
    choose,
    title,
    setTitle,
    topic,
    setTopic,
    count,
    setCount,
    languages,
    setLanguage,
    columns,
    picker: (column: ColumnNumber) => languagePicker({ ...names, ...languages }, column),
    messageOf,
    leave: (name: string) => setLeft((before) => ({ ...before, [name]: true })),
    leaveAll: () => setLeft({ cluster_title: true, topic: true, word_count: true, col_1_language: true }),
    // Column 1 of a row is never empty, so its language is required.
    valid: Object.keys(errors).length === 0 && request.col_1_language !== null,
    request,
  };
}

export type Prompt = ReturnType<typeof usePrompt>;
