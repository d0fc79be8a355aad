import { once } from 'node:events';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { completion } from '../language/model-server.ts';

/**
 * Faults of a provider: no response, or one that drips and never ends, in turn; a meaningless one; one that breaks off; an
 * error.
 */
export const MOODS = ['hangs or drips', 'answers rubbish', 'answers half', 'fails'] as const;
export type Mood = (typeof MOODS)[number] | 'is well';

interface Good {
  type: string;
  content: string;
}

const json = (value: unknown): Good => ({ type: 'application/json', content: JSON.stringify(value) });

function chunk(delta: object, finish_reason: string | null): string {
  const choices = [{ index: 0, delta, finish_reason }];
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices })}\n\n`;
}

/** Responses of a healthy translator, teacher and voice. */
function goodAnswer(path: string, body: string): Good {
  if (path.endsWith('/translate')) return json({ translatedText: 'palabra' });
  if (path.endsWith('/speech')) return { type: 'audio/mpeg', content: 'x'.repeat(4000) };
  if (!body.includes('"stream":true')) return json(completion(JSON.stringify({ rows: [['dog', 'perro']] })));
  // Half of it ends within a word of the stream's second sentence.
  const sentences = ['Hola, ', '¿cómo ', 'estás?'].map((content) => chunk({ role: 'assistant', content }, null));
  const content = `${sentences.join('')}${chunk({}, 'stop')}data: [DONE]\n\n`;
  return { type: 'text/event-stream', content };
}

let drops = 0;
/** Every other time. */
const dripsNow = () => (drops += 1) % 2 === 0;

function answer(response: ServerResponse, mood: Mood, { type, content }: Good): void {
  if (mood === 'hangs or drips') {
    if (dripsNow()) drip(response, type, content);
    return;
  }
  if (mood === 'is well') response.writeHead(200, { 'content-type': type }).end(content);
  else if (mood === 'fails') response.writeHead(500).end('{"error":"broken"}');
  else if (mood === 'answers rubbish') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>');
  else {
    response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(content) });
    response.write(content.slice(0, content.length / 2), () => response.destroy());
  }
}

/** Drips bytes without end: a timeout for silence alone would never end this. */
function drip(response: ServerResponse, type: string, content: string): void {
  response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(content) });
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < content.length - 1) response.write(content.charAt(sent));
    sent += 1;
  }, 500);
  response.once('close', () => clearInterval(timer));
}

const listening = async (server: Server) => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
};

/** A translator, a teacher and a voice of changing moods in one server. */
export async function startFlakyProvider() {
  let mood: Mood = 'is well';
  const server = createHttpServer((request, response) => {
    void text(request).then((body) => answer(response, mood, goodAnswer(request.url ?? '', body)));
  });
  return {
    url: `http://127.0.0.1:${await listening(server)}`,
    become: (next: Mood) => void (mood = next),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A mail server of changing moods, which counts the mails that it said it had taken, by their recipients. */
export async function startFlakyMailServer() {
  let mood: Mood = 'is well';
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) =>
      callback(mood === 'fails' ? Object.assign(new Error('Try again'), { responseCode: 451 }) : null),
    onData(stream, { envelope }, callback) {
      const breaks = mood === 'answers half';
      stream.resume().on('end', () => {
        if (breaks) for (const socket of sockets) socket.destroy();
        else {
          taken.push(...envelope.rcptTo.map(({ address }) => address));
          callback();
        }
      });
    },
  });
  smtp.on('error', () => undefined);
  const inside = await listening(smtp.server);
  const door = createServer((outside) => {
    sockets.add(outside);
    outside.on('error', () => undefined).on('close', () => sockets.delete(outside));
    if (mood === 'hangs or drips') {
      if (!dripsNow()) return;
      // A greeting that never ends.
      const timer = setInterval(() => outside.write('2'), 500);
      return void outside.once('close', () => clearInterval(timer));
    }
    if (mood === 'answers rubbish') return void outside.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    const through = connect(inside, '127.0.0.1');
    through.on('error', () => undefined).on('close', () => outside.destroy());
    outside.on('close', () => through.destroy());
    outside.pipe(through).pipe(outside);
  });
  return {
    url: `smtp://127.0.0.1:${await listening(door)}`,
    taken,
    become(next: Mood) {
      mood = next;
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      door.close();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
}
