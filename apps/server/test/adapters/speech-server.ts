import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface Received {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** A server of the speech protocol, whose answer each test writes. */
export async function startSpeechServer() {
  const received: Received[] = [];
  let respond: ((response: ServerResponse) => void) | null = null;
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    received.push({ method, path: url, headers, body: await json(request) });
    respond?.(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port }: AddressInfo = Object(server.address());

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    received,
    answerWith(next: (response: ServerResponse) => void) {
      respond = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
