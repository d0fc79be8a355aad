import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@wordcluster/testing/free-port';
import { createProduct, type Product } from '@wordcluster/testing/product';
import { start, until, type Place } from './machines.ts';

/** Three servers behind one address, as an operator runs them. */
export interface Servers {
  url: string;
  all: Product[];
  /** Starts others of the next version one by one, each in the place of one that is stopped. */
  upgrade(program: string): Promise<void>;
  remove(): Promise<void>;
}

/**
 * What the proxy says by itself, when no server is there or one was lost in the middle of a call: the same as a server would. On
 * connections that are kept it would say nothing at all then, and leave it to the caller to ask again: hence httpclose.
 */
const AWAY = `HTTP/1.1 503 Service Unavailable\r
content-type: application/json; charset=utf-8\r
cache-control: no-store\r
retry-after: 2\r
connection: close\r
\r
{"error":{"code":"unavailable","message":"The server is busy. Please try again in a moment.","message_id":"server.busy","values":{},"request_id":""}}
`;

const proxyFile = (port: number, servers: readonly Product[], away: string) => `
global
  maxconn 2000
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  timeout queue 2s
  errorfile 502 ${away}
  errorfile 503 ${away}
  errorfile 504 ${away}
listen product
  bind 127.0.0.1:${port}
  balance roundrobin
  option httpchk GET /readyz
  option redispatch
  option httpclose
  retries 2
  default-server inter 1s fall 2 rise 1
${servers.map(({ url }, index) => `  server s${index + 1} 127.0.0.1:${new URL(url).port} check`).join('\n')}
`;

/** Starts three servers with these settings, and the proxy before them. */
export async function startServers(place: Place, settings: Record<string, string>): Promise<Servers> {
  const all = [await createProduct(settings), await createProduct(settings), await createProduct(settings)];
  await Promise.all(all.map((server) => server.start()));
  const port = await freePort();
  const away = path.join(place.folder, 'away.http');
  const config = path.join(place.folder, 'product.cfg');
  writeFileSync(away, AWAY);
  writeFileSync(config, proxyFile(port, all, away));
  start(place, 'haproxy-product', 'haproxy', ['-db', '-f', config]);
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
