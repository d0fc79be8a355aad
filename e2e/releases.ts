import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { Product } from '@wordcluster/testing/product';

/** A worker that is told so has work that does not end, as one whose call hangs: browsers wait minutes for it. */
const BUSY = `addEventListener('message', (event) => event.data === 'busy' && event.waitUntil(new Promise(() => {})));`;

/** The installation behind a proxy, as where releases are rolled out. */
export interface Releases {
  address: string;
  /** From now on the service worker is another one, as after a release. */
  publish(): void;
  close(): void;
}

export async function startReleases(server: Product): Promise<Releases> {
  let release = 1;
  const proxy = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    if (url === '/sw.js') {
      void fetch(`${server.url}/sw.js`).then(async (reply) => {
        const worker = `${await reply.text()}\n${BUSY}\n// Release ${release}\n`;
        return response
          .writeHead(reply.status, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
          .end(worker);
      });
      return;
    }
    const onward = ask(`${server.url}${url}`, { method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    // A page that is left breaks its calls off.
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }).listen(0);
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    address: `http://localhost:${address.port}`,
    publish: () => {
      release += 1;
    },
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
