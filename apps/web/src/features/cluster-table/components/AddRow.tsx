import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { rowErrors } from '@wordcluster/domain/clusters/cells';
import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { languageDirection } from '@wordcluster/domain/languages/languages';
import { CornerDownLeft } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { asFailure } from '../../../platform/api-failure.ts';
import { failureText, translateMessage } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import type { Row } from '../api/rows.ts';
import { EMPTY_DRAFT, isEmpty, useDraftRow, type DraftRow } from '../state/use-draft-row.ts';
import type { TableColumn } from '../state/table-column.ts';
import styles from './cluster-table.module.css';

/** Milliseconds for which a refused row's reason is shown. */
const ERROR_MS = 5000;

interface AddRowProps {
  clusterId: number;
  columns: readonly TableColumn[];
  onAdd: (values: DraftRow) => Promise<Row>;
  onAdded: (row: Row) => void;
  /** The row was refused while the next one was being typed: it must wait elsewhere. */
  onRefused: (values: DraftRow, error: unknown) => void;
  /** Fills empty cells from the one that was left (translation); answers the completed draft. */
  complete: ((draft: DraftRow, left: ColumnNumber | null) => Promise<DraftRow>) | undefined;
}

/** What was typed into a column that the cluster has lost since must not be stored unseen. */
const inColumns = (draft: DraftRow, columns: readonly TableColumn[]): DraftRow =>
  columns.reduce(
    (shown, { number }) => ({ ...shown, [`col_${number}_value`]: draft[`col_${number}_value`] }),
    EMPTY_DRAFT,
  );

/** The last, blank row. Enter adds it; what the server refuses stays in the fields. */
export function AddRow({ clusterId, columns, onAdd, onAdded, onRefused, complete }: AddRowProps) {
  const { t } = useLingui();
  const { draft, change } = useDraftRow(clusterId);
  const [busy, setBusy] = useState(false);
  const [sending, setSending] = useState(0);
  const [tried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const id = useId();
  const typed = useRef(draft);
  useEffect(() => {
    typed.current = draft;
  });
  const errors = rowErrors({ ...draft });
  const field = (column: TableColumn) => `col_${column.number}_value` as const;

  const send = async (values: DraftRow) => {
    setSending((count) => count + 1);
    try {
      onAdded(await onAdd(values));
    } catch (error) {
      // The fields are gone at the plan's limit.
      if (first.current !== null && isEmpty(typed.current)) change(() => values);
      else onRefused(values, error);
      showToast({ message: failureText(asFailure(error)), severity: 'error', duration: ERROR_MS });
    } finally {
      setSending((count) => count - 1);
    }
  };

  const submit = async () => {
    // The second half of a double Enter.
    if (busy || (sending > 0 && isEmpty(draft))) return;
    setBusy(true);
    try {
      const shown = inColumns(draft, columns);
      const values = shown.col_1_value.trim() === '' && complete ? await complete(shown, null) : shown;
      change((now) => ({ ...now, col_1_value: now.col_1_value || values.col_1_value }));
      if (Object.keys(rowErrors({ ...values })).length > 0) {
        setTried(true);
        first.current?.focus();
        return;
      }
      // At once, so that the next row can be typed while this one is on its way.
      change(() => EMPTY_DRAFT);
      setTried(false);
      first.current?.focus();
      void send(values);
    } catch (error) {
      showToast({ message: failureText(asFailure(error)), severity: 'error', duration: ERROR_MS });
    } finally {
      setBusy(false);
    }
  };

  const leave = async (column: TableColumn) => {
    if (!complete || busy || draft[field(column)].trim() === '') return;
    const completed = await complete(draft, column.number);
    const focused = document.activeElement;
    const waiting = focused instanceof HTMLInputElement && focused.value === '' ? focused : null;
    change((now) => {
      // The row was added or retyped meanwhile: this belongs to what is no longer there.
      if (now[field(column)] !== draft[field(column)]) return now;
      // Only what is still empty: the user may have typed on meanwhile.
      return {
        col_1_value: now.col_1_value || completed.col_1_value,
        col_2_value: now.col_2_value || completed.col_2_value,
        col_3_value: now.col_3_value || completed.col_3_value,
      };
    });
    // What appears under the caret is selected, so that typing replaces it.
    if (waiting) requestAnimationFrame(() => Object.values(completed).includes(waiting.value) && waiting.select());
  };

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    void submit();
  };

  return (
    <div className={styles['add']} role="row" aria-label={t`New row`}>
      <div role="rowheader" className={styles['number']} aria-hidden>
        +
      </div>
      {columns.map((column, place) => {
        const error = tried ? (errors[field(column)]?.[0] ?? null) : null;
        const errorId = `${id}-${column.number}`;
        return (
          <div role="gridcell" key={column.number} className={styles['field']}>
            <OutlinedInput
              fullWidth
              size="small"
              inputRef={place === 0 ? first : undefined}
              value={draft[field(column)]}
              placeholder={column.name}
              error={error !== null}
              dir={languageDirection(column.language)}
              onChange={({ target }) => change((before) => ({ ...before, [field(column)]: target.value }))}
              onBlur={() => void leave(column)}
              onKeyDown={onKeyDown}
              inputProps={{
                'aria-label': t`New ${column.name}`,
                'aria-describedby': error === null ? undefined : errorId,
                lang: column.language ?? undefined,
                spellCheck: false,
                autoCapitalize: 'off',
                autoComplete: 'off',
              }}
            />
            {error !== null && (
              <div id={errorId} role="alert" className={styles['error']}>
                {translateMessage(error)}
              </div>
            )}
          </div>
        );
      })}
      <div role="gridcell">
        <IconButton
          color="primary"
          aria-label={t`Add row`}
          onClick={() => void submit()}
          disabled={busy || (errors['col_1_value'] !== undefined && complete === undefined)}
        >
          <CornerDownLeft />
        </IconButton>
      </div>
    </div>
  );
}
