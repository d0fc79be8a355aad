import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { startCluster } from './database.ts';
import { EVENTS, play, restored } from './events.ts';
import { startLedger, WITHIN, type Ledger, type Span } from './ledger.ts';
import { installWhatIsMissing, removeNetworks, stopAll } from './machines.ts';
import { startServers, type Servers } from './servers.ts';

/**
 * npm run test:failover: the product on three machines with PostgreSQL under Patroni, behind HAProxy and PgBouncer, while
 * users change data and machines, programs and networks fail. Acknowledged changes must not be lost, and every call ends in
 * time. Arguments name the events to run; all without. Needs root on Debian 12 and installs missing packages.
 */
const SETTINGS = {
  BOT_CHECK: 'off',
  SECRET_KEY: 'f4il-0ver-'.repeat(5),
  // Debian 12 has PgBouncer 1.18, which cannot keep prepared statements in transaction mode.
  DATABASE_PREPARED_STATEMENTS: 'false',
  BACKUP_KEEP: '0',
};

const say = (line: string) => void process.stdout.write(`${line}\n`);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in EVENTS) && name !== 'restore');
if (unknown.length > 0) {
  say(`There is no ${unknown.join(', ')}. Events: ${Object.keys(EVENTS).join(', ')}, restore.`);
  process.exit(1);
}
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

function lineOf(title: string, { gap, slowest, acknowledged, refused, wrong, lost }: Span): string {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  return `| ${title} | ${seconds(gap)} | ${seconds(slowest)} | ${acknowledged} | ${refused} | ${wrong.length} | ${lost.length} |`;
}

installWhatIsMissing(say);
removeNetworks();
const workspace = { folder: await mkdtemp('/tmp/wordcluster-failover-') };
let servers: Servers | undefined;
let ledger: Ledger | undefined;
let failed = false;

/** Ends everything that the test has started. */
async function clear(): Promise<void> {
  await servers?.remove();
  await stopAll();
  removeNetworks();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void clear().then(() => process.exit(1)));

try {
  say('Starting etcd, three machines with PostgreSQL and Patroni, HAProxy, PgBouncer and three servers…');
  const cluster = await startCluster(workspace);
  const settings = { ...SETTINGS, DATABASE_URL: cluster.url, DATABASE_REPLICA_URL: cluster.replicaUrls };
  servers = await startServers(workspace, settings);
  ledger = await startLedger(servers.url, cluster.url);
  const world = { workspace, cluster, servers, settings, ledger };
  const lines: string[] = [];
  for (const [name, event] of Object.entries(EVENTS).filter(([one]) => isWanted(one))) {
    say(`${event.title}…`);
    const span = await play(world, event);
    lines.push(lineOf(event.title, span));
    say(lines.at(-1) ?? name);
    for (const what of new Set([...span.wrong, ...span.lost])) say(`  ${what}`);
    failed ||= span.wrong.length + span.lost.length > 0;
  }
  if (isWanted('restore')) {
    say('all words deleted by mistake, restored to the moment before…');
    const seconds = await restored(world);
    lines.push(`| restored from backup and archive to a moment | ${seconds.toFixed(1)} s | – | – | – | 0 | 0 |`);
  }
  say(`
| event | gap | slowest call | acknowledged | 503 | wrong | lost |
| --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}

Gap: the longest time in which no change was acknowledged. Wrong: an answer that is neither one nor 503 with Retry-After, or none within ${WITHIN / 1000} s.`);
} catch (error) {
  failed = true;
  say(String(error instanceof Error ? error.stack : error));
  say(`What the programs wrote is in ${path.join(workspace.folder, '*.log')}.`);
} finally {
  await ledger?.stop();
  await clear();
  if (!failed) await rm(workspace.folder, { recursive: true, force: true, maxRetries: 10 });
}
process.exit(failed ? 1 : 0);
