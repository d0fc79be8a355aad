import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { expect } from 'vitest';
import { reconcile } from '../../src/features/billing/payments/reconcile.ts';
import { renewTokens, type Caller, type TestServer } from './server.ts';

export type History = ResponseOf<'GET /api/user/premium'>;
export type Purchase = BodyOf<'POST /api/user/premium'>;
type Step = ResponseOf<'POST /api/user/premium'>;

export const ADDRESS = {
  street: 'Hlavná 1',
  city: 'Košice',
  postal_code: '040 01',
  country_code: 'SVK',
  phone_number: null,
};
export const GREAT: Purchase = { ...ADDRESS, tier: 'great', days: 365, coupon: null };
export const LITE: Purchase = { ...ADDRESS, tier: 'lite', duration: 'year', coupon: null };

export const buy = (user: Caller, purchase: Partial<Purchase> = {}) =>
  user.call<Step>('POST', '/api/user/premium', { ...GREAT, ...purchase });

export const newPayment = (user: Caller, orderId: number) =>
  user.call<Step>('POST', `/api/user/premium/${orderId}/new-payment`, {});

export const cancel = (user: Caller, orderId: number) => user.call('DELETE', `/api/user/premium/${orderId}`);

export async function historyOf(user: Caller): Promise<History> {
  const { status, body } = await user.call<History>('GET', '/api/user/premium');
  expect(status).toBe(200);
  return body;
}

export async function newestOrder(user: Caller): Promise<History['history'][number]> {
  const [newest] = (await historyOf(user)).history;
  if (!newest) throw new Error('no order');
  return newest;
}

/** The path of an address the payer is sent to. */
export const pathOf = (url: unknown) => {
  const { pathname, search } = new URL(String(url), 'http://localhost');
  return `${pathname}${search}`;
};

/** Presses a button of the test gateway's page; answers where it leads back to. */
export async function press(server: TestServer, frame: unknown, action: string): Promise<string> {
  const response = await server.app.inject({
    method: 'POST',
    url: pathOf(frame),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `action=${action}`,
  });
  expect(response.statusCode).toBe(303);
  return String(response.headers.location);
}

/** Pays in the frame and comes back, as a browser does. */
export async function payAndReturn(server: TestServer, frame: unknown, action = 'pay'): Promise<void> {
  const back = await press(server, frame, action);
  expect((await server.app.inject({ method: 'GET', url: back })).statusCode).toBe(200);
}

/** Buys and pays; returns the order's number. */
export async function buyAndPay(server: TestServer, user: Caller, purchase: Partial<Purchase> = {}): Promise<number> {
  const { status, body } = await buy(user, purchase);
  expect(status).toBe(200);
  await payAndReturn(server, body.iframe_url);
  return body.order_id;
}

/** Rounds of the reconciliation until there is nothing left to do at this moment. */
export async function reconcileAll(server: TestServer): Promise<void> {
  for (let round = 0; round < 20 && (await reconcile(server.context)) > 0; round += 1);
}

/** Lets time pass in which people sign in again whenever their tokens have ended. */
export async function passDays(server: TestServer, days: number): Promise<void> {
  server.clock.advance(days * 86_400);
  await renewTokens(server);
}

export async function mailsTo(
  server: TestServer,
  recipient: string,
): Promise<{ subject: string; text: string | null }[]> {
  return server.context.db
    .selectFrom('mails')
    .select(['subject', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
}
