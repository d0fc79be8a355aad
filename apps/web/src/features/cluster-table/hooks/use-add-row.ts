import { rowErrors } from '@wordcluster/domain/clusters/cells';
import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import {
  draftInColumns,
  filledDraft,
  isEmptyDraft,
  type DraftRow,
  type TableColumn,
} from '@wordcluster/domain/cluster-table/columns';
import { hasErrors } from '@wordcluster/domain/validation';
import { useRef, useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { failureText } from '../../../ui/messages.ts';
import { announceRefused } from '../state/announce.ts';
import type { Table } from '../state/table-store.ts';

/** Fills empty cells of the draft from the one that was left (translation); null: the row is about to be added. */
export type CompleteDraft = (draft: DraftRow, left: ColumnNumber | null) => Promise<DraftRow>;

/** Selects completed text in this field, so that typing replaces it. */
function selectCompleted(field: Element | null, completed: DraftRow): void {
  if (!(field instanceof HTMLInputElement) || field.value !== '') return;
  requestAnimationFrame(() => Object.values(completed).includes(field.value) && field.select());
}

/** State of the add row: typing, completing and adding. `first` is the field focused for the next row. */
export function useAddRow(
  { store, dispatch }: Table,
  columns: readonly TableColumn[],
  complete: CompleteDraft | undefined,
) {
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const draftNow = () => store.getState().draft;
  const change = (update: Partial<DraftRow>) =>
    dispatch({ type: 'draft-changed', draft: { ...draftNow(), ...update } });

  const completeAndAdd = async () => {
    const shown = draftInColumns(draftNow(), columns);
    const values = shown.col_1_value.trim() === '' && complete ? await complete(shown, null) : shown;
    change({ col_1_value: draftNow().col_1_value || values.col_1_value });
    const invalid = hasErrors(rowErrors({ ...values }));
    setTried(invalid);
    first.current?.focus();
    if (!invalid) dispatch({ type: 'added', values });
  };

  const submit = async () => {
    const { list, draft } = store.getState();
    const adding = list.pending.some((entry) => entry.change.type === 'add');
    // The second half of a double Enter.
    if (busy || (adding && isEmptyDraft(draft))) return;
    setBusy(true);
    try {
      await completeAndAdd();
    } catch (error) {
      announceRefused(failureText(asFailure(error)));
    } finally {
      setBusy(false);
    }
  };

  const leave = async (number: ColumnNumber) => {
    const field = `col_${number}_value` as const;
    const draft = draftNow();
    if (!complete || busy || draft[field].trim() === '') return;
    const completed = await complete(draft, number);
    selectCompleted(document.activeElement, completed);
    // Otherwise the row was added or retyped meanwhile, and the completion is outdated.
    if (draftNow()[field] === draft[field]) change(filledDraft(draftNow(), completed));
  };

  return { change, busy, tried, first, submit, leave };
}
