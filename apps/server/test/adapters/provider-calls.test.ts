import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Provider, ProviderDeps } from '../../src/adapters/provider.ts';
import { botChecks, gateways, speakers, teachers, translators } from '../../src/providers.ts';
import { startLocalServer, type LocalAnswer, type LocalServer } from '../payments/local-server.ts';

const KEY = 'sk-a-key-that-nobody-else-may-see';

let provider: LocalServer;
let stranger: LocalServer;
let answer: LocalAnswer | ((path: string) => LocalAnswer);
beforeAll(async () => {
  stranger = await startLocalServer(() => ({ status: 200, json: { translatedText: 'taken' } }));
  provider = await startLocalServer(({ path }) => (typeof answer === 'function' ? answer(path) : answer));
});
afterAll(async () => {
  await provider.close();
  await stranger.close();
});

function opened<Service>(list: readonly Provider<Service>[], name: string, env: Record<string, string>): Service {
  const one = list.find((candidate) => candidate.name === name);
  const outcome = one?.configure(env, { chosen: true, production: true });
  if (!outcome || typeof outcome === 'string') throw new Error(outcome ?? `no ${name}`);
  return outcome.open({} as ProviderDeps);
}

const signal = () => new AbortController().signal;
const translate = (name: string, env: Record<string, string>) =>
  opened(translators, name, env).translate({ text: 'pes', from: 'sk', to: 'de', signal: signal() });
const service = () => ({ TRANSLATOR_BASE_URL: provider.url, TRANSLATOR_API_KEY: KEY });
const model = () => ({ TEACHER_BASE_URL: provider.url, TEACHER_API_KEY: KEY });

const calls: [string, () => Promise<unknown>][] = [
  ...['libretranslate', 'deepl', 'google', 'apertium'].map((name): [string, () => Promise<unknown>] => [
    name,
    () => translate(name, service()),
  ]),
  ['the model as translator', () => translate('model', model())],
  [
    'the model as teacher',
    () =>
      opened(teachers, 'model', model()).generateRows({
        topic: 'dogs',
        languages: ['sk'],
        count: 1,
        signal: signal(),
      }),
  ],
  [
    'the model in a chat',
    async () => {
      const chat = opened(teachers, 'model', model()).chat({
        messages: [{ role: 'user', content: 'Hello' }],
        language: 'en',
        shop: true,
        signal: signal(),
      });
      for await (const piece of chat) expect(piece).toBe('nothing comes');
    },
  ],
  [
    'the voice',
    () =>
      opened(speakers, 'openai-speech', { SPEECH_BASE_URL: provider.url, SPEECH_API_KEY: KEY }).speak({
        text: 'pes',
        language: 'sk',
        signal: signal(),
      }),
  ],
  [
    'GoPay',
    () =>
      opened(gateways, 'gopay', {
        GOPAY_URL: provider.url,
        GOPAY_GOID: '1',
        GOPAY_CLIENT_ID: 'id',
        GOPAY_CLIENT_SECRET: KEY,
      }).getState('1'),
  ],
  [
    'Stripe',
    () =>
      opened(gateways, 'stripe', {
        STRIPE_URL: provider.url,
        STRIPE_SECRET_KEY: KEY,
        STRIPE_WEBHOOK_SECRET: 'whsec',
      }).getState('cs_1'),
  ],
];

const caught = (call: () => Promise<unknown>) =>
  call().then(
    () => null,
    (error: unknown) => error,
  );

describe.each(calls)('%s', (_name, call) => {
  test('is called at its own address only: nothing follows a redirect to another host', async () => {
    answer = { status: 307, json: {}, location: `${stranger.url}/taken` };
    expect(await caught(call)).toBeInstanceOf(Error);
    expect(provider.requests.length).toBeGreaterThan(0);
    expect(stranger.requests).toEqual([]);
  });

  test('repeats nothing in a failure of what it was sent: neither the key nor its answer', async () => {
    const refusal = { error: { message: `Incorrect API key provided: ${KEY}`, type: 'invalid_request_error' } };
    answer = (path) =>
      path.endsWith('/oauth2/token')
        ? { status: 200, json: { access_token: KEY, expires_in: 1800 } }
        : { status: 403, json: { ...refusal, errors: [{ message: refusal.error.message }] } };
    const failure = await caught(call);
    expect(failure).toBeInstanceOf(Error);
    expect(inspect(failure, { depth: 20, showHidden: true })).not.toContain(KEY);
  });
});

test('the bot check calls no other host either', async () => {
  answer = { status: 307, json: {}, location: `${stranger.url}/taken` };
  const check = opened(botChecks, 'recaptcha', {
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET: KEY,
    RECAPTCHA_URL: `${provider.url}/verify`,
  });
  expect(await check.verify('token', 'register', '127.0.0.1', new Date())).toBe(false);
  expect(stranger.requests).toEqual([]);
});
