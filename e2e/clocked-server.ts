import { readFileSync } from 'node:fs';
import { loadConfig } from '../apps/server/src/config.ts';
import { startServer } from '../apps/server/src/start-server.ts';

/** The product with a clock that a journey moves: milliseconds ahead of this machine's stand in the file `CLOCK_FILE`. */
const file = process.env['CLOCK_FILE'] ?? '';
const ahead = () => {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
};
const server = await startServer(loadConfig(process.env), { now: () => new Date(Date.now() + ahead()) });
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
