import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Node } from '../../../apps/server/test/setup/nodes.ts';

/** Milliseconds by which the backup reaches one machine later than the others; ten words of a chain are written meanwhile. */
const LATE_MS = 300;

/** A way to a machine on which what begins a backup's reading is late; all else passes at once. */
export async function lateProxy({ host, port }: Node) {
  const listener = createServer((outside) => {
    const inside = connect(port, host);
    inside.on('data', (bytes) => void outside.write(bytes));
    let passed = Promise.resolve();
    outside.on('data', (bytes) => {
      if (bytes.includes('REPEATABLE READ')) passed = passed.then(() => sleep(LATE_MS));
      passed = passed.then(() => void inside.write(bytes));
    });
    outside.on('error', () => undefined).on('close', () => inside.destroy());
    inside.on('error', () => undefined).on('close', () => outside.destroy());
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return { host: '127.0.0.1', port: (listener.address() as AddressInfo).port, close: () => listener.close() };
}
