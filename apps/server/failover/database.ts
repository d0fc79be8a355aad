import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { HERE, createMachines, run, start, until, type Machine, type Place, type Program } from './machines.ts';

const BIN = '/usr/lib/postgresql/15/bin';
const SCOPE = 'words';
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
/** Patroni allows no less: so long a primary that is gone keeps its place. */
const TTL_SECONDS = 20;

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

/** PostgreSQL on three machines, of which Patroni makes one the primary, and the way there. */
export interface Cluster {
  nodes: Node[];
  archive: string;
  /** For `DATABASE_URL`: by the pooler and the proxy to whoever is the primary. */
  url: string;
  /** For `DATABASE_REPLICA_URL`: all three, as each may be one. */
  replicaUrls: string;
  pooler: Program;
  startPooler(): void;
  startNode(node: Node): void;
  primary(): Promise<Node>;
  switchover(): Promise<void>;
  /** Waits until there is a primary and all others follow it, one of them at every step. */
  whole(seconds?: number): Promise<void>;
  /** Asks the primary itself. */
  ask<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
}

/** Patroni's file for one node. The archive takes what is there already: each node has all segments. */
const patroniFile = ({ machine, data }: Omit<Node, 'patroni'>, archive: string) => `
scope: ${SCOPE}
name: ${machine.name}
restapi: { listen: '0.0.0.0:${PORT.api}', connect_address: '${machine.address}:${PORT.api}' }
etcd3: { hosts: '${HERE}:${PORT.etcd}' }
bootstrap:
  dcs:
    ttl: ${TTL_SECONDS}
    loop_wait: 5
    retry_timeout: 5
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters:
        max_connections: 100
        shared_buffers: 32MB
        wal_level: replica
        wal_log_hints: 'on'
        max_wal_senders: 10
        client_connection_check_interval: 2s
        archive_mode: always
        archive_timeout: 30s
        archive_command: 'test -f ${archive}/%f || (cp %p ${archive}/%f.${machine.name} && mv ${archive}/%f.${machine.name} ${archive}/%f)'
  initdb: [{ encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums]
  pg_hba: ['local all all trust', 'host all all 0.0.0.0/0 trust', 'host replication all 0.0.0.0/0 trust']
postgresql:
  listen: '0.0.0.0:${PORT.postgres}'
  connect_address: '${machine.address}:${PORT.postgres}'
  data_dir: ${data}
  bin_dir: ${BIN}
  pgpass: ${data}.pgpass
  authentication: { superuser: { username: postgres }, replication: { username: postgres }, rewind: { username: postgres } }
  parameters: { unix_socket_directories: '' }
`;

const proxyFile = (nodes: readonly Node[]) => `
global
  maxconn 2000
defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
  timeout check 1s
  retries 0
listen primary
  bind 127.0.0.1:${PORT.primary}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ machine: { name, address } }) => `  server ${name} ${address}:${PORT.postgres} check port ${PORT.api}`).join('\n')}
`;

const poolerFile = (folder: string) => `
[databases]
wordcluster = host=127.0.0.1 port=${PORT.primary} dbname=wordcluster user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${PORT.pooler}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = 30
query_wait_timeout = 10
server_connect_timeout = 2
server_login_retry = 1
server_lifetime = 600
ignore_startup_parameters = extra_float_digits
pidfile = ${folder}/pgbouncer.pid
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
export async function startCluster(place: Place): Promise<Cluster> {
  const { folder } = place;
  const archive = path.join(folder, 'archive');
  mkdirSync(archive);
  run('chown', 'postgres:', folder, archive);
  chmodSync(folder, 0o755);
  const etcd = `http://${HERE}:${PORT.etcd}`;
  const peers = `http://${HERE}:${PORT.peers}`;
  const machines = createMachines(place, 3);
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
  start(place, 'etcd', 'etcd', storeSettings);

  const file = (name: string, text: string) => {
    const at = path.join(folder, name);
    writeFileSync(at, text);
    return at;
  };
  const nodes = machines.map((machine): Node => {
    const data = path.join(folder, machine.name);
    file(`${machine.name}.yml`, patroniFile({ machine, data }, archive));
    return { machine, data, patroni: null };
  });
  const startNode = (node: Node) => {
    node.patroni = node.machine.start(
      'patroni',
      ...asPostgres('patroni', path.join(folder, `${node.machine.name}.yml`)),
    );
  };
  for (const node of nodes) startNode(node);
  start(place, 'haproxy-database', 'haproxy', ['-db', '-f', file('database.cfg', proxyFile(nodes))]);
  const poolerConfig = file('pgbouncer.ini', poolerFile(folder));
  const startPooler = () => start(place, 'pgbouncer', ...asPostgres('pgbouncer', poolerConfig));

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
    async switchover() {
      const { machine } = await cluster.primary();
      const others = (await members()).filter(({ role }) => role === 'sync_standby');
      const answer = await fetch(`http://${machine.address}:${PORT.api}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: machine.name, candidate: others[0]?.name }),
      });
      if (!answer.ok) throw new Error(`switchover: ${await answer.text()}`);
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
export async function restoreTo(place: Place, backup: string, archive: string, moment: string): Promise<string> {
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
  start(place, 'restored', ...asPostgres(path.join(BIN, 'postgres'), '-D', backup));
  const url = `postgres://postgres@127.0.0.1:${port}/wordcluster`;
  await until('The restored database serves', 120, async () => {
    const [row] = await askAt<{ recovering: boolean }>(url, 'select pg_is_in_recovery() as recovering');
    return row?.recovering === false;
  });
  return url;
}
