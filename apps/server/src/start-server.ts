import type { FastifyInstance } from 'fastify';
import type { LoadedConfig } from './config.ts';
import type { Context } from './context.ts';
import { waitForDatabase } from './database/availability.ts';
import { serveMetrics } from './http/metrics-page.ts';
import { databaseGauges } from './metrics/database-gauges.ts';
import { startEmbeddedDatabase } from './database/embedded.ts';
import { listen } from './http/listen.ts';
import { startBackupJob } from './jobs/backup-job.ts';
import { startHealthJob } from './jobs/health-job.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { createServer, migrated } from './create-server.ts';
import { featuresInUse } from './features.ts';
import { startMailWorker, type MailWorker } from './mail/mail-worker.ts';
import { lowLimitWarning, openFilesLimit } from './open-files.ts';
import { systemClock, type Clock } from './ports/operation.ts';

export interface RunningServer {
  app: FastifyInstance;
  context: Context;
  /** Address that it listens on, for example http://127.0.0.1:3000. */
  address: string;
  stop(): Promise<void>;
}

/** Connections of the embedded database for migrations, backups and a look into it, beside those of the pool. */
const SPARE_CONNECTIONS = 20;

/** Without its database the server is of no use; its supervisor starts it again. */
function endProcess(reason: string): never {
  process.stderr.write(`The built-in database ended: ${reason}\n`);
  process.exit(1);
}

/** Result of the work, or the abort reason if that comes first; the work itself goes on. */
function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const cut = () => reject(signal.reason as Error);
    if (signal.aborted) cut();
    signal.addEventListener('abort', cut);
    work.then(resolve, reject);
  });
}

/**
 * Starts everything and returns once calls are served. Graceful shutdown: stopping refuses new calls, lets running ones
 * end, then stops workers, the pool and the embedded database, in reverse order of the start. `cutShort` stops a start
 * in progress in the same order and at once: its work loses the database.
 */
export async function startServer(
  settings: LoadedConfig,
  clock: Clock = systemClock,
  cutShort?: AbortSignal,
): Promise<RunningServer> {
  const say = (line: string) => void process.stderr.write(`${line}\n`);
  const warning = lowLimitWarning(openFilesLimit());
  if (warning) say(warning);
  const embedded = settings.databaseUrl
    ? null
    : await startEmbeddedDatabase({
        dataDir: settings.dataDir,
        log: say,
        onUnexpectedEnd: endProcess,
        cutShort,
        settings: { max_connections: String(settings.databaseConnections + SPARE_CONNECTIONS) },
      });
  const connection = embedded ? embedded.connection : { connectionString: settings.databaseUrl };
  const closers: (() => Promise<void>)[] = [];
  if (embedded) closers.push(() => embedded.stop());
  const stopAll = async () => {
    for (const close of closers.toReversed()) await close();
  };
  const serve = async (): Promise<RunningServer> => {
    if (!embedded) await waitForDatabase(connection, say);
    const newer = await migrated(settings, connection);
    if (newer.length > 0)
      say(
        `The database belongs to a newer Wordcluster (it has ${newer.join(', ')}). It serves this one too, for a while.`,
      );
    let mailWorker: MailWorker | undefined;
    const wakeMailWorker = () => mailWorker?.wake();
    const { app, context, disconnect } = await createServer({ settings, connection, clock, wakeMailWorker });
    closers.push(disconnect);
    const { config } = context;
    for (const problem of await context.replicas.problems()) say(problem);
    const inUse = featuresInUse(config);
    for (const feature of inUse) await feature.start?.(context, say);
    const forJobs = { ...context, db: context.longRunning };
    mailWorker = startMailWorker(forJobs, inUse);
    const running = [
      mailWorker,
      startHousekeeping(forJobs),
      ...inUse.flatMap(({ jobs = [] }) => jobs.map((job) => job(forJobs))),
      startHealthJob(forJobs),
      startBackupJob(forJobs, connection),
    ];
    closers.push(...running.map((job) => () => job.stop()));
    closers.push(() => app.close());
    const address = await listen(app, config.host, config.port);
    if (config.metrics.port !== null) {
      const { port, token, host } = config.metrics;
      const reader = await serveMetrics(
        { metrics: context.metrics, refresh: databaseGauges(context), token },
        host,
        port,
      );
      closers.push(async () => void reader.close());
    }
    return { app, context, address, stop: stopAll };
  };
  try {
    return await unlessAborted(serve(), cutShort);
  } catch (error) {
    await stopAll();
    throw error;
  }
}
