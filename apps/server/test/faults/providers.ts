import { setTimeout as sleep } from 'node:timers/promises';
import type { ResponseOf } from '@wordcluster/contract/types';
import { createProduct } from '@wordcluster/testing/product';
import { GOPAY_SETTINGS, startFakeGopay, type FakeGopay } from '../payments/fake-gopay.ts';
import { GREAT } from '../setup/buyer.ts';
import { answerOf, callAs, unexpected, type Call } from './calls.ts';
import { startFaultyDatabase, type FaultyDatabase } from './database.ts';
import { MOODS, startFlakyMailServer, startFlakyProvider, type Mood } from './flaky-provider.ts';
import { Fault, type FaultOptions } from './scenario.ts';

/** Calls of each kind at once. */
const AT_ONCE = 4;
const MAILS = 3;
const SETTINGS = { TEACHER_TIMEOUT_SECONDS: '4', PAYMENT_TIMEOUT_SECONDS: '3' };
/** Milliseconds that a call may take beyond its provider's deadline, on a busy machine. */
const SLACK = 6_000;
/** Timeout in milliseconds for another user's call meanwhile: only a call that waits for a provider takes longer. */
const HELD_UP = 2_000;

interface World {
  url: string;
  database: FaultyDatabase;
  gopay: FakeGopay;
  provider: Awaited<ReturnType<typeof startFlakyProvider>>;
  mails: Awaited<ReturnType<typeof startFlakyMailServer>>;
  /** Somebody with Great, and their cluster of English and Spanish. */
  token: string;
  cluster: number;
  calls: number;
}

/**
 * Mail, payment, teacher, translator and voice hang, answer rubbish or half, or fail: calls end in time with an error, nothing
 * is charged, others notice nothing, and once they are well all goes on, each mail once.
 */
export async function providers({ short }: FaultOptions): Promise<string> {
  const [provider, mails, gopay] = await Promise.all([startFlakyProvider(), startFlakyMailServer(), startFakeGopay()]);
  const database = await startFaultyDatabase();
  const server = await createProduct({
    DATABASE_URL: database.url('server'),
    LOG_LEVEL: 'silent',
    BOT_CHECK: 'off',
    SMTP_URL: mails.url,
    TRANSLATOR: 'libretranslate',
    TRANSLATOR_BASE_URL: provider.url,
    TEACHER_BASE_URL: `${provider.url}/v1`,
    SPEECH_BASE_URL: `${provider.url}/v1`,
    PAYMENT_GATEWAY: 'gopay',
    GOPAY_URL: `${gopay.url}/api`,
    ...GOPAY_SETTINGS,
    ...SETTINGS,
  });
  try {
    await server.start();
    const token = await database.signUp('learner@example.com', true);
    const languages = { col_1_language: 'en', col_2_language: 'es' };
    const body = { title: 'Words', col_1_name: 'English', col_2_name: 'Spanish', ...languages };
    const cluster = { method: 'POST', path: '/api/clusters', body };
    const { id } = await answerOf<ResponseOf<'POST /api/clusters'>>(server.url, token, cluster);
    const world: World = { url: server.url, database, gopay, provider, mails, token, cluster: id, calls: 0 };
    const rounds = short ? 1 : 5;
    // Both end before the server does; otherwise the healthy one would be reported as the fault.
    const ended = await Promise.allSettled([harmCalls(world, rounds), harmMails(world, rounds)]);
    const wrong = ended.find((end) => end.status === 'rejected');
    if (wrong) throw wrong.reason;
    return `${world.calls} calls to providers that ${MOODS.join(', ')}: each ended in time, none was charged; ${mails.taken.length} mails, each once`;
  } finally {
    await server.remove();
    await Promise.all([provider.close(), mails.close(), gopay.close()]);
    await database.remove();
  }
}

async function harmCalls(world: World, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const mood of MOODS) {
      const before = await charactersLeft(world);
      world.provider.become(mood);
      misbehave(world.gopay, mood);
      const stop = new AbortController();
      const others = neverHeldUp(world, stop.signal);
      const wrong = await Promise.all([asks(world, mood), buys(world, mood)]).catch((error: unknown) => error);
      stop.abort();
      await others;
      if (wrong instanceof Error) throw wrong;
      const after = await charactersLeft(world);
      if (after !== before)
        throw new Fault(`a provider that ${mood} cost characters: ${before} before, ${after} after`);
      world.provider.become('is well');
      for (const { call } of await callsOf(world, 1))
        await callAs(world.url, world.token, call).then(expectSuccess(call));
    }
  }
}

const expectSuccess = (call: Call) => (result: Awaited<ReturnType<typeof callAs>>) => {
  if (result.status !== 200) throw unexpected(call, result, '200 from a provider that is well');
};

async function charactersLeft({ url, token }: World): Promise<string> {
  const user = await answerOf<ResponseOf<'GET /api/user'>>(url, token, { method: 'GET', path: '/api/user' });
  return `${user.text_characters_remaining} of text and ${user.voice_characters_remaining} of voice`;
}

/** Calls that need a provider, each about something new, with the milliseconds in which that provider has to answer. */
async function callsOf(world: World, count: number): Promise<{ call: Call; deadline: number }[]> {
  const { url, token, cluster } = world;
  const all = Array.from({ length: count }, async () => {
    world.calls += 4;
    const word = `word ${world.calls}`;
    const addition = { method: 'POST', path: `/api/clusters/${cluster}/clusterRows`, body: { col_1_value: word } };
    const row = await answerOf<{ id: number }>(url, token, addition);
    const post = (path: string, body: unknown, deadline: number) => ({
      call: { method: 'POST', path, body },
      deadline,
    });
    const columns = { source_col_number: 1, target_col_number: 2 };
    const topic = { cluster_id: cluster, topic: word, word_count: 5, col_1_language: 'en', col_2_language: 'es' };
    return [
      post(`/api/clusters/${cluster}/translate`, { ...columns, text: word }, 15_000),
      post(`/api/listen/${cluster}`, { row_id: row.id, col_number: 1 }, 20_000),
      post('/api/ai/import', topic, 4_000),
      post('/api/ai/chat', { message: word }, 4_000),
    ];
  });
  return (await Promise.all(all)).flat();
}

async function asks(world: World, mood: Mood): Promise<void> {
  const calls = await callsOf(world, AT_ONCE);
  await Promise.all(
    calls.map(async ({ call, deadline }) => {
      const result = await callAs(world.url, world.token, call);
      const isClear = [502, 503].includes(result.status) && /"message":"[^"]{10,}/.test(result.text);
      if (!isClear || result.ms > deadline + SLACK)
        throw unexpected(call, result, `an error within ${deadline} ms from a provider that ${mood}`);
      if (result.status === 503 && !result.retryAfter) throw unexpected(call, result, 'Retry-After');
    }),
  );
}

function misbehave(gopay: FakeGopay, mood: Mood): void {
  gopay.behave();
  gopay.watch = async () => mood !== 'hangs or drips';
  const answer = {
    'is well': null,
    'hangs or drips': null,
    'answers rubbish': { status: 200, text: '<h1>Welcome</h1>' },
    'answers half': 'cut' as const,
    fails: { status: 500, text: '{}' },
  }[mood];
  if (answer) gopay.misbehave(/payments\/payment/, ...Array.from({ length: 50 }, () => answer));
}

type History = ResponseOf<'GET /api/user/premium'>;

/** A failing gateway leaves the order open and unpaid; a new payment succeeds after its recovery. */
async function buys(world: World, mood: Mood): Promise<void> {
  world.calls += 1;
  const token = await world.database.signUp(`buyer${world.calls}@example.com`);
  const purchase = { method: 'POST', path: '/api/user/premium', body: GREAT };
  const result = await callAs(world.url, token, purchase);
  // Its token, and the payment.
  const deadline = 2 * Number(SETTINGS.PAYMENT_TIMEOUT_SECONDS) * 1000;
  if (result.status !== 502 || result.ms > deadline + SLACK)
    throw unexpected(purchase, result, `502 within ${deadline} ms from a gateway that ${mood}`);
  misbehave(world.gopay, 'is well');
  const { history } = await answerOf<History>(world.url, token, { method: 'GET', path: '/api/user/premium' });
  if (history.length !== 1 || history[0]?.order_status !== 'CREATED')
    throw new Fault(
      `after a gateway that ${mood} there are ${JSON.stringify(history.map((order) => order.order_status))}`,
    );
  const again = { method: 'POST', path: `/api/user/premium/${history[0].id}/new-payment`, body: {} };
  await answerOf(world.url, token, again);
}

/** Somebody else works in the meantime. */
async function neverHeldUp({ url, database }: World, signal: AbortSignal): Promise<void> {
  const token = await database.signUp(`neighbour${Math.random()}@example.com`);
  const call = { method: 'GET', path: '/api/clusters' };
  while (!signal.aborted) {
    const result = await callAs(url, token, call);
    if (result.status !== 200 || result.ms > HELD_UP)
      throw unexpected(call, result, 'success at once for somebody else');
    await sleep(50);
  }
}

async function harmMails(world: World, rounds: number): Promise<void> {
  const { url, database, mails } = world;
  // Another user: calls of one user share a concurrency limit.
  const token = await database.signUp('forgetful@example.com');
  for (let round = 0; round < rounds; round += 1) {
    for (const mood of MOODS) {
      const recipients = Array.from(
        { length: MAILS },
        (_, n) => `${mood.replaceAll(' ', '-')}-${round}-${n}@example.com`,
      );
      mails.become(mood);
      // Rate limit: few mails an hour for one network address, which all calls share here.
      await database.db.deleteFrom('throttles').where('key', 'like', 'mail:ip:%').execute();
      for (const email of recipients) {
        await database.signUp(email);
        await answerOf(url, token, { method: 'POST', path: '/api/user/forgot-password', body: { email } });
      }
      const unsent = () =>
        database.db
          .selectFrom('mails')
          .select(['id', 'attempts', 'last_error', 'created_at', 'next_attempt_at'])
          .where('recipient', 'in', recipients)
          .where('sent_at', 'is', null)
          .execute();
      // Each has been tried at least once.
      const pendingMails = async () => JSON.stringify(await unsent());
      await until(
        async () => (await unsent()).filter((mail) => mail.last_error !== null).length === MAILS,
        async () => `mails to a mail server that ${mood} were not all tried: ${await pendingMails()}`,
      );
      mails.become('is well');
      // Retries due in a minute run now.
      const due = { next_attempt_at: new Date() };
      await database.db.updateTable('mails').set(due).where('recipient', 'in', recipients).execute();
      await until(
        async () => (await unsent()).length === 0,
        async () => `mails of a mail server that ${mood} do not go out: ${await pendingMails()}`,
      );
      const counts = recipients.map((email) => mails.taken.filter((taken) => taken === email).length);
      if (counts.some((count) => count !== 1))
        throw new Fault(`of a mail server that ${mood}: ${counts.join(', ')} mails`);
    }
  }
}

async function until(done: () => Promise<boolean>, pendingMails: () => Promise<string>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await done())) {
    if (Date.now() > deadline) throw new Fault(await pendingMails());
    await sleep(500);
  }
}
