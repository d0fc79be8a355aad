import type { ResponseOf } from '@wordcluster/contract/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCluster } from '../setup/clusters.ts';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

type Preferences = ResponseOf<'GET /api/user/preferences'>;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const change = (user: Caller, changes: object) => user.call<Preferences>('PATCH', '/api/user/preferences', changes);
const read = async (user: Caller) => (await user.call<Preferences>('GET', '/api/user/preferences')).body;

// Specification: S0-1.192-193
test('preferences are kept with the account: what is named changes, the rest and everybody else’s stay', async () => {
  const user = await server.signUp('prefers@example.com');
  const other = await server.signUp('other@example.com');
  const before = await read(user);
  expect(before).toMatchObject({
    theme: null,
    text_size: 'normal',
    reduced_motion: false,
    compact_rows: false,
    voice_speed: 1,
    single_keys: true,
    email_sharing: true,
    email_premium: true,
  });
  const changed = await change(user, { theme: 'system', text_size: 'large', voice_speed: 0.8, language: 'sk' });
  expect(changed).toMatchObject({ status: 200 });
  expect(changed.body).toEqual({
    ...before,
    theme: 'system',
    text_size: 'large',
    voice_speed: 0.8,
    language: 'sk',
  });
  expect((await change(user, { single_keys: false })).body).toEqual({ ...changed.body, single_keys: false });
  expect((await change(user, { compact_rows: true })).body).toEqual({
    ...changed.body,
    single_keys: false,
    compact_rows: true,
  });
  expect(await read(user)).toEqual((await change(user, {})).body);
  expect(await read(other)).toEqual({ ...before, language: (await read(other)).language });
});

test('grading and reading aloud are those of practising, wherever they are changed', async () => {
  const user = await server.signUp('grading@example.com');
  const { grading } = await read(user);
  const changed = grading === 'strict' ? 'helpful' : 'strict';
  await change(user, { grading: changed, voice_autoplay: true });
  expect((await user.call('GET', '/api/reviews/settings')).body).toMatchObject({ grading: changed, autoplay: true });
  await user.call('PATCH', '/api/reviews/settings', { grading, autoplay: false });
  expect(await read(user)).toMatchObject({ grading, voice_autoplay: false });
});

test('the languages that a person learns and speaks are languages of columns, and empty until chosen', async () => {
  const user = await server.signUp('languages@example.com');
  expect(await read(user)).toMatchObject({ learning_language: null, native_language: null });
  const chosen = { learning_language: 'es', native_language: 'zh-CN' };
  expect(await change(user, chosen)).toMatchObject({ status: 200, body: chosen });
  expect((await change(user, { learning_language: null })).body).toMatchObject({ ...chosen, learning_language: null });
  expect(await read(user)).toMatchObject({ text_size: 'normal', native_language: 'zh-CN' });
});

test('the preferences say whether the grading was chosen, also where the chosen one is what everybody begins with', async () => {
  const user = await server.signUp('chooses@example.com');
  const before = await read(user);
  expect(before.grading_chosen).toBe(false);
  await change(user, { voice_autoplay: true });
  expect((await read(user)).grading_chosen).toBe(false);
  await change(user, { grading: before.grading });
  expect(await read(user)).toMatchObject({ grading: before.grading, grading_chosen: true });
});

test.each([
  { theme: 'pink' },
  { theme: null },
  { text_size: 'huge' },
  { voice_speed: 0.6 },
  { voice_speed: 1.3 },
  { language: 'tlh' },
  { single_keys: 'no' },
  { compact_rows: 1 },
  { learning_language: 'tlh' },
  { native_language: 7 },
  { grading_chosen: true },
  { colour: 'green' },
])('%j is refused by its field, and nothing changes', async (wrong) => {
  const user = await server.signUp(`wrong-${JSON.stringify(wrong).replace(/\W/g, '-')}@example.com`);
  const before = await read(user);
  const refused = await change(user, { reduced_motion: true, ...wrong });
  expect(refused.status).toBe(422);
  expect(Object.keys((refused.body as unknown as { errors: object }).errors)).toEqual(Object.keys(wrong));
  expect(await read(user)).toEqual(before);
});

test('a mail of sharing is sent to those who want it', async () => {
  const owner = await server.signUp('sharer@example.com', 'great');
  const { id } = await newCluster(owner);
  const wanting = await server.signUp('wanting@example.com');
  const quiet = await server.signUp('quiet@example.com');
  await change(quiet, { email_sharing: false });
  for (const { email } of [wanting, quiet])
    expect((await owner.call('POST', `/api/clusters/${id}/share`, { email })).status).toBe(200);
  const mails = await server.context.db
    .selectFrom('mails')
    .select('recipient')
    .where('subject', 'like', '%shar%')
    .execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual(['wanting@example.com']);
});
