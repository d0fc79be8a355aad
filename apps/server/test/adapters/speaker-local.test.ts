import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { localVoiceSpeaker } from '../../src/adapters/local-voice/speaker.ts';
import type { EmbeddedVoice } from '../../src/adapters/espeak/speaker.ts';
import { startSpeechServer } from './speech-server.ts';

const { signal } = new AbortController();
let server: Awaited<ReturnType<typeof startSpeechServer>>;
let asked: unknown[];
beforeEach(async () => {
  server = await startSpeechServer();
  asked = [];
});
afterEach(() => server.stop());

/** In the place of the embedded voice's program, which has tests of its own. */
const embedded: EmbeddedVoice = {
  name: 'espeak',
  languages: async () => new Set(['sk']),
  async speak({ text, language }) {
    asked.push(['speak', text, language]);
    return { mime: 'audio/mpeg', bytes: Buffer.from('embedded') };
  },
  async encode(wav) {
    asked.push(['encode', wav.toString()]);
    return { mime: 'audio/mpeg', bytes: Buffer.from('compressed') };
  },
  close: async () => undefined,
};
const say = (text = 'vlak', timeoutMs?: number) =>
  localVoiceSpeaker(embedded, { url: server.baseUrl, ...(timeoutMs === undefined ? {} : { timeoutMs }) }).speak({
    text,
    language: 'sk',
    signal,
  });
const respond = (status: number, body: string) =>
  server.answerWith((response: ServerResponse) => void response.writeHead(status).end(body));

it('sends text and language, and hands on the recording compressed', async () => {
  respond(200, 'RIFF a recording');
  expect((await say()).bytes.toString()).toBe('compressed');
  expect(asked).toEqual([['encode', 'RIFF a recording']]);
  expect(server.received).toEqual([
    expect.objectContaining({ method: 'POST', path: '/v1', body: { text: 'vlak', language: 'sk' } }),
  ]);
});

it('leaves the languages that it does not have to the embedded voice', async () => {
  respond(404, 'no voice for sk');
  expect((await say()).bytes.toString()).toBe('embedded');
  expect(asked).toEqual([['speak', 'vlak', 'sk']]);
});

it.each([
  [401, 'unauthorised'],
  [413, 'too_long'],
  [429, 'rate_limited'],
  [500, 'provider_failed'],
  [503, 'busy'],
])('says why it failed: %d is %s', async (status, code) => {
  respond(status, 'a secret');
  const failure = await say().catch((error: unknown) => error);
  expect(failure).toMatchObject({ code });
  expect(String(failure)).not.toContain('a secret');
});

it('gives up on a server that says nothing, hangs up or never ends', async () => {
  server.answerWith(() => undefined);
  await expect(say('vlak', 100)).rejects.toMatchObject({ code: 'timeout' });
  server.answerWith((response) => response.destroy());
  await expect(say()).rejects.toMatchObject({ code: 'provider_failed' });
  server.answerWith((response) => void response.end(Buffer.alloc(10_000_001)));
  await expect(say()).rejects.toMatchObject({ code: 'provider_failed' });
  await expect(say('…')).rejects.toMatchObject({ code: 'nothing_to_say' });
});
