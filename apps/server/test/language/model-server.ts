import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the local provider. */
export interface RecordedRequest {
  path: string;
  headers: IncomingMessage['headers'];
  text: string;
  json: Record<string, unknown>;
}

type Behaviour = (asked: RecordedRequest, response: ServerResponse) => void;

/** Fake: a local server in place of an outside service; each test sets its behaviour. */
export async function startProvider() {
  let behave: Behaviour = (_asked, response) => response.writeHead(500).end();
  const asked: RecordedRequest[] = [];
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      let json: Record<string, unknown> = {};
      if (text.startsWith('{')) json = JSON.parse(text) as Record<string, unknown>;
      const one = { path: request.url ?? '', headers: request.headers, text, json };
      asked.push(one);
      behave(one, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    behave(next: Behaviour) {
      behave = next;
      asked.length = 0;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export const answerJson = (response: ServerResponse, body: unknown, status = 200): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** A chat completion as OpenAI-compatible servers answer it. */
export const completion = (content: string) => ({
  id: 'c1',
  object: 'chat.completion',
  created: 1,
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
});
