import { ConfigurationError, loadConfig } from './config.ts';
import { rootProblem } from './config/operation.ts';
import { isLoopback } from './http/listen.ts';
import { startServer } from './start-server.ts';

/** Milliseconds after which a stop is cut short: a process manager kills at about 30 s, and loses the last log lines. */
const STOP_PATIENCE = 25_000;

/** In development, where the demo accounts have a password that everybody knows. */
function whoReachesIt(host: string | null): string {
  return isLoopback(host)
    ? 'Only this computer reaches it. To open it to others, set HOST (for example HOST=0.0.0.0).'
    : `It is open to everybody who reaches this computer (HOST=${host}): the demo accounts with their public password (the administrator's too), and every mail at /dev/mailbox. For real people set NODE_ENV=production.`;
}

/** Until there is something to stop: the first process of a container would not hear these signals by itself. */
const endAtOnce = (_name: string, number: number) => process.exit(128 + number);
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
for (const signal of SIGNALS) process.on(signal, endAtOnce);

/** Process start: settings, database, port; ends with a sentence instead of a stack where a person can mend it. */
try {
  const config = loadConfig(process.env);
  const refused = rootProblem(config.rootAllowed, process.getuid?.());
  if (refused) throw new ConfigurationError(refused);
  const server = await startServer(config);
  // For the person who typed the command; the log is for programs.
  const address = config.port === 0 ? server.address : config.publicUrl;
  if (!config.production) process.stderr.write(`Wordcluster is ready at ${address}\n${whoReachesIt(config.host)}\n`);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_PATIENCE).unref();
    await server.stop();
    process.exit(0);
  };
  for (const signal of SIGNALS) process.off(signal, endAtOnce).on(signal, () => void stop());
} catch (error) {
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
