import type { ResponseOf } from '@wordcluster/contract/types';
import { freePort } from '@wordcluster/testing/free-port';
import { httpClient } from '@wordcluster/testing/http-client';
import { loadConfig } from '../../src/config.ts';
import { remindOfEnds } from '../../src/features/billing/remind.ts';
import { runPaymentJob } from '../../src/features/billing/payments/reconcile.ts';
import { startServer, type RunningServer } from '../../src/start-server.ts';
import { GREAT } from '../setup/buyer.ts';
import { answerOf, callAs, unexpected, type Call } from './calls.ts';
import { startFaultyDatabase, type FaultyDatabase } from './database.ts';
import { Fault, type FaultOptions } from './scenario.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Where the seller is, clocks go back at the first and forward at the second; each is the hour before. */
const CHANGES = ['2026-10-25T00:30:00Z', '2027-03-28T00:30:00Z'];
/** Imports a minute that one person may begin, and the seconds after which they may go on at the latest. */
const STAGING = { times: 60, seconds: 60 };

interface World {
  database: FaultyDatabase;
  server: RunningServer;
  url: string;
  /** Sets the clock; it goes on from there. */
  set(moment: number): void;
  now(): number;
  people: number;
}

/** The clock jumps an hour ahead and back, and across the changes of daylight saving, while everything is under way. */
export async function clockJumps({ short }: FaultOptions): Promise<string> {
  const database = await startFaultyDatabase();
  let shift = 0;
  const clock = { now: () => new Date(Date.now() + shift) };
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = { PORT: String(port), PUBLIC_URL: url, DATABASE_URL: database.url('server'), BOT_CHECK: 'off' };
  const server = await startServer(
    loadConfig({ ...settings, LOG_LEVEL: 'silent', SECRET_KEY: 'q7'.repeat(24) }),
    clock,
  );
  try {
    const world: World = {
      database,
      server,
      url,
      set: (moment) => void (shift = moment - Date.now()),
      now: () => clock.now().getTime(),
      people: 0,
    };
    let jumps = 0;
    for (let round = 0; round < (short ? 1 : 5); round += 1) {
      for (const by of [HOUR, -HOUR]) {
        await jump(world, by);
        jumps += 2;
      }
    }
    for (const change of CHANGES) {
      world.set(Date.parse(change));
      await jump(world, HOUR);
      jumps += 2;
    }
    return `${jumps} jumps of the clock: nobody was locked out, nothing ended early, doubled or stood still`;
  } finally {
    await server.stop();
    await database.remove();
  }
}

/** Everything begins, the clock jumps, everything must go on; then it jumps back. */
async function jump(world: World, by: number): Promise<void> {
  const token = await newPerson(world);
  const device = await httpClient(world.url).signIn('demo@wordcluster.example');
  const bought = await buy(world, await newPerson(world));
  const ending = await premiumThatEndsIn(world, 14 * DAY + 30 * MINUTE);
  const path = await beginTooManyImports(world, token);
  if (!(await runPaymentJob(world.server.context, 'before'))) await leaseRunsOut(world, 'before');
  const start = world.now();

  for (const moment of [start + by, start]) {
    world.set(moment);
    await staysSignedIn(world, [token, device]);
    await mayImport(world, token, path);
    await keepsPeriod(world, bought);
    await remindedOnce(world, ending, moment >= start + by && by > 0);
    await leaseRunsOut(world, `after ${moment}`);
    await mailLeaves(world);
  }
  await endsAfterThirtyDays(world);
}

async function newPerson(world: World): Promise<string> {
  world.people += 1;
  return world.database.signUp(`person${world.people}@example.com`, false, new Date(world.now()));
}

async function staysSignedIn({ url }: World, tokens: readonly string[]): Promise<void> {
  for (const token of tokens) await answerOf(url, token, { method: 'GET', path: '/api/user' });
  if (!(await httpClient(url).signIn('demo@wordcluster.example'))) throw new Fault('a login was refused');
}

const paste = (path: string): Call => ({ method: 'POST', path, body: { text: 'word' } });

async function beginTooManyImports(world: World, token: string): Promise<string> {
  const { url } = world;
  const cluster = { method: 'POST', path: '/api/clusters', body: { title: 'Clock', col_1_name: 'Word' } };
  const { id } = await answerOf<ResponseOf<'POST /api/clusters'>>(url, token, cluster);
  const path = `/api/clusters/${id}/paste-import`;
  const moment = world.now();
  for (let times = 0; times <= 2 * STAGING.times; times += 1) {
    // Each reads its words in a process of its own: on a busy machine as many take longer than the minute.
    world.set(moment);
    if ((await callAs(url, token, paste(path))).status === 429) return path;
  }
  throw new Fault('nobody counts imports');
}

/** In the other hour, or at the latest when the minute is over. */
async function mayImport(world: World, token: string, path: string): Promise<void> {
  const result = await callAs(world.url, token, paste(path));
  if (result.status === 200) return;
  if (result.status !== 429 || !result.retryAfter || result.retryAfter > STAGING.seconds)
    throw unexpected(paste(path), result, `success, or 429 for at most ${STAGING.seconds} seconds`);
  world.set(world.now() + result.retryAfter * 1000);
  await answerOf(world.url, token, paste(path));
}

interface Bought {
  token: string;
  starts: number;
  ends: string;
}

type History = ResponseOf<'GET /api/user/premium'>;

const newest = async ({ url }: World, token: string) =>
  (await answerOf<History>(url, token, { method: 'GET', path: '/api/user/premium' })).history[0];

/** Buys at the test gateway, as a browser does it. */
async function buy(world: World, token: string): Promise<Bought> {
  const purchase = { method: 'POST', path: '/api/user/premium', body: GREAT };
  const step = await answerOf<ResponseOf<'POST /api/user/premium'>>(world.url, token, purchase);
  const frame = new URL(step.iframe_url || '', world.url);
  const body = new URLSearchParams({ action: 'pay' });
  const paid = await fetch(frame, { method: 'POST', body, redirect: 'follow' });
  const order = await newest(world, token);
  if (!paid.ok || order?.order_status !== 'PAID') throw new Fault(`a purchase is ${order?.order_status}`);
  return { token, starts: Date.parse(order.start), ends: order.end };
}

/** A year of days of 24 hours, from a beginning that does not move; it runs whenever the clock is within it. */
async function keepsPeriod(world: World, { token, starts, ends }: Bought): Promise<void> {
  const order = await newest(world, token);
  if (order?.end !== ends || Date.parse(ends) - starts !== 365 * DAY) throw new Fault('a Premium year has changed');
  const { premium } = await answerOf<ResponseOf<'GET /api/user'>>(world.url, token, {
    method: 'GET',
    path: '/api/user',
  });
  if (premium !== world.now() >= starts)
    throw new Fault(`Premium is ${premium} at ${new Date(world.now()).toISOString()}`);
}

async function premiumThatEndsIn(world: World, left: number): Promise<string> {
  const token = await newPerson(world);
  const email = `person${world.people}@example.com`;
  const { db } = world.database;
  const ends_at = new Date(world.now() + left);
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const starts_at = new Date(ends_at.getTime() - 365 * DAY);
  const order = { user_id: id, tier: 'great', days: 365, status: 'PAID', price_cents: 0, list_price_cents: 0 } as const;
  await db
    .insertInto('orders')
    .values({ ...order, buyer_id: id, starts_at, ends_at, created_at: starts_at, paid_at: starts_at })
    .execute();
  const { premium } = await answerOf<ResponseOf<'GET /api/user'>>(world.url, token, {
    method: 'GET',
    path: '/api/user',
  });
  if (!premium) throw new Fault('Premium ended early');
  return email;
}

/** Fourteen days before the end and not earlier, and once, however often the clock comes by. */
async function remindedOnce(world: World, email: string, due: boolean): Promise<void> {
  await remindOfEnds(world.server.context);
  const mails = await world.database.db.selectFrom('mails').select('id').where('recipient', '=', email).execute();
  if (mails.length > 1 || (due && mails.length === 0)) throw new Fault(`${mails.length} mails remind of an end`);
}

/** Lease of the payments without its holder: another server has it soon, whatever the clock was when it was taken. */
async function leaseRunsOut(world: World, holder: string): Promise<void> {
  const { context } = world.server;
  const before = world.now();
  world.set(before + 30_000);
  if (!(await runPaymentJob(context, holder))) throw new Fault('payments are reconciled by nobody');
  world.set(before);
}

/** A mail that is written now is sent now. */
async function mailLeaves(world: World): Promise<void> {
  const { db } = world.database;
  const waiting = async () => (await db.selectFrom('mails').select('id').where('sent_at', 'is', null).execute()).length;
  const deadline = Date.now() + 20_000;
  while ((await waiting()) > 0) {
    if (Date.now() > deadline) throw new Fault(`${await waiting()} mails stay in the outbox`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Thirty days without use end a session: not an hour earlier or later because the clock had jumped meanwhile. */
async function endsAfterThirtyDays(world: World): Promise<void> {
  const token = await newPerson(world);
  const used = world.now();
  const call = { method: 'GET', path: '/api/user' };
  world.set(used + 30 * DAY + MINUTE);
  const late = await callAs(world.url, token, call);
  if (late.status !== 401) throw unexpected(call, late, '401 after thirty days without use');
  world.set(used + 30 * DAY - MINUTE);
  await answerOf(world.url, token, call);
  world.set(used);
}
