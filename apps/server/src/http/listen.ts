import { once } from 'node:events';
import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Of this computer only, in both kinds of addresses: browsers try either for `localhost`. */
const LOOPBACK = { first: '127.0.0.1', second: '::1' } as const;
/** The computer has no such addresses. */
const WITHOUT_IPV6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** Whether the host is only reachable from this computer. */
export const isLoopback = (host: string | null) =>
  host === null || host === 'localhost' || host === LOOPBACK.second || /^127\.\d+\.\d+\.\d+$/.test(host);

/**
 * Listens at `host`, or, if null, at this computer's loopback addresses. Returns the address, for example
 * http://127.0.0.1:3000.
 */
export async function listen(app: FastifyInstance, host: string | null, port: number): Promise<string> {
  if (host !== null) return app.listen({ port, host });
  const address = await app.listen({ port, host: LOOPBACK.first });
  const second = app.serveToo();
  second.listen({ port: Number(new URL(address).port), host: LOOPBACK.second });
  try {
    await once(second, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!WITHOUT_IPV6.has(code ?? '')) throw error;
  }
  return address;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Another server of the same application, closed with the first. */
    serveToo(): Server;
  }
}
