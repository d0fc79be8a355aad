import { sendTraces, traceSettings } from './send.ts';

/** Loaded beside the product (`node --import`): sends traces until the process ends. */
const say = (line: string) => void process.stderr.write(`${line}\n`);
const traces = sendTraces(traceSettings(process.env), say);
// Flushes the last traces while the server shuts down.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void traces.flush());
