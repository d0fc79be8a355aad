import type { ResponseOf } from '@wordcluster/contract/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GREAT } from '../setup/buyer.ts';
import { createProduct, type Product } from '@wordcluster/testing/product';
import { GOPAY_SETTINGS, startFakeGopay, type FakeGopay } from './fake-gopay.ts';

type Step = ResponseOf<'POST /api/user/premium'>;
type History = ResponseOf<'GET /api/user/premium'>;

let gopay: FakeGopay;
let product: Product;
beforeAll(async () => {
  gopay = await startFakeGopay();
  product = await createProduct({ PAYMENT_GATEWAY: 'gopay', GOPAY_URL: `${gopay.url}/api`, ...GOPAY_SETTINGS });
  await product.start();
});
afterAll(async () => {
  await product.remove();
  await gopay.close();
});

/** Kills the server when it makes a call to the gateway, before the answer or just after it. */
function killAt(path: RegExp, moment: 'before the answer' | 'after the answer'): Promise<void> {
  return new Promise((resolve) => {
    gopay.watch = async (request) => {
      if (!path.test(`${request.method} ${request.path}`)) return true;
      gopay.watch = async () => true;
      if (moment === 'before the answer') {
        await product.kill();
        resolve();
        return false;
      }
      setTimeout(() => void product.kill().then(resolve), 4);
      return true;
    };
  });
}

const buy = () => product.call<Step>('POST', '/api/user/premium', GREAT);
const newest = async () => (await product.call<History>('GET', '/api/user/premium')).history[0];

function payNewest(): number {
  const payment = [...gopay.payments.values()].at(-1);
  if (!payment) throw new Error('nothing was opened');
  payment.state = 'PAID';
  return payment.id;
}

/** The states of the newest order's payments once it is PAID. */
async function statesWhenPaid(): Promise<string[]> {
  await expect.poll(async () => (await newest())?.order_status, { timeout: 60_000, interval: 500 }).toBe('PAID');
  return (await newest())?.payments.map(({ current_state }) => current_state) ?? [];
}

test('killed while the gateway opens the payment: the order is kept, and a new payment is paid', async () => {
  await product.signIn('free@wordcluster.example');
  const killed = killAt(/^POST .*\/payments\/payment$/, 'before the answer');
  await Promise.all([buy().catch(() => null), killed]);
  await product.start();
  const order = await newest();
  expect(order).toMatchObject({ order_status: 'CREATED', payments: [{ current_state: 'CREATED' }] });
  await product.call('POST', `/api/user/premium/${order?.id}/new-payment`, {});
  const id = payNewest();
  await fetch(`${product.url}/api/payments/gopay/notification?id=${id}`);
  expect(await statesWhenPaid()).toEqual(['PAID', 'CREATED']);
}, 120_000);

test.each([
  ['before', 'admin@wordcluster.example', 'before the answer'],
  ['just after', 'demo@wordcluster.example', 'after the answer'],
] as const)(
  'killed %s the gateway says PAID: the reconciliation alone finishes it',
  async (_name, email, moment) => {
    await product.signIn(email);
    await buy();
    const id = payNewest();
    const killed = killAt(/^GET .*\/payments\/payment\/\d+$/, moment);
    await Promise.all([fetch(`${product.url}/api/payments/gopay/notification?id=${id}`).catch(() => null), killed]);
    await product.start();
    expect(await statesWhenPaid()).toEqual(['PAID']);
  },
  120_000,
);
