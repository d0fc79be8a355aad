import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAiSpeaker } from '../../src/adapters/openai-speech/speaker.ts';
import type { OpenAiSpeechSettings } from '../../src/adapters/openai-speech/speaker.ts';
import { startSpeechServer } from './speech-server.ts';

const audio = Buffer.from('ID3 some audio');
const sendAudio = (type?: string) => (response: ServerResponse) =>
  void response.writeHead(200, type === undefined ? {} : { 'content-type': type }).end(audio);
const sendStatus = (status: number, body: string) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(body);

let server: Awaited<ReturnType<typeof startSpeechServer>>;
beforeEach(async () => {
  server = await startSpeechServer();
});
afterEach(() => server.stop());

const speaker = (settings: Partial<OpenAiSpeechSettings> = {}) =>
  openAiSpeaker(['en', 'sk'], {
    baseUrl: server.baseUrl,
    apiKey: 'key-1',
    model: 'tts-1',
    voice: 'alloy',
    ...settings,
  });
const { signal } = new AbortController();
const say = (text = 'vlak', settings: Partial<OpenAiSpeechSettings> = {}) =>
  speaker(settings).speak({ text, language: 'sk', signal });

describe('asking', () => {
  it('sends what the protocol asks for and hands on the audio', async () => {
    server.answerWith(sendAudio('audio/mpeg'));
    expect(await say()).toEqual({ mime: 'audio/mpeg', bytes: audio });
    expect(server.received).toEqual([
      {
        method: 'POST',
        path: '/v1/audio/speech',
        headers: expect.objectContaining({ authorization: 'Bearer key-1', 'content-type': 'application/json' }),
        body: { model: 'tts-1', voice: 'alloy', input: 'vlak', response_format: 'mp3' },
      },
    ]);
  });

  it('sends no key when none is configured, and takes a base with a slash at its end', async () => {
    server.answerWith(sendAudio('audio/mpeg'));
    await say('vlak', { apiKey: undefined, baseUrl: `${server.baseUrl}/` });
    expect(server.received[0]?.path).toBe('/v1/audio/speech');
    expect(server.received[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each([
    ['audio/wav; charset=binary', 'audio/wav'],
    ['application/octet-stream', 'audio/mpeg'],
    [undefined, 'audio/mpeg'],
  ])('takes audio that is declared as %s', async (type, mime) => {
    server.answerWith(sendAudio(type));
    expect(await say()).toEqual({ mime, bytes: audio });
  });

  it('has every language of the product', async () => {
    expect(await speaker().languages()).toEqual(new Set(['en', 'sk']));
  });

  it('sends nothing unreadable to the provider', async () => {
    await expect(say(' … ')).rejects.toMatchObject({ code: 'nothing_to_say' });
    await expect(say('a'.repeat(4097))).rejects.toMatchObject({ code: 'too_long' });
    const unknown = speaker().speak({ text: 'a', language: 'tlh', signal });
    await expect(unknown).rejects.toMatchObject({ code: 'unsupported_language' });
    const cancelled = speaker().speak({ text: 'a', language: 'en', signal: AbortSignal.abort() });
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.received).toEqual([]);
  });
});

describe('a provider that fails', () => {
  it.each([
    [401, 'unauthorised'],
    [403, 'unauthorised'],
    [408, 'timeout'],
    [413, 'too_long'],
    [429, 'rate_limited'],
    [400, 'provider_failed'],
    [404, 'provider_failed'],
    [500, 'provider_failed'],
    [503, 'provider_failed'],
    [504, 'timeout'],
  ])('status %i is %s, and what the provider quoted stays out of the message', async (status, code) => {
    server.answerWith(sendStatus(status, '{"error":{"message":"Incorrect API key: key-1"}}'));
    const failure = await say().catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'SpeakerFailure', code });
    expect(String(failure)).not.toContain('key-1');
  });

  it('takes an error page or an empty body for a failure, whatever the status says', async () => {
    server.answerWith(sendStatus(200, '{"error":"model is loading"}'));
    await expect(say()).rejects.toMatchObject({ code: 'provider_failed' });
    server.answerWith((response) => void response.writeHead(200, { 'content-type': 'audio/mpeg' }).end());
    await expect(say()).rejects.toMatchObject({ code: 'provider_failed' });
  });

  it.each([
    ['of a known length', { 'content-length': '1000' }],
    ['of an unknown length', {}],
  ])('fails when audio %s is cut off', async (_kind, headers) => {
    server.answerWith((response) => {
      response.writeHead(200, { 'content-type': 'audio/mpeg', ...headers });
      response.write(audio, () => response.destroy());
    });
    await expect(say()).rejects.toMatchObject({ code: 'provider_failed' });
  });

  it('does not take endless audio', async () => {
    server.answerWith((response) => {
      response.writeHead(200, { 'content-type': 'audio/mpeg' });
      const chunk = Buffer.alloc(1_000_000);
      const pour = () => void response.write(chunk, (error) => error ?? pour());
      pour();
    });
    await expect(say()).rejects.toMatchObject({ code: 'provider_failed' });
  });

  it('does not follow a redirect to another host', async () => {
    server.answerWith((response) => void response.writeHead(307, { location: '/elsewhere' }).end());
    await expect(say()).rejects.toMatchObject({ code: 'provider_failed' });
    expect(server.received).toHaveLength(1);
  });

  it('times out without a response, or when its body stalls', async () => {
    server.answerWith(() => {});
    await expect(say('vlak', { timeoutMs: 100 })).rejects.toMatchObject({ code: 'timeout' });
    server.answerWith((response) => void response.writeHead(200, { 'content-type': 'audio/mpeg' }).write(audio));
    await expect(say('vlak', { timeoutMs: 500 })).rejects.toMatchObject({ code: 'timeout' });
  });

  it('fails when nothing listens', async () => {
    await expect(say('vlak', { baseUrl: 'http://127.0.0.1:1/v1' })).rejects.toMatchObject({ code: 'provider_failed' });
  });
});

describe('stopping', () => {
  it('hangs up when the request is cancelled', async () => {
    const canceller = new AbortController();
    const hungUp = new Promise<void>((resolve) => {
      server.answerWith((response) => {
        void once(response, 'close').then(() => resolve());
        canceller.abort(new Error('changed my mind'));
      });
    });
    const speech = speaker().speak({ text: 'vlak', language: 'sk', signal: canceller.signal });
    await expect(speech).rejects.toThrow('changed my mind');
    await hungUp;
  });

  it('fails what is under way when it is closed', async () => {
    const closing = speaker();
    server.answerWith(() => void closing.close());
    const speech = closing.speak({ text: 'vlak', language: 'sk', signal });
    await expect(speech).rejects.toMatchObject({ code: 'provider_failed' });
  });
});
