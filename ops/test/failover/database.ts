import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import {
  FOR_OPERATORS,
  HERE,
  createMachines,
  run,
  start,
  until,
  type Machine,
  type Workspace,
  type Program,
} from './machines.ts';

const BIN = '/usr/lib/postgresql/15/bin';
/** Where each of the parts listens. */
const PORT = {
  etcd: 12_379,
  peers: 12_380,
  api: 8008,
  postgres: 5432,
  primary: 15_432,
  replicas: 15_433,
  pooler: 16_432,
};

export interface Node {
  machine: Machine;
  data: string;
  patroni: Program | null;
}

interface Member {
  name: string;
  role: string;
  state: string;
}

/** PostgreSQL on three machines, with a primary chosen by Patroni, and the proxies to it. */
export interface Cluster {
  nodes: Node[];
  archive: string;
  /** For `DATABASE_URL`: by the pooler and the proxy to the present primary. */
  url: string;
  /** For `DATABASE_REPLICA_URL`: all three, as each may be one. */
  replicaUrls: string;
  pooler: Program;
  startPooler(): void;
  startNode(node: Node): void;
  primary(): Promise<Node>;
  /** The copy that has every change before it is acknowledged. */
  synchronous(): Promise<Node>;
  switchover(): Promise<void>;
  /** Waits until there is a primary and all others follow it, one of them at every step. */
  whole(seconds?: number): Promise<void>;
  /** Asks the primary itself. */
  ask<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
}

/** Settings that differ between the nodes; the rest is what operators take too. The archive takes what is there already: each node has all segments. */
const patroniFile = ({ machine, data }: Omit<Node, 'patroni'>, archive: string) => `
name: ${machine.name}
restapi: { listen: '0.0.0.0:${PORT.api}', connect_address: '${machine.address}:${PORT.api}' }
etcd3: { hosts: '${HERE}:${PORT.etcd}' }
postgresql:
  listen: '0.0.0.0:${PORT.postgres}'
  connect_address: '${machine.address}:${PORT.postgres}'
  data_dir: ${data}
  bin_dir: ${BIN}
  pgpass: ${data}.pgpass
  pg_hba: ['local all all trust', 'host all all 0.0.0.0/0 trust', 'host replication all 0.0.0.0/0 trust']
  authentication: { superuser: { username: postgres }, replication: { username: postgres }, rewind: { username: postgres } }
  parameters:
    unix_socket_directories: ''
    shared_buffers: 32MB
    archive_mode: always
    archive_timeout: 30s
    archive_command: 'test -f ${archive}/%f || (cp %p ${archive}/%f.${machine.name} && mv ${archive}/%f.${machine.name} ${archive}/%f)'
`;

const poolerFile = (folder: string) => `
[databases]
wordcluster = host=127.0.0.1 port=${PORT.primary} dbname=wordcluster user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${PORT.pooler}
auth_type = any
pidfile = ${folder}/pgbouncer.pid
%include ${path.join(FOR_OPERATORS, 'pooling.ini')}
`;

const asPostgres = (command: string, ...args: string[]): [string, string[]] => [
  'setpriv',
  ['--reuid=postgres', '--regid=postgres', '--init-groups', command, ...args],
];

/** A program of PostgreSQL, run to its end by its own user. */
export const runAsPostgres = (program: string, ...args: string[]): string => {
  const [command, all] = asPostgres(path.join(BIN, program), ...args);
  return run(command, ...all);
};

/** Starts all of it from nothing, with an empty database `wordcluster`. */
export async function startCluster(workspace: Workspace): Promise<Cluster> {
  const { folder } = workspace;
  const archive = path.join(folder, 'archive');
  mkdirSync(archive);
  run('chown', 'postgres:', folder, archive);
  chmodSync(folder, 0o755);
  const etcd = `http://${HERE}:${PORT.etcd}`;
  const peers = `http://${HERE}:${PORT.peers}`;
  const machines = createMachines(workspace, 3);
  const store = {
    name: 'here',
    'data-dir': path.join(folder, 'etcd'),
    logger: 'zap',
    'listen-client-urls': etcd,
    'advertise-client-urls': etcd,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': `here=${peers}`,
  };
  const storeSettings = Object.entries(store).map(([name, value]) => `--${name}=${value}`);
  start(workspace, 'etcd', 'etcd', storeSettings);

  const settingsOf = ({ name }: Machine) => path.join(folder, `${name}.settings`);
  const nodes = machines.map((machine): Node => {
    const data = path.join(folder, machine.name);
    mkdirSync(settingsOf(machine));
    copyFileSync(path.join(FOR_OPERATORS, 'patroni/cluster.yml'), path.join(settingsOf(machine), 'cluster.yml'));
    writeFileSync(path.join(settingsOf(machine), 'machine.yml'), patroniFile({ machine, data }, archive));
    return { machine, data, patroni: null };
  });
  const startNode = (node: Node) => {
    node.patroni = node.machine.start('patroni', ...asPostgres('patroni', settingsOf(node.machine)));
  };
  for (const node of nodes) startNode(node);
  const listening = Object.fromEntries(
    machines.map(({ address }, index) => [`MACHINE_${index + 1}`, `${address}:${PORT.postgres}`]),
  );
  const proxyConfig = path.join(FOR_OPERATORS, 'database.cfg');
  const where = { LISTEN: `127.0.0.1:${PORT.primary}`, ...listening };
  start(workspace, 'haproxy-database', 'haproxy', ['-db', '-f', proxyConfig], where);
  const poolerConfig = path.join(folder, 'pgbouncer.ini');
  writeFileSync(poolerConfig, poolerFile(folder));
  const startPooler = () => start(workspace, 'pgbouncer', ...asPostgres('pgbouncer', poolerConfig));

  const members = async (): Promise<Member[]> => {
    for (const { machine } of nodes) {
      const answer = await fetch(`http://${machine.address}:${PORT.api}/cluster`, {
        signal: AbortSignal.timeout(1_000),
      }).catch(() => null);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  };

  const cluster: Cluster = {
    nodes,
    archive,
    url: `postgres://postgres@127.0.0.1:${PORT.pooler}/wordcluster`,
    replicaUrls: machines.map(({ address }) => `postgres://postgres@${address}:${PORT.postgres}/wordcluster`).join(','),
    pooler: startPooler(),
    startPooler() {
      cluster.pooler = startPooler();
    },
    startNode,
    async primary() {
      for (const node of nodes) {
        const answer = await fetch(`http://${node.machine.address}:${PORT.api}/primary`, {
          method: 'OPTIONS',
          signal: AbortSignal.timeout(1_000),
        }).catch(() => null);
        if (answer?.ok) return node;
      }
      throw new Error('There is no primary.');
    },
    async synchronous() {
      const name = (await members()).find(({ role }) => role === 'sync_standby')?.name;
      const found = nodes.find(({ machine }) => machine.name === name);
      if (!found) throw new Error('There is no synchronous copy.');
      return found;
    },
    async switchover() {
      const { machine } = await cluster.primary();
      const others = (await members()).filter(({ role }) => role === 'sync_standby');
      const response = await fetch(`http://${machine.address}:${PORT.api}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: machine.name, candidate: others[0]?.name }),
      });
      if (!response.ok) throw new Error(`switchover: ${await response.text()}`);
    },
    whole: (seconds = 120) =>
      until('The cluster is whole', seconds, async () => {
        const all = await members();
        const [is, lead] = [(role: string) => all.some((one) => one.role === role), await cluster.primary()];
        const running = all.filter(({ state }) => state === 'running' || state === 'streaming').length;
        return running === nodes.length && is('sync_standby') && is('leader') && lead !== undefined;
      }),
    async ask<Row extends pg.QueryResultRow>(text: string) {
      const { machine } = await cluster.primary();
      return askAt<Row>(`postgres://postgres@${machine.address}:${PORT.postgres}/wordcluster`, text);
    },
  };
  await cluster.whole();
  const { machine } = await cluster.primary();
  await askAt(`postgres://postgres@${machine.address}:${PORT.postgres}/postgres`, 'create database wordcluster');
  return cluster;
}

/** Asks one question of a database by its address. */
export async function askAt<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** A database of its own out of a base backup and the archive, as it was at `moment`. Returns its address. */
export async function restoreTo(
  workspace: Workspace,
  backup: string,
  archive: string,
  moment: string,
): Promise<string> {
  const port = 15_499;
  writeFileSync(
    path.join(backup, 'postgresql.auto.conf'),
    `restore_command = 'cp ${archive}/%f %p'
recovery_target_time = '${moment}'
recovery_target_action = 'promote'
archive_mode = off
synchronous_standby_names = ''
listen_addresses = '127.0.0.1'
port = ${port}
shared_buffers = 32MB
unix_socket_directories = ''
`,
  );
  writeFileSync(path.join(backup, 'recovery.signal'), '');
  writeFileSync(path.join(backup, 'pg_hba.conf'), 'local all all trust\nhost all all 127.0.0.1/32 trust\n');
  run('chown', '-R', 'postgres:', backup);
  start(workspace, 'restored', ...asPostgres(path.join(BIN, 'postgres'), '-D', backup));
  const url = `postgres://postgres@127.0.0.1:${port}/wordcluster`;
  await until('The restored database serves', 120, async () => {
    const [row] = await askAt<{ recovering: boolean }>(url, 'select pg_is_in_recovery() as recovering');
    return row?.recovering === false;
  });
  return url;
}
