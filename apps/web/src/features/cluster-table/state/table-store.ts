import type { RowChange } from '@wordcluster/domain/cluster-table/changes';
import { EMPTY_DRAFT, isDraft, isEmptyDraft, type DraftRow } from '@wordcluster/domain/cluster-table/columns';
import type { Pending } from '@wordcluster/domain/cluster-table/pending-changes';
import { reduce, type TableEvent } from '@wordcluster/domain/cluster-table/reducer';
import { openTable, type TableSettings, type TableState } from '@wordcluster/domain/cluster-table/state';
import { createStore, type StoreApi } from 'zustand';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { refreshRows, rowsKey, noteRowChange } from '../../../platform/queries/clusters.ts';
import { queryClient } from '../../../platform/http/query-client.ts';
import { readJson, writeJson, writeText } from '../../../platform/storage/storage.ts';
import { failureText } from '../../../ui/messages.ts';
import { sendChange, type Row } from '../api/rows.ts';
import { announceRefused, announceStored, endAnnounced } from './announce.ts';

/** Listener of stored changes; `row` is an added or restored one. */
type StoredListener = (change: RowChange, row: Row | null) => void;

export interface Table {
  store: Pick<StoreApi<TableState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Applies an event; changes are sent to the server in order. */
  dispatch: (event: TableEvent) => void;
  /** Returns the function that ends the listening. */
  onStored: (listener: StoredListener) => () => void;
}

const draftKey = (clusterId: number) => `draft-row-${clusterId}`;

/** Stores the last, blank row in the browser, so that leaving the page does not lose it. */
function storeDraft(clusterId: number, draft: DraftRow): void {
  // Deleted once the row is added.
  if (isEmptyDraft(draft)) writeText(draftKey(clusterId), null);
  else writeJson(draftKey(clusterId), draft);
}

/** Store of a cluster's table: the reducer's state, in sync with the cached rows and the server. */
function createTable(clusterId: number, rows: readonly Row[], settings: TableSettings): Table {
  const queryKey = rowsKey(clusterId);
  const typed = readJson(draftKey(clusterId));
  const store = createStore<TableState>(() => openTable(rows, settings, isDraft(typed) ? typed : EMPTY_DRAFT));
  const listeners = new Set<StoredListener>();
  let sending = false;

  function show(event: TableEvent): void {
    const before = store.getState();
    const after = reduce(before, event);
    if (after === before) return;
    store.setState(after, true);
    endAnnounced(clusterId, before.list, after.list);
    if (after.draft !== before.draft) storeDraft(clusterId, after.draft);
    const cached = queryClient.getQueryData<readonly Row[]>(queryKey);
    // Updates the query cache, which the practice test reads too. Rows evicted from it must not return.
    if (cached !== undefined && cached !== after.list.rows) queryClient.setQueryData(queryKey, after.list.rows);
  }

  /** Applies rows loaded since. */
  function takeLoad(): void {
    const loaded = queryClient.getQueryData<readonly Row[]>(queryKey);
    if (loaded !== undefined && loaded !== store.getState().list.rows) show({ type: 'loaded', rows: loaded });
  }

  /** A running load may miss the change answered now: its rows would revert the change on the screen. */
  function giveUpLoad(): boolean {
    takeLoad();
    if (queryClient.getQueryState(queryKey)?.fetchStatus !== 'fetching') return false;
    void queryClient.cancelQueries({ queryKey, exact: true });
    return true;
  }

  async function send(entry: Pending): Promise<void> {
    const { key, change } = entry;
    try {
      const row = await sendChange(clusterId, change);
      show({ type: 'answered', key, row, overtaken: giveUpLoad() });
      announceStored(clusterId, entry, dispatch);
      for (const listener of listeners) listener(change, row);
    } catch (error) {
      const failure = asFailure(error);
      const reason = failureText(failure);
      show({ type: 'refused', key, reason, gone: failure.code === 'not_found', overtaken: giveUpLoad() });
      if (change.type === 'add') announceRefused(reason);
    }
  }

  /** One at a time: two changes on their way at once may arrive in the other order. */
  async function sendAll(): Promise<void> {
    sending = true;
    for (;;) {
      const [head] = store.getState().list.pending;
      if (head === undefined) break;
      await send(head);
    }
    sending = false;
    if (!store.getState().list.stale) return;
    show({ type: 'reloading' });
    void refreshRows(clusterId);
  }

  function dispatch(event: TableEvent): void {
    takeLoad();
    show(event);
    if (!sending && store.getState().list.pending.length > 0) noteRowChange(sendAll());
  }

  const onStored = (listener: StoredListener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  tables.set(clusterId, { dispatch, onStored, store, takeLoad });
  return { store, dispatch, onStored };
}

/** Tables with cached rows: pending changes and undo outlive leaving the page. */
const tables = new Map<number, Table & { takeLoad: () => void }>();

queryClient.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
  const clusterId = Number(queryKey[1]);
  if (!tables.has(clusterId) || queryKey[2] !== rowsKey(clusterId)[2]) return;
  if (type === 'removed') {
    const forgotten = tables.get(clusterId)?.store.getState().list;
    if (forgotten) endAnnounced(clusterId, forgotten, null);
    tables.delete(clusterId);
  } else if (type === 'updated') tables.get(clusterId)?.takeLoad();
});

/** The table of a cluster for a new visit of its page. */
export function tableStoreOf(clusterId: number, rows: readonly Row[], settings: TableSettings): Table {
  const known = tables.get(clusterId);
  known?.dispatch({ type: 'opened' });
  known?.dispatch({ type: 'configured', settings });
  return known ?? createTable(clusterId, rows, settings);
}
