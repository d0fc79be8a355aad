import type { ResponseOf } from '@wordcluster/contract/types';
import { Fault } from './scenario.ts';

/** A change: its call, and the state after it was applied exactly once. */
export interface Change<State> {
  method: string;
  path: string;
  body?: unknown;
  made: State;
  /** It makes something to which the server gives numbers, which have to be read. */
  adds?: true;
  /** A refusal that is right, because time has passed meanwhile; any other is a fault. */
  mayRefuse?: number;
}

export type Read = <Body>(path: string) => Promise<Body>;

/** A user who changes their own data and knows the expected state after each change. */
export interface Writer<State> {
  token: string;
  begin: State;
  next(state: State): Change<State>;
  read(call: Read): Promise<State>;
  /** The state as text, without numbers that only the server chooses. */
  summary(state: State): string;
}

interface Row {
  id: number;
  word: string;
}

interface Cluster {
  id: number;
  title: string;
  rows: Row[];
}

interface Shelf {
  clusters: Cluster[];
  /** The follow-up of the last change: its undo, or the start of the pasted import. */
  following: ((shelf: Shelf) => Change<Shelf>) | null;
}

type Rows = ResponseOf<'GET /api/clusters/:cluster_id/clusterRows'>;
type Clusters = ResponseOf<'GET /api/clusters'>;

const MAX_CLUSTERS = 4;
const IMPORTED = 60;

/** A person with clusters that grow, shrink, come and go. */
export function clusterWriter(token: string, random: () => number): Writer<Shelf> {
  let names = 0;
  const name = (what: string) => `${what} ${(names += 1)}`;
  const below = (count: number) => Math.floor(random() * count);

  function createCluster({ clusters }: Shelf): Change<Shelf> {
    const title = name('cluster');
    const made = { clusters: [...clusters, { id: 0, title, rows: [] }], following: null };
    return { method: 'POST', path: '/api/clusters', body: { title, col_1_name: 'Word' }, made, adds: true };
  }

  function changeCluster({ clusters }: Shelf, cluster: Cluster): Change<Shelf> {
    const path = `/api/clusters/${cluster.id}`;
    if (random() < 0.5) {
      const title = name('renamed');
      const made = { clusters: clusters.map((one) => (one === cluster ? { ...one, title } : one)), following: null };
      return { method: 'PATCH', path, body: { title, col_1_name: 'Word' }, made };
    }
    const restore = (shelf: Shelf): Change<Shelf> => ({
      method: 'POST',
      path: `${path}/restore`,
      made: { clusters: [...shelf.clusters, cluster], following: null },
      // Half a minute may be over.
      mayRefuse: 404,
    });
    const made = { clusters: clusters.filter((one) => one !== cluster), following: random() < 0.7 ? restore : null };
    return { method: 'DELETE', path, made };
  }

  function changeRow(shelf: Shelf, cluster: Cluster, at: number, row: Row): Change<Shelf> {
    const path = `/api/clusters/${cluster.id}/clusterRows/${row.id}`;
    const others = cluster.rows.toSpliced(at, 1);
    const dice = random();
    if (dice < 0.4) {
      const word = name('edited');
      const made = withRows(shelf, cluster, cluster.rows.with(at, { ...row, word }));
      return { method: 'PATCH', path, body: { col_1_value: word }, made };
    }
    if (dice < 0.7) {
      const position = below(cluster.rows.length);
      const made = withRows(shelf, cluster, others.toSpliced(position, 0, row));
      return { method: 'PATCH', path, body: { row_number: position + 1 }, made };
    }
    if (dice < 0.9) {
      const restore = (after: Shelf): Change<Shelf> => ({
        method: 'POST',
        path: `${path}/restore`,
        made: withRows(after, cluster, cluster.rows),
      });
      return { method: 'DELETE', path, made: withRows(shelf, cluster, others, random() < 0.5 ? restore : null) };
    }
    const gone = new Set(cluster.rows.slice(at, at + 3).map(({ id }) => id));
    const left = cluster.rows.filter(({ id }) => !gone.has(id));
    const body = { row_ids: [...gone] };
    const made = withRows(shelf, cluster, left);
    return { method: 'POST', path: `/api/clusters/${cluster.id}/clusterRows/delete`, body, made };
  }

  function addRow(shelf: Shelf, cluster: Cluster): Change<Shelf> {
    const word = name('added');
    const made = withRows(shelf, cluster, [...cluster.rows, { id: 0, word }]);
    return {
      method: 'POST',
      path: `/api/clusters/${cluster.id}/clusterRows`,
      body: { col_1_value: word },
      made,
      adds: true,
    };
  }

  function pasteRows(shelf: Shelf, cluster: Cluster): Change<Shelf> {
    const words = Array.from({ length: IMPORTED }, () => name('imported'));
    const append = random() < 0.5 && cluster.rows.length < 300;
    const imported = words.map((word) => ({ id: 0, word }));
    const start = (after: Shelf): Change<Shelf> => ({
      method: 'POST',
      path: `/api/clusters/${cluster.id}/start-import`,
      body: { first_line_header: false, append },
      made: withRows(after, cluster, append ? [...cluster.rows, ...imported] : imported),
      adds: true,
    });
    return {
      method: 'POST',
      path: `/api/clusters/${cluster.id}/paste-import`,
      body: { text: words.join('\n') },
      made: { ...shelf, following: start },
    };
  }

  return {
    token,
    begin: { clusters: [], following: null },
    next(shelf) {
      if (shelf.following) return shelf.following(shelf);
      const cluster = shelf.clusters[below(shelf.clusters.length)];
      const dice = random();
      if (!cluster || (dice < 0.05 && shelf.clusters.length < MAX_CLUSTERS)) return createCluster(shelf);
      if (dice < 0.1) return changeCluster(shelf, cluster);
      if (dice < 0.14) return pasteRows(shelf, cluster);
      const at = below(cluster.rows.length);
      const row = cluster.rows[at];
      return dice < 0.6 && row ? changeRow(shelf, cluster, at, row) : addRow(shelf, cluster);
    },
    async read(call) {
      const clusters = await call<Clusters>('/api/clusters');
      return { following: null, clusters: await Promise.all(clusters.map((one) => readCluster(one, call))) };
    },
    summary: ({ clusters }) =>
      clusters
        .map(({ title, rows }) => `${title}: ${rows.map(({ word }) => word).join(', ')}`)
        .toSorted((one, other) => one.localeCompare(other))
        .join('; '),
  };
}

const withRows = ({ clusters }: Shelf, cluster: Cluster, rows: Row[], following: Shelf['following'] = null): Shelf => ({
  clusters: clusters.map((one) => (one.id === cluster.id ? { ...one, rows } : one)),
  following,
});

async function readCluster({ id, title, row_count }: Clusters[number], call: Read): Promise<Cluster> {
  const rows = await call<Rows>(`/api/clusters/${id}/clusterRows`);
  if (rows.some(({ row_number }, index) => row_number !== index + 1)) throw new Fault(`${title}: a gap in the numbers`);
  if (row_count !== rows.length) throw new Fault(`${title} counts ${row_count} rows and has ${rows.length}`);
  return { id, title, rows: rows.map((row) => ({ id: row.id, word: row.col_1_value ?? '' })) };
}

type Pool = ResponseOf<'GET /api/settings'>;

/** The administrator, who changes the settings. */
export const settingsWriter = (token: string, begin: Pool): Writer<Pool> => ({
  token,
  begin,
  next({ free_pool_limit }) {
    const made = { used_free_characters: 0, free_pool_limit: free_pool_limit + 1 };
    return { method: 'POST', path: '/api/settings', body: made, made };
  },
  read: (call) => call<Pool>('/api/settings'),
  summary: (pool) => JSON.stringify(pool),
});
