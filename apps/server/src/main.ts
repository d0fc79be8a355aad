/**
 * Process start. Signal handlers are installed before the server is loaded, which takes a second: process 1 of a
 * container ignores signals without a handler and would be killed after the grace period. The handlers stay installed,
 * so that no signal during loading is lost.
 */
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
let end = (number: number): void => process.exit(128 + number);
for (const signal of SIGNALS) process.on(signal, (_name: string, number: number) => end(number));

const { runServer } = await import('./run-server.ts');
await runServer((stop) => (end = stop));
