import { rowErrors } from '@wordcluster/domain/clusters/cells';
import { hasErrors } from '@wordcluster/domain/validation';
import { useEffect, useRef, useState } from 'react';
import { asFailure } from '../../../platform/api-failure.ts';
import { failureText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import type { Row } from '../api/rows.ts';
import type { TableColumn } from './table-column.ts';
import {
  EMPTY_DRAFT,
  filledFrom,
  inColumns,
  isEmpty,
  useDraftRow,
  type CompleteDraft,
  type DraftRow,
} from './use-draft-row.ts';

/** Milliseconds for which a refused row's reason is shown. */
const ERROR_MS = 5000;

const showRefusal = (error: unknown) =>
  showToast({ message: failureText(asFailure(error)), severity: 'error', duration: ERROR_MS });

/** What appears in this empty field, under the caret, is selected, so that typing replaces it. */
function selectCompleted(field: Element | null, completed: DraftRow): void {
  if (!(field instanceof HTMLInputElement) || field.value !== '') return;
  requestAnimationFrame(() => Object.values(completed).includes(field.value) && field.select());
}

export interface AddRowInput {
  clusterId: number;
  columns: readonly TableColumn[];
  onAdd: (values: DraftRow) => Promise<Row>;
  onAdded: (row: Row) => void;
  /** The row was refused while the next one was being typed: it must wait elsewhere. */
  onRefused: (values: DraftRow, error: unknown) => void;
  complete: CompleteDraft | undefined;
}

/** Typing, completing and adding the last row. `first` is the field that takes the focus for the next row. */
export function useAddRow({ clusterId, columns, onAdd, onAdded, onRefused, complete }: AddRowInput) {
  const { draft, change } = useDraftRow(clusterId);
  const [busy, setBusy] = useState(false);
  const [sending, setSending] = useState(0);
  const [tried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const typed = useRef(draft);
  useEffect(() => {
    typed.current = draft;
  });

  const send = async (values: DraftRow) => {
    setSending((count) => count + 1);
    try {
      onAdded(await onAdd(values));
    } catch (error) {
      // The fields are gone at the plan's limit.
      if (first.current !== null && isEmpty(typed.current)) change(() => values);
      else onRefused(values, error);
      showRefusal(error);
    } finally {
      setSending((count) => count - 1);
    }
  };

  const completeAndSend = async () => {
    const shown = inColumns(draft, columns);
    const values = shown.col_1_value.trim() === '' && complete ? await complete(shown, null) : shown;
    change((now) => ({ ...now, col_1_value: now.col_1_value || values.col_1_value }));
    const invalid = hasErrors(rowErrors({ ...values }));
    setTried(invalid);
    first.current?.focus();
    if (invalid) return;
    // At once, so that the next row can be typed while this one is on its way.
    change(() => EMPTY_DRAFT);
    void send(values);
  };

  const submit = async () => {
    // The second half of a double Enter.
    if (busy || (sending > 0 && isEmpty(draft))) return;
    setBusy(true);
    try {
      await completeAndSend();
    } catch (error) {
      showRefusal(error);
    } finally {
      setBusy(false);
    }
  };

  const leave = async ({ number }: TableColumn) => {
    const field = `col_${number}_value` as const;
    if (!complete || busy || draft[field].trim() === '') return;
    const completed = await complete(draft, number);
    selectCompleted(document.activeElement, completed);
    // The row was added or retyped meanwhile: then this belongs to what is no longer there.
    change((now) => (now[field] === draft[field] ? filledFrom(now, completed) : now));
  };

  return { draft, change, busy, tried, first, submit, leave };
}
