import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface LocalRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** The response to a call: a status with JSON, plain text, none at all, or a connection cut in the middle. */
export type LocalAnswer =
  | { status: number; json: unknown; location?: string }
  | { status: number; text: string }
  | 'silence'
  | 'cut';

export interface LocalServer {
  url: string;
  requests: LocalRequest[];
  close(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function send(response: ServerResponse, answer: LocalAnswer): void {
  if (answer === 'silence') return;
  if (answer === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"id":');
    setImmediate(() => response.destroy());
    return;
  }
  const text = 'json' in answer ? JSON.stringify(answer.json) : answer.text;
  const location = 'location' in answer && answer.location ? { location: answer.location } : {};
  response.writeHead(answer.status, { 'content-type': 'application/json', ...location }).end(text);
}

/** Fake: a provider's HTTP server on this machine with the responses that the test sets. */
export async function startLocalServer(
  answer: (request: LocalRequest) => LocalAnswer | Promise<LocalAnswer>,
): Promise<LocalServer> {
  const requests: LocalRequest[] = [];
  const server = createServer((incoming, response) => {
    void (async () => {
      const request = {
        method: incoming.method ?? '',
        path: incoming.url ?? '',
        headers: incoming.headers,
        body: await readBody(incoming),
      };
      requests.push(request);
      send(response, await answer(request));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
