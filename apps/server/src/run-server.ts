import { ConfigurationError, loadConfig } from './config.ts';
import { rootProblem } from './config/operation.ts';
import { isLoopback } from './http/listen.ts';
import { systemClock } from './ports/operation.ts';
import { startServer, type RunningServer } from './start-server.ts';

/** Milliseconds after which a stop is cut short: a process manager kills at about 30 s, and loses the last log lines. */
const STOP_TIMEOUT_MS = 25_000;

/** In development, where the demo accounts have a public password. */
function reachableFrom(host: string | null): string {
  return isLoopback(host)
    ? 'Only this computer reaches it. To open it to others, set HOST (for example HOST=0.0.0.0).'
    : `It is open to everybody who reaches this computer (HOST=${host}): the demo accounts with their public password (the administrator's too), and every mail at /dev/mailbox. For real people set NODE_ENV=production.`;
}

/**
 * Configuration, database, port; `onSignal` registers the signal handler. A failed start prints a sentence if the
 * operator can fix the cause.
 */
export async function runServer(onSignal: (stop: (number: number) => void) => void): Promise<void> {
  const stopping = new AbortController();
  let server: RunningServer | undefined;
  let cutShort = 0;
  onSignal((number) => {
    if (stopping.signal.aborted) return;
    cutShort = 128 + number;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    stopping.abort();
    void server?.stop().then(() => process.exit(0));
  });
  try {
    const config = loadConfig(process.env);
    const refused = rootProblem(config.rootAllowed, process.getuid?.());
    if (refused) throw new ConfigurationError(refused);
    server = await startServer(config, systemClock, stopping.signal);
    // For the terminal; the log is for programs.
    const address = config.port === 0 ? server.address : config.publicUrl;
    if (!config.production) process.stderr.write(`Wordcluster is ready at ${address}\n${reachableFrom(config.host)}\n`);
  } catch (error) {
    if (stopping.signal.aborted) process.exit(cutShort);
    const { code, port } = error as { code?: string; port?: number };
    const message = error instanceof Error ? error.message : String(error);
    if (code === 'EADDRINUSE')
      process.stderr.write(
        `Port ${port} is already in use. Stop the other program, or choose another port: PORT=3001 npm start\n`,
      );
    else if (code === 'EACCES' && port)
      process.stderr.write(`Port ${port} needs more rights. Choose one above 1023: PORT=3000 npm start\n`);
    else if (error instanceof ConfigurationError) process.stderr.write(`${message}\n`);
    else
      process.stderr.write(
        `Wordcluster could not start: ${error instanceof Error && process.env['LOG_LEVEL'] === 'debug' ? error.stack : message}\n`,
      );
    process.exit(1);
  }
}
