import path from 'node:path';
import { freePort } from '@wordcluster/testing/free-port';
import { createProduct, type Product } from '@wordcluster/testing/product';
import { FOR_OPERATORS, start, until, type Workspace } from './machines.ts';

/** Three servers behind one address, as an operator runs them. */
export interface Servers {
  url: string;
  all: Product[];
  /** Starts others of the next version one by one, each in the place of one that is stopped. */
  upgrade(program: string): Promise<void>;
  remove(): Promise<void>;
}

/** Starts three servers with these settings, and the proxy before them. */
export async function startServers(workspace: Workspace, settings: Record<string, string>): Promise<Servers> {
  const all = [await createProduct(settings), await createProduct(settings), await createProduct(settings)];
  await Promise.all(all.map((server) => server.start()));
  const port = await freePort();
  const listening = all.map((server, index) => [`SERVER_${index + 1}`, `127.0.0.1:${new URL(server.url).port}`]);
  const where = { LISTEN: `127.0.0.1:${port}`, ...Object.fromEntries(listening) };
  start(workspace, 'haproxy-product', 'haproxy', ['-db', '-f', path.join(FOR_OPERATORS, 'product.cfg')], where);
  const url = `http://127.0.0.1:${port}`;
  await until('The proxy serves', 20, async () => (await fetch(`${url}/healthz`)).ok);
  return {
    url,
    all,
    async upgrade(program) {
      for (const server of all) {
        await server.stop();
        await server.start(program);
      }
    },
    async remove() {
      await Promise.all(all.map((server) => server.remove()));
    },
  };
}
