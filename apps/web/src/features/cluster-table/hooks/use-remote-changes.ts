import { t } from '@lingui/core/macro';
import { COLUMN_NUMBERS, type ClusterRow, type ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { useEffect } from 'react';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { open } from '../../../platform/http/api.ts';
import { serverEvents } from '../../../platform/http/event-stream.ts';
import { queryClient } from '../../../platform/http/query-client.ts';
import { refreshClusters, refreshRows, rowsKey, type Cluster } from '../../../platform/queries/clusters.ts';
import { useUser } from '../../../platform/session/session.ts';
import { showToast } from '../../../ui/toasts.ts';
import type { Table } from '../state/table-store.ts';
import { personName } from '../../../platform/browser/person-name.ts';

/** Milliseconds after which a stream that broke off is opened again; longer each time. */
const AGAIN_MS = [1000, 3000, 10_000, 30_000];
/** Milliseconds for which a cell counts as just written by the user. */
const OWN_MS = 120_000;

type Changed = ClusterRow & { changed_by: { id: number; first_name: string; last_name: string } | null };

/** Cells recently written by this window, by row and column, with their old values. */
class OwnCells {
  readonly #cells = new Map<string, { value: string | null; at: number }>();

  note(rowId: number, column: ColumnNumber, value: string | null): void {
    this.#cells.set(`${rowId} ${column}`, { value, at: Date.now() });
  }

  /** An own recent cell of a row that another user has replaced; reported once. */
  takeReplaced(row: ClusterRow): { mine: string | null; theirs: string | null } | null {
    for (const column of COLUMN_NUMBERS) {
      const key = `${row.id} ${column}`;
      const own = this.#cells.get(key);
      const theirs = row[`col_${column}_value`];
      if (own === undefined || own.value === theirs) continue;
      this.#cells.delete(key);
      if (Date.now() - own.at < OWN_MS) return { mine: own.value, theirs };
    }
    return null;
  }
}

/** Applies another user's change to this window. */
function hear(table: Table, own: OwnCells, person: number | null, event: string, row: Changed): void {
  table.dispatch({ type: 'remote-change', change: event === 'deleted' ? { gone: row.id } : { row } });
  // A running load may miss the change, and would revert it on the screen.
  if (queryClient.getQueryState(rowsKey(row.cluster_id))?.fetchStatus === 'fetching') void refreshRows(row.cluster_id);
  const by = row.changed_by;
  if (by === null || by.id === person || event === 'deleted') return;
  const replaced = own.takeReplaced(row);
  if (replaced === null) return;
  const name = personName(by);
  const { mine, theirs } = replaced;
  showToast({ message: t`${name} changed your “${mine ?? ''}” to “${theirs ?? ''}”.`, duration: 10_000 });
}

/** Reads a cluster's event stream until it ends; true if read access has ended. */
async function follow(
  clusterId: number,
  signal: AbortSignal,
  onChange: (event: string, row: Changed) => void,
): Promise<boolean> {
  const response = await open('GET /api/clusters/:cluster_id/stream', { params: { cluster_id: clusterId }, signal });
  for await (const { event, data } of serverEvents(response)) {
    if (signal.aborted) return true;
    if (event === 'ended') return true;
    if (event === 'ready' || event === 'reload') void refreshRows(clusterId);
    else onChange(event, JSON.parse(data) as Changed);
  }
  return false;
}

/**
 * Applies other users' changes of a shared cluster to this table at once, with a message if a just written cell was
 * replaced. Only while the page is visible: a browser has few connections.
 */
export function useRemoteChanges({ id, shared_by, shared_with }: Cluster, table: Table): void {
  const isShared = shared_by !== null || shared_with.length > 0;
  const person = useUser()?.id ?? null;
  useEffect(() => {
    if (!isShared) return;
    const own = new OwnCells();
    const stopNoting = table.onStored((change) => {
      const edits = change.type === 'edit' ? [change] : change.type === 'edits' ? change.edits : [];
      for (const { rowId, cells } of edits)
        for (const column of COLUMN_NUMBERS) {
          const value = cells[`col_${column}_value`];
          if (value !== undefined) own.note(rowId, column, value);
        }
    });
    let leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    const listen = async (signal: AbortSignal) => {
      try {
        const ended = await follow(id, signal, (event, row) => {
          failures = 0;
          hear(table, own, person, event, row);
        });
        if (ended && !signal.aborted) return void refreshClusters();
      } catch (error) {
        // Refused: there is nothing to subscribe to. Other errors are transient.
        if (error instanceof ApiFailure && error.status >= 400 && error.status < 500) return;
      }
      if (signal.aborted) return;
      timer = setTimeout(() => void listen(signal), AGAIN_MS[Math.min(failures, AGAIN_MS.length - 1)]);
      failures += 1;
    };
    const stop = () => {
      clearTimeout(timer);
      leaving.abort();
    };
    const look = () => {
      stop();
      if (document.hidden) return;
      leaving = new AbortController();
      void listen(leaving.signal);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stopNoting();
      stop();
    };
  }, [id, isShared, person, table]);
}
