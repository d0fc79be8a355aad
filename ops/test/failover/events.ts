import { readlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createProduct } from '@wordcluster/testing/product';
import type { ResponseOf } from '@wordcluster/contract/types';
import { askAt, restoreTo, runAsPostgres, type Cluster } from './database.ts';
import type { Ledger, Span } from './ledger.ts';
import { until, type Workspace } from './machines.ts';
import type { Servers } from './servers.ts';

export interface World {
  workspace: Workspace;
  cluster: Cluster;
  servers: Servers;
  settings: Record<string, string>;
  ledger: Ledger;
}

/** A fault, and its repair afterwards. */
interface Event {
  title: string;
  happens(world: World): Promise<void>;
  after?(world: World): Promise<void>;
}

const NEXT_VERSION = 'ops/test/failover/next-version.ts';

/** Milliseconds for which something stays away before it is started again. */
const AWAY = 3_000;
const FROZEN = 8_000;

/** Starts stopped programs of the three machines, and waits until they form one cluster again. */
async function whole({ cluster }: World): Promise<void> {
  for (const node of cluster.nodes) {
    node.machine.mend();
    if (node.machine.pids().length === 0) cluster.startNode(node);
  }
  await cluster.whole();
}

/** In the order in which they are played; each finds the cluster whole. */
export const EVENTS: Record<string, Event> = {
  nothing: { title: 'nothing, for comparison', happens: () => sleep(5_000) },
  switchover: { title: 'planned switchover', happens: ({ cluster }) => cluster.switchover(), after: whole },
  postgres: {
    title: 'PostgreSQL of the primary killed',
    async happens({ cluster }) {
      const { machine } = await cluster.primary();
      for (const pid of machine.pids()) if (isPostgres(pid)) process.kill(pid, 'SIGKILL');
    },
    after: whole,
  },
  machine: {
    title: "the primary's machine killed",
    async happens({ cluster }) {
      const { machine } = await cluster.primary();
      machine.cut();
      machine.killAll();
    },
    after: whole,
  },
  pooler: {
    title: `PgBouncer killed, started again after ${AWAY / 1000} s`,
    async happens({ cluster }) {
      await cluster.pooler.kill();
      await sleep(AWAY);
      cluster.startPooler();
    },
  },
  frozen: {
    title: `PgBouncer frozen for ${FROZEN / 1000} s`,
    async happens({ cluster }) {
      cluster.pooler.signal('SIGSTOP');
      await sleep(FROZEN);
      cluster.pooler.signal('SIGCONT');
    },
  },
  network: {
    title: 'the primary cut off by network',
    async happens({ cluster }) {
      const { machine } = await cluster.primary();
      machine.cut();
    },
    after: whole,
  },
  copy: {
    title: "the synchronous copy's machine killed",
    async happens({ cluster }) {
      const { machine } = await cluster.synchronous();
      machine.killAll();
    },
    after: whole,
  },
  'copy-network': {
    title: 'the synchronous copy cut off by network',
    async happens({ cluster }) {
      const { machine } = await cluster.synchronous();
      machine.cut();
    },
    after: whole,
  },
  server: {
    title: `a server killed, started again after ${AWAY / 1000} s`,
    async happens({ servers }) {
      const [server] = servers.all;
      await server?.kill();
      await sleep(AWAY);
      await server?.start();
    },
  },
  upgrade: {
    title: 'servers changed one by one, with a migration',
    happens: ({ servers }) => servers.upgrade(NEXT_VERSION),
    async after({ cluster }) {
      const [made] = await cluster.ask("select from kysely_migration where name = '9999-next-version'");
      if (!made) throw new Error('The next version has not migrated.');
    },
  },
};

function isPostgres(pid: number): boolean {
  try {
    return readlinkSync(`/proc/${pid}/exe`).endsWith('/postgres');
  } catch {
    return false;
  }
}

/** Plays an event under the load of the ledger. */
export async function play(world: World, event: Event): Promise<Span> {
  world.ledger.begin();
  await event.happens(world);
  const span = await world.ledger.end();
  await event.after?.(world);
  return span;
}

type Rows = ResponseOf<'GET /api/clusters/:cluster_id/clusterRows'>;

/**
 * The last event: all words are deleted by mistake, and the database is restored to the moment before from a backup of its
 * files and the archive. Ends the load. Returns the seconds from the mistake to a server that has the words again.
 */
export async function restored({ workspace, cluster, servers, settings, ledger }: World): Promise<number> {
  const { machine } = await cluster.primary();
  const backup = path.join(workspace.folder, 'backup');
  runAsPostgres('pg_basebackup', '-h', machine.address, '-U', 'postgres', '-D', backup, '-X', 'none', '-c', 'fast');
  await sleep(5_000);
  const snapshot = await ledger.snapshot(async () => {
    const [row] = await cluster.ask<{ moment: string }>('select clock_timestamp()::text as moment');
    if (!row) throw new Error('The database has no clock.');
    return row.moment;
  });
  await sleep(3_000);
  await ledger.stop();
  const mistake = Date.now();
  await cluster.ask('delete from cluster_rows');
  const [last] = await cluster.ask<{ segment: string }>('select pg_walfile_name(pg_switch_wal()) as segment');
  await until('The archive has it', 60, async () => {
    const [row] = await cluster.ask<{ done: boolean }>(
      `select last_archived_wal >= '${last?.segment}' as done from pg_stat_archiver`,
    );
    return row?.done === true;
  });
  const url = await restoreTo(workspace, backup, cluster.archive, snapshot.moment);
  const isNext = (await askAt(url, "select from kysely_migration where name = '9999-next-version'")).length > 0;
  await Promise.all(servers.all.map((server) => server.stop()));
  const server = await createProduct(
    { ...settings, DATABASE_URL: url, DATABASE_REPLICA_URL: '' },
    'pipe',
    isNext ? NEXT_VERSION : undefined,
  );
  try {
    await server.start();
    const seconds = (Date.now() - mistake) / 1000;
    for (const { token, clusterId, words, highest } of snapshot.people) {
      const response = await fetch(`${server.url}/api/clusters/${clusterId}/clusterRows`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const found = new Set(((await response.json()) as Rows).map((row) => row.col_1_value ?? ''));
      const missing = words.filter((word) => !found.has(word));
      const later = [...found].filter((word) => Number(word.split(' ')[1]) > highest);
      if (missing.length > 0 || later.length > 0)
        throw new Error(`Restored with ${missing.length} words missing and ${later.length} from after the moment.`);
    }
    return seconds;
  } finally {
    await server.remove();
  }
}
