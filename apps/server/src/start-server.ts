import type { FastifyInstance } from 'fastify';
import { mailboxMailer } from './adapters/mailbox/mailbox.ts';
import { smtpMailer } from './adapters/smtp/smtp-mailer.ts';
import { buildApp } from './app.ts';
import { withSigningKey } from './access/signed-path.ts';
import { knownBearers } from './access/tokens.ts';
import type { LoadedConfig } from './config.ts';
import type { Context } from './context.ts';
import { waitForDatabase } from './database/availability.ts';
import { DEADLINES } from './database/deadline.ts';
import { serveMetrics } from './http/metrics-page.ts';
import { databaseGauges } from './metrics/database-gauges.ts';
import { createMetrics } from './metrics/metrics.ts';
import { poolGauges, statementObserver } from './metrics/watch.ts';
import { openDatabase } from './database/client.ts';
import { openReplicas } from './database/replicas.ts';
import { startEmbeddedDatabase } from './database/embedded.ts';
import { closeDemoAccounts, createDemoData } from './demo/demo-data.ts';
import { migrateToLatest, requireMigrated } from './database/migrate.ts';
import { resealSecrets } from './features/accounts/second-factor/totp.ts';
import { writeRequestedMail } from './features/accounts/mail-requests.ts';
import { removeAbandonedFiles } from './features/transfer/staging/temporary-file.ts';
import { listen } from './http/listen.ts';
import { createServices } from './services.ts';
import { startBackupJob } from './jobs/backup-job.ts';
import { startHealthJob } from './jobs/health-job.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { startFitJob } from './jobs/fit-job.ts';
import { startPaymentJob } from './jobs/payment-job.ts';
import { startReminderJob } from './jobs/reminder-job.ts';
import { startMailWorker, type MailWorker } from './mail/mail-worker.ts';
import { lowLimitWarning, openFilesLimit } from './open-files.ts';
import { systemClock, type Clock } from './ports/operation.ts';
import { currentCall } from './trace.ts';

export interface RunningServer {
  app: FastifyInstance;
  context: Context;
  /** Where it listens, for example http://127.0.0.1:3000. */
  address: string;
  stop(): Promise<void>;
}

/** Connections of the embedded database for migrations, backups and a look into it, beside those of the pool. */
const SPARE_CONNECTIONS = 20;

/** Without its database the server is of no use; whoever watches the process starts it again. */
function endProcess(reason: string): never {
  process.stderr.write(`The built-in database ended: ${reason}\n`);
  process.exit(1);
}

/** What comes of some work, or the reason of an abort that is earlier; the work goes on. */
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
 * Starts everything and returns once calls are served. Stopping refuses new work, lets running calls end,
 * then stops workers, the pool and the embedded database, in the reverse order of the start. `cutShort` ends a start
 * that is under way in the same order, and at once: whatever it was doing loses its database.
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
    const newer = await (settings.migrateAtStart
      ? migrateToLatest(connection, settings.databaseDistributed)
      : requireMigrated(connection, settings.databaseDistributed));
    if (newer.length > 0)
      say(
        `The database belongs to a newer Wordcluster (it has ${newer.join(', ')}). It serves this one too, for a while.`,
      );
    await removeAbandonedFiles();
    const metrics = createMetrics();
    const observe = statementObserver(metrics);
    const connections = settings.databaseConnections;
    const elsewhere = () => currentCall()?.replica ?? null;
    const database = openDatabase(
      connection,
      connections,
      settings.databasePrepared,
      DEADLINES,
      observe,
      elsewhere,
      settings.databaseDistributed,
    );
    poolGauges(metrics, { calls: database.pool, downloads: database.downloadPool });
    closers.push(() => database.close());
    const replicas = openReplicas(settings.replicas, database.prepared, {
      connections,
      deadline: DEADLINES.calls,
      observe,
    });
    closers.push(() => replicas.close());
    for (const problem of await replicas.problems()) say(problem);
    const config = await withSigningKey(settings, database.db);
    let mails: MailWorker | undefined;
    let context: Context | undefined;
    const app = await buildApp(
      config,
      (log) =>
        (context = {
          db: database.db,
          prepared: database.prepared,
          longRunning: database.longRunning,
          downloads: database.downloads,
          replicas,
          clock,
          config,
          log,
          metrics,
          mailsWaiting: () => mails?.wake(),
          bearers: knownBearers(),
          ...createServices(config, { db: database.db, clock }),
        }),
    );
    if (!context) throw new Error('The application was built without a context.');
    const built = context;
    await resealSecrets(built);
    await (config.production ? closeDemoAccounts(built) : createDemoData(built));
    const mailer = config.mail.smtpUrl ? smtpMailer(config.mail.smtpUrl, config.mail.from) : mailboxMailer;
    const forJobs = { ...built, db: built.longRunning };
    mails = startMailWorker(forJobs, mailer, !config.production, () => writeRequestedMail(forJobs));
    closers.push(() => mails?.stop() ?? Promise.resolve());
    const housekeeping = startHousekeeping(forJobs);
    closers.push(() => housekeeping.stop());
    const paymentJob = startPaymentJob(forJobs);
    closers.push(() => paymentJob.stop());
    const reminderJob = startReminderJob(forJobs);
    closers.push(() => reminderJob.stop());
    const fitJob = startFitJob(forJobs);
    closers.push(() => fitJob.stop());
    const healthJob = startHealthJob(forJobs);
    closers.push(() => healthJob.stop());
    const backupJob = startBackupJob(forJobs, connection);
    closers.push(() => backupJob.stop());
    closers.push(() => app.close());
    const address = await listen(app, config.host, config.port);
    if (config.metrics.port !== null) {
      const { port, token, host } = config.metrics;
      const reader = await serveMetrics({ metrics, refresh: databaseGauges(built), token }, host, port);
      closers.push(async () => void reader.close());
    }
    return { app, context: built, address, stop: stopAll };
  };
  try {
    return await unlessAborted(serve(), cutShort);
  } catch (error) {
    await stopAll();
    throw error;
  }
}
