import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NIGHTLY } from '@wordcluster/testing/nightly';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { answerJson, completion, startProvider, type RecordedRequest } from './model-server.ts';

let provider: Awaited<ReturnType<typeof startProvider>>;
let server: TestServer;
let user: Caller;

beforeAll(async () => {
  provider = await startProvider();
  server = await startTestServer({
    TEACHER_BASE_URL: `${provider.url}/v1`,
    TEACHER_API_KEY: 'sk-test',
    TEACHER_MODEL: 'm',
    TEACHER_TIMEOUT_SECONDS: '4',
    TRANSLATOR: 'model',
    LITE_TEXT_CHARACTERS: '10000',
  });
  user = await server.signUp('model@example.com', 'lite');
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

interface Generated {
  rows: string[][];
  real_rows: number;
}
const generate = (over: object = {}) =>
  user.call<Generated>('POST', '/api/ai/import', {
    topic: 'animals',
    word_count: 5,
    col_1_language: 'de',
    col_2_language: 'sk',
    cluster_title: 'Tiere',
    ...over,
  });
const left = async () =>
  (await user.call<{ text_characters_remaining: number }>('GET', '/api/user')).body.text_characters_remaining;
const formatOf = ({ json }: RecordedRequest) =>
  (json['response_format'] as { type?: string } | undefined)?.type ?? 'text';
const good = JSON.stringify({
  rows: [
    ['Hund', 'pes'],
    ['Katze', 'mačka'],
  ],
});

describe('rows by a language model', () => {
  test('are asked for with a schema and the key, and cost their characters', async () => {
    const before = await left();
    provider.behave((_asked, response) => answerJson(response, completion(good)));
    const answer = await generate();
    expect(answer.body.rows).toEqual([
      ['Hund', 'pes'],
      ['Katze', 'mačka'],
    ]);
    expect(provider.asked[0]?.headers.authorization).toBe('Bearer sk-test');
    expect(provider.asked.map(formatOf)).toEqual(['json_schema']);
    expect(before - (await left())).toBe('animals'.length + 'HundpesKatzemačka'.length);
  });

  test.each([
    ['a fence and a sentence around it', `Sure!\n\`\`\`json\n${good}\n\`\`\`\nEnjoy.`],
    ['thoughts before it', `<think>{"rows": maybe}</think>${good}`],
  ])('are read with %s', async (_name, content) => {
    provider.behave((_asked, response) => answerJson(response, completion(content)));
    expect((await generate()).body.rows).toHaveLength(2);
  });

  test('are cleaned: no repeats, no empty or missing cells, no markup, not more than asked for', async () => {
    const rows = [
      ['Hund', 'pes'],
      ['HUND', 'psík'],
      ['Katze', ''],
      ['Kuh'],
      ['<b>Pferd</b>', 'kôň', 'extra'],
      ['Schaf', 'ovca'],
      ['Ziege', 'koza'],
    ];
    provider.behave((_asked, response) => answerJson(response, completion(JSON.stringify({ rows }))));
    expect((await generate({ word_count: 3 })).body.rows).toEqual([
      ['Hund', 'pes'],
      ['Pferd', 'kôň'],
      ['Schaf', 'ovca'],
    ]);
  });

  test('get one repair when the shape is wrong, then a clear sentence; nothing is charged', async () => {
    const before = await left();
    provider.behave((asked, response) =>
      answerJson(response, completion(asked.text.includes('did not fit') ? good : '{"words": 1}')),
    );
    expect((await generate()).body.rows).toHaveLength(2);
    const afterGood = await left();
    expect(afterGood).toBeLessThan(before);
    provider.behave((_asked, response) => answerJson(response, completion('I would rather talk.')));
    expect(await generate()).toMatchObject({
      status: 502,
      body: { error: { message: 'Your teacher gave an answer that cannot be used. Please try again.' } },
    });
    expect(await left()).toBe(afterGood);
  });

  test.each([
    [401, 502, 'Your teacher cannot be reached. Please try again later.'],
    [429, 503, 'Your teacher is busy. Please try again in a moment.'],
    [500, 502, 'Your teacher cannot be reached. Please try again later.'],
  ])('a %d of the provider becomes a %d with a sentence, and nothing is charged', async (theirs, ours, message) => {
    const before = await left();
    provider.behave((_asked, response) => answerJson(response, { error: { message: 'no' } }, theirs));
    expect(await generate()).toMatchObject({ status: ours, body: { error: { message } } });
    expect(await left()).toBe(before);
  });

  test.runIf(NIGHTLY)('a provider that hangs or breaks off times out, and nothing is charged', async () => {
    const before = await left();
    provider.behave(() => undefined);
    expect((await generate()).status).toBe(503);
    provider.behave((_asked, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"choices":');
      response.destroy();
    });
    expect((await generate()).status).toBe(502);
    expect(await left()).toBe(before);
  });

  test('servers that refuse schemas are asked in the way they take, and remembered', async () => {
    const refusing = await startProvider();
    const other = await startTestServer({ TEACHER_BASE_URL: refusing.url });
    const asker = await other.signUp('ladder@example.com', 'great');
    const ask = () =>
      asker.call<Generated>('POST', '/api/ai/import', {
        topic: 'animals',
        word_count: 5,
        col_1_language: 'de',
        col_2_language: 'sk',
        cluster_title: 'Tiere',
      });
    refusing.behave((asked, response) =>
      formatOf(asked) === 'text'
        ? answerJson(response, completion(good))
        : answerJson(response, { error: 'response_format not supported' }, 400),
    );
    expect((await ask()).status).toBe(200);
    expect(refusing.asked.map(formatOf)).toEqual(['json_schema', 'json_object', 'text']);
    refusing.asked.length = 0;
    await ask();
    expect(refusing.asked.map(formatOf)).toEqual(['text']);
    await other.close();
    await refusing.close();
  });
});

describe('the chat with a language model', () => {
  const stream = (pieces: string[], end: 'done' | 'cut' = 'done') =>
    provider.behave((asked, response) => {
      if (!asked.json['stream']) return answerJson(response, completion(pieces.join('')));
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const content of pieces)
        response.write(
          `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`,
        );
      // A moment later, so that the pieces before it arrive.
      if (end === 'cut') setTimeout(() => response.destroy(), 100);
      else
        response.end(
          `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`,
        );
    });

  test('streams the pieces, holds thoughts back, and keeps the exchange', async () => {
    stream(['<think>hm', 'm</think>Gu', 'ten ', 'Tag']);
    const response = await user.call<string>(
      'POST',
      '/api/ai/chat',
      { message: 'Good day?' },
      { accept: 'text/event-stream' },
    );
    const events = response.body.split('\n\n').filter(Boolean);
    expect(events.at(-1)).toBe('event: done\ndata: {"role":"assistant","content":"Guten Tag"}');
    expect(events.length).toBeGreaterThan(2);
    expect((await user.call('GET', '/api/ai/chat')).body).toEqual([
      { role: 'user', content: 'Good day?' },
      { role: 'assistant', content: 'Guten Tag' },
    ]);
  });

  // Specification: S2-7.22
  test('reminds the model of what was said, and can be reset', async () => {
    stream(['Again']);
    expect((await user.call('POST', '/api/ai/chat', { message: 'And now?' })).body).toEqual({
      role: 'assistant',
      content: 'Again',
    });
    expect(JSON.stringify(provider.asked[0]?.json['messages'])).toContain('Guten Tag');
    expect((await user.call('DELETE', '/api/ai/chat')).body).toEqual([]);
    expect((await user.call('GET', '/api/ai/chat')).body).toEqual([]);
  });

  test('that breaks off in the middle says so, keeps nothing and costs nothing', async () => {
    const before = await left();
    stream(['Half an ans'], 'cut');
    const response = await user.call<string>(
      'POST',
      '/api/ai/chat',
      { message: 'Tell me' },
      { accept: 'text/event-stream' },
    );
    expect(response.body).toContain('event: failed');
    expect(response.body).toContain('Your teacher cannot be reached');
    expect((await user.call('GET', '/api/ai/chat')).body).toEqual([]);
    expect(await left()).toBe(before);
  });
});
