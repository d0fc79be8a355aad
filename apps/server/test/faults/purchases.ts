import { setTimeout as sleep } from 'node:timers/promises';
import type { ResponseOf } from '@wordcluster/contract/types';
import type { Product } from '@wordcluster/testing/product';
import { startFakeGopay, GOPAY_SETTINGS, type FakeGopay } from '../payments/fake-gopay.ts';
import { GREAT, LITE } from '../setup/buyer.ts';
import { wrongPurchases } from './purchases-checked.ts';
import { diceFrom, Fault, type FaultOptions } from './scenario.ts';
import { startTwoServers, type TwoServers } from './two-servers.ts';

const AT_ONCE = 8;
/** Milliseconds until the reconciliation alone has finished what lost notifications left open. */
const SETTLED_WITHIN = { short: 60_000, full: 600_000 };

type History = ResponseOf<'GET /api/user/premium'>;

interface World {
  gopay: FakeGopay;
  two: TwoServers;
  random: () => number;
}

/**
 * People buy at two servers while one of them is killed now and then. The gateway's notifications come several times, in
 * any order, late, to both servers at once, or never, and its answers are slow or lost. In the end the gateway's books, the
 * orders, the invoices and the mails must agree.
 */
export async function purchases({ purchases: count, short, seed }: FaultOptions): Promise<string> {
  const gopay = await startFakeGopay();
  const two = await startTwoServers({
    PAYMENT_GATEWAY: 'gopay',
    GOPAY_URL: `${gopay.url}/api`,
    PAYMENT_TIMEOUT_SECONDS: '2',
    ...GOPAY_SETTINGS,
  });
  try {
    const world: World = { gopay, two, random: diceFrom(seed) };
    stumble(world);
    let next = 0;
    let bought = 0;
    let stopped = false;
    const killer = killNowAndThen(world, () => stopped);
    // Waited for below: until then, a server that does not start must not end the other scenarios.
    killer.catch(() => undefined);
    const buyer = async () => {
      while (next < count) {
        next += 1;
        if (await live(world, next)) bought += 1;
      }
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, buyer));
    stopped = true;
    const kills = await killer;
    gopay.watch = async () => true;
    await settle(world, short ? SETTLED_WITHIN.short : SETTLED_WITHIN.full);
    const paid = [...gopay.payments.values()].filter(({ state }) => state === 'PAID').length;
    const refunded = [...gopay.payments.values()].filter(({ state }) => state === 'REFUNDED').length;
    if (bought < count || paid < count / 4)
      throw new Fault(`${bought} of ${count} could order, ${paid} paid: too few to say anything`);
    return `${count} purchases, none wrong: ${paid} paid, ${refunded} given back, ${kills} kills of a server`;
  } finally {
    await two.remove();
    await gopay.close();
  }
}

/** The gateway answers slowly now and then, and some answers never arrive. */
function stumble({ gopay, random }: World): void {
  gopay.watch = async () => {
    const dice = random();
    if (dice < 0.3) await sleep(dice * 500);
    return dice < 0.97;
  };
}

async function killNowAndThen({ two, random }: World, stopped: () => boolean): Promise<number> {
  let kills = 0;
  while (!stopped()) {
    await sleep(500 + random() * 2500);
    if (stopped()) break;
    const server = two.servers[random() < 0.5 ? 0 : 1];
    await server.kill();
    kills += 1;
    await sleep(random() * 500);
    await server.start();
  }
  return kills;
}

const either = ({ two, random }: World): Product => two.servers[random() < 0.5 ? 0 : 1];

/** A call as a browser makes it: retried while no server listens; any response is shown to the user. */
async function ask<Body>(
  world: World,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Body | null> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    try {
      const response = await fetch(either(world).url + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return response.ok ? ((await response.json()) as Body) : null;
    } catch {
      await sleep(250);
    }
  }
  throw new Fault(`${method} ${path}: no server answered for a long time`);
}

/** One buyer, who pays, declines, walks away or cancels. False: no payment page was ever shown. */
async function live(world: World, number: number): Promise<boolean> {
  const { gopay, random } = world;
  const chance = (share: number) => random() < share;
  const token = await world.two.signUp(`buyer${number}@example.com`);
  const purchase = chance(0.5) ? GREAT : LITE;
  await Promise.all(
    Array.from({ length: chance(0.2) ? 2 : 1 }, () => ask(world, token, 'POST', '/api/user/premium', purchase)),
  );
  const id = await openPage(world, token);
  const payment = id === null ? undefined : gopay.payments.get(id);
  if (id === null || !payment) return false;
  const notifications: Promise<void>[] = [notifyOften(world, id)];
  // Cancelled with the gateway's page still open: a payment made there afterwards is refunded.
  if (chance(0.15)) await cancelNewest(world, token);
  if (chance(0.7)) {
    if (chance(0.3)) payment.state = 'PAYMENT_METHOD_CHOSEN';
    notifications.push(notifyOften(world, id));
    await sleep(random() * 100);
    if (payment.state !== 'REFUNDED') payment.state = 'PAID';
  } else if (chance(0.5)) payment.state = 'CANCELED';
  notifications.push(notifyOften(world, id));
  if (chance(0.15)) notifications.push(cancelNewest(world, token));
  await Promise.all(notifications);
  return true;
}

/** The gateway's number of the newest payment, whose page the buyer sees; a new one if none was opened. */
async function openPage(world: World, token: string): Promise<number | null> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const order = (await ask<History>(world, token, 'GET', '/api/user/premium'))?.history[0];
    if (!order) {
      await ask(world, token, 'POST', '/api/user/premium', GREAT);
      continue;
    }
    const step = await ask<{ iframe_url?: string }>(
      world,
      token,
      'POST',
      `/api/user/premium/${order.id}/new-payment`,
      {},
    );
    const id = /\/gw\/v3\/(\d+)$/.exec(step?.iframe_url ?? '')?.[1];
    if (id) return Number(id);
    await sleep(200);
  }
  return null;
}

async function cancelNewest(world: World, token: string): Promise<void> {
  const order = (await ask<History>(world, token, 'GET', '/api/user/premium'))?.history[0];
  if (order) await ask(world, token, 'DELETE', `/api/user/premium/${order.id}`);
}

/** None to four copies, at once or late, to one server or both; a notification lost by a killed server is not repeated. */
async function notifyOften({ two, random }: World, id: number): Promise<void> {
  const copies = Math.floor(random() * 5);
  await Promise.all(
    Array.from({ length: copies }, async () => {
      const wait = random() < 0.5 ? 0 : random() * 1500;
      const at = random() < 0.5 ? two.servers : [two.servers[random() < 0.5 ? 0 : 1]];
      await sleep(wait);
      await Promise.all(
        at.map(({ url }) => fetch(`${url}/api/payments/gopay/notification?id=${id}`).catch(() => undefined)),
      );
    }),
  );
}

/** Waits until everything agrees; what still does not after a while is wrong. */
async function settle({ gopay, two }: World, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const wrong = await wrongPurchases(two.db, [...gopay.payments.values()]);
    if (wrong.length === 0) return;
    if (Date.now() > deadline) throw new Fault(`${wrong.length} wrong:\n${wrong.slice(0, 20).join('\n')}`);
    await sleep(1000);
  }
}
