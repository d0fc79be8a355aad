/**
 * Process start. It hears the signals before it loads the server, which takes a second: the first process of a container is not
 * ended by them unless it listens, and would wait to be killed. The listeners stay: a signal that came while the server was
 * loaded would be lost with the one that was there.
 */
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
let end = (number: number): void => process.exit(128 + number);
for (const signal of SIGNALS) process.on(signal, (_name: string, number: number) => end(number));

const { runServer } = await import('./run-server.ts');
await runServer((stop) => (end = stop));
