import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { answerJson, completion, startProvider, type RecordedRequest } from './model-server.ts';

let provider: Awaited<ReturnType<typeof startProvider>>;
let server: TestServer | undefined;
beforeAll(async () => {
  provider = await startProvider();
});
afterEach(async () => {
  await server?.close();
  server = undefined;
});
afterAll(() => provider.close());

async function translatorWith(env: Record<string, string>) {
  server = await startTestServer({ LITE_TEXT_CHARACTERS: '1000', ...env });
  const user: Caller = await server.signUp('translate@example.com', 'lite');
  const { id } = (
    await user.call<{ id: number }>('POST', '/api/clusters', {
      title: 'Words',
      col_1_name: 'Slovak',
      col_2_name: 'Chinese',
      col_1_language: 'sk',
      col_2_language: 'zh-CN',
    })
  ).body;
  return {
    user,
    translate: (text = 'pes', from = 1, to = 2) =>
      user.call<{ translated_text?: string; error?: { message: string } }>('POST', `/api/clusters/${id}/translate`, {
        source_col_number: from,
        target_col_number: to,
        text,
      }),
    left: async () =>
      (await user.call<{ text_characters_remaining: number }>('GET', '/api/user')).body.text_characters_remaining,
  };
}

type Case = [
  string,
  Record<string, string>,
  (url: string) => Record<string, string>,
  object,
  (asked: RecordedRequest) => void,
];
const cases: Case[] = [
  [
    'libretranslate',
    { TRANSLATOR_API_KEY: 'k' },
    (url) => ({ TRANSLATOR_BASE_URL: url }),
    { translatedText: '狗' },
    ({ path, json }) =>
      expect([path, json]).toEqual([
        '/translate',
        { q: 'pes', source: 'sk', target: 'zh', format: 'text', api_key: 'k' },
      ]),
  ],
  [
    'deepl',
    { TRANSLATOR_API_KEY: 'k:fx' },
    (url) => ({ TRANSLATOR_BASE_URL: url }),
    { translations: [{ text: '狗' }] },
    ({ path, json, headers }) =>
      expect([path, json, headers.authorization]).toEqual([
        '/v2/translate',
        { text: ['pes'], source_lang: 'SK', target_lang: 'ZH-HANS' },
        'DeepL-Auth-Key k:fx',
      ]),
  ],
  [
    'google',
    { TRANSLATOR_API_KEY: 'k' },
    (url) => ({ TRANSLATOR_BASE_URL: url }),
    { data: { translations: [{ translatedText: '狗' }] } },
    ({ path, json, headers }) =>
      expect([path, json['target'], headers['x-goog-api-key']]).toEqual(['/language/translate/v2', 'zh-CN', 'k']),
  ],
  [
    'apertium',
    {},
    (url) => ({ TRANSLATOR_BASE_URL: url }),
    { responseData: { translatedText: '狗' }, responseStatus: 200 },
    ({ path, text }) => expect([path, text]).toEqual(['/translate', 'langpair=sk%7Czh-CN&q=pes']),
  ],
  [
    'model',
    {},
    (url) => ({ TEACHER_BASE_URL: url }),
    completion('{"translation":"狗"}'),
    ({ path }) => expect(path).toBe('/chat/completions'),
  ],
];

describe.each(cases)('%s', (kind, env, at, answer, check) => {
  test('is asked in its protocol; the same again comes from the cache and costs nothing', async () => {
    provider.behave((_asked, response) => answerJson(response, answer));
    const { translate, left } = await translatorWith({ TRANSLATOR: kind, ...env, ...at(provider.url) });
    expect((await translate()).body).toMatchObject({ translated_text: '狗' });
    const [asked] = provider.asked;
    if (asked) check(asked);
    expect(await left()).toBe(997);
    expect((await translate()).body).toMatchObject({ translated_text: '狗' });
    expect(provider.asked).toHaveLength(1);
    expect(await left()).toBe(997);
  });

  test('that fails gives a sentence and the characters back', async () => {
    const { translate, left } = await translatorWith({ TRANSLATOR: kind, ...env, ...at(provider.url) });
    for (const [status, ours] of [
      [401, 502],
      [500, 502],
      [429, 503],
    ] as const) {
      provider.behave((_asked, response) => answerJson(response, { error: 'no' }, status));
      expect((await translate()).status, `${kind} ${status}`).toBe(ours);
    }
    provider.behave((_asked, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"half'),
    );
    expect((await translate()).status).toBe(502);
    provider.behave((_asked, response) => answerJson(response, {}));
    expect((await translate()).status).toBe(502);
    expect(await left()).toBe(1000);
  });
});

describe('without a provider', () => {
  // Specification: S1-7.20
  test('the lexicon translates what it knows and says what it does not know', async () => {
    const { translate, left } = await translatorWith({});
    expect((await translate('pes')).body).toMatchObject({ translated_text: '狗' });
    const unknown = await translate('nezmyselnézaklínadlo');
    expect(unknown).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'unknown_word',
          message: 'The built-in dictionary does not know this. You can type the translation yourself.',
        },
      },
    });
    expect(await left()).toBe(997);
  });

  test('a translation by the lexicon is counted once', async () => {
    const { translate, left } = await translatorWith({});
    for (let time = 0; time < 3; time += 1)
      expect((await translate('pes')).body).toMatchObject({ translated_text: '狗' });
    expect(await left()).toBe(997);
  });

  test('a column without a language, the same column, and an empty text are refused', async () => {
    const { translate } = await translatorWith({});
    expect((await translate('pes', 1, 3)).status).toBe(422);
    expect((await translate('pes', 1, 1)).status).toBe(422);
    expect((await translate('  ')).status).toBe(422);
    expect((await translate('x'.repeat(1001))).status).toBe(422);
  });
});
