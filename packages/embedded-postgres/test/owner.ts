/** A stand-in for an application in a process of its own, so that tests can kill it. Reads its options as JSON. */
import { startEmbeddedPostgres, type EmbeddedPostgresOptions } from '../src/index.ts';

const silent = () => undefined;
const options: Omit<EmbeddedPostgresOptions, 'log'> = JSON.parse(process.argv[2] ?? '{}');
try {
  const postgres = await startEmbeddedPostgres({ ...options, log: silent });
  process.stdout.write(`${JSON.stringify(postgres.connection)}\n`);
  process.once('SIGTERM', () => void postgres.stop().then(() => process.exit(0)));
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
