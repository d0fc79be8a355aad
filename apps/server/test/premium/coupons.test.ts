import { VALUE_EMPTY, VALUE_NOT_POSITIVE } from '@wordcluster/domain/premium/coupon';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { buy, buyAndPay, cancel, historyOf, newestOrder } from '../setup/buyer.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp('admin@wordcluster.example');
});
afterAll(() => server.close());

interface Coupon {
  id: number;
  code: string;
  usages: number | null;
  remaining_usages: number | null;
  premiums: { id: number }[];
}

const FORM = {
  type: 'percentage',
  value: 25,
  allowed: 'any',
  code: 'SPRING',
  usages: '',
  begin_at: null,
  expiration_at: null,
  active: true,
};

async function create(form: Record<string, unknown>): Promise<Coupon> {
  const { status, body } = await admin.call<Coupon>('POST', '/api/coupons', { ...FORM, ...form });
  expect(status).toBe(201);
  return body;
}

const stored = async (id: number) =>
  (await admin.call<Coupon[]>('GET', '/api/coupons')).body.find((coupon) => coupon.id === id);

const check = (user: Caller, code: string, more: object = { subscription: 'great' }) =>
  user.call<{ type: string; value: number }>('POST', '/api/check-coupon', { code, ...more });

describe('using a coupon', () => {
  // Specification: S2-3.13, S2-3.15, S2-7.13-14
  test('it is checked, lowers the price, and is counted when the order is made', async () => {
    const coupon = await create({ code: 'counted', usages: 3 });
    const user = await server.signUp('counted@example.com');
    expect(await check(user, 'counted')).toMatchObject({ status: 200, body: { type: 'percentage', value: 25 } });
    expect((await stored(coupon.id))?.premiums).toEqual([]);
    const { body } = await buy(user, { coupon: 'Counted' });
    expect((await newestOrder(user)).price).toBe(74.96);
    expect(await stored(coupon.id)).toMatchObject({ remaining_usages: 2, premiums: [{ id: body.order_id }] });
  });

  test('a cancelled order gives it back, and the same user may use it again', async () => {
    const coupon = await create({ code: 'giveback', usages: 1 });
    const user = await server.signUp('giveback@example.com');
    const { body } = await buy(user, { coupon: 'GIVEBACK' });
    expect(await stored(coupon.id)).toMatchObject({ remaining_usages: 0 });
    await cancel(user, body.order_id);
    expect(await stored(coupon.id)).toMatchObject({ remaining_usages: 1, premiums: [] });
    expect((await buy(user, { coupon: 'GIVEBACK' })).status).toBe(200);
  });

  // Specification: S2-3.10
  test('100 % activates Premium without a payment, and its invoice says 0', async () => {
    await create({ code: 'GRATIS', value: '100' });
    const user = await server.signUp('gratis@example.com');
    const { status, body } = await buy(user, { tier: 'lite', coupon: 'GRATIS' });
    expect({ status, frame: body.iframe_url }).toEqual({ status: 200, frame: false });
    const order = await newestOrder(user);
    expect(order).toMatchObject({ order_status: 'PAID', active: true, price: 0, payments: [] });
    expect(order.download).not.toBeNull();
  });

  test('a coupon that is worth more than the price takes off the price only', async () => {
    await create({ code: 'WORTHY', type: 'fixed', value: 500 });
    const user = await server.signUp('worthy@example.com');
    await buy(user, { coupon: 'WORTHY' });
    expect((await newestOrder(user)).price).toBe(0);
  });

  // Specification: S2-6.06
  test('it is for users without a paid order only', async () => {
    await create({ code: 'FIRSTONE' });
    const user = await server.signUp('second@example.com');
    await buyAndPay(server, user);
    const sentence = 'Coupons are for the first Premium order only.';
    expect(await check(user, 'FIRSTONE')).toMatchObject({ status: 422, body: { errors: { code: [sentence] } } });
    expect(await buy(user, { coupon: 'FIRSTONE' })).toMatchObject({
      status: 422,
      body: { errors: { coupon: [sentence] } },
    });
  });

  // Specification: S2-6.07
  test.each([
    ['inactive', { active: false }, 'This coupon is not active.'],
    ['early', { begin_at: '2026-12-01T00:00:00Z' }, 'This coupon is not valid yet.'],
    ['late', { expiration_at: '2026-01-01T00:00:00+01:00' }, 'This coupon has expired.'],
    ['lite only', { allowed: 'lite' }, 'This coupon is not valid for this tier.'],
    ['used up', { usages: 0 }, 'This coupon has been used up.'],
  ])('%s: refused with a sentence, and nothing is ordered', async (name, form, sentence) => {
    const code = `NO-${name.replace(' ', '')}`.toUpperCase();
    await create({ code, ...form });
    const user = await server.signUp(`${code.toLowerCase()}@example.com`);
    expect(await check(user, code)).toMatchObject({ status: 422, body: { errors: { code: [sentence] } } });
    expect(await buy(user, { coupon: code })).toMatchObject({ status: 422, body: { errors: { coupon: [sentence] } } });
    expect((await historyOf(user)).history).toEqual([]);
  });

  test('one that expires between check and purchase is refused at the purchase', async () => {
    await create({ code: 'CLOSING', expiration_at: new Date(server.clock.now().getTime() + 60_000).toISOString() });
    const user = await server.signUp('closing@example.com');
    expect((await check(user, 'CLOSING')).status).toBe(200);
    server.clock.advance(60);
    expect((await buy(user, { coupon: 'CLOSING' })).status).toBe(422);
  });

  test('unknown codes are refused, and guessing is throttled', async () => {
    const user = await server.signUp('guess@example.com');
    expect((await check(user, 'NOSUCH')).body).toMatchObject({ errors: { code: ['This coupon does not exist.'] } });
    const statuses = [];
    for (let guess = 0; guess < 31; guess += 1) statuses.push((await check(user, `GUESS${guess}`)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test('100 parallel checkouts with a coupon of 10 usages: ten use it, and the count is right', async () => {
    const coupon = await create({ code: 'TENONLY', usages: 10 });
    const users = await Promise.all(
      Array.from({ length: 100 }, (_, index) => server.signUp(`many${index}@example.com`)),
    );
    const responses = await Promise.all(users.map((user) => buy(user, { coupon: 'TENONLY' })));
    expect(responses.filter(({ status }) => status === 200).length).toBe(10);
    expect(responses.filter(({ status }) => status === 422).length).toBe(90);
    const after = await stored(coupon.id);
    expect(after).toMatchObject({ remaining_usages: 0 });
    expect(after?.premiums.length).toBe(10);
  });
});

describe('managing coupons', () => {
  // Specification: S2-7.15
  test('a code is kept trimmed and in capitals, and belongs to one coupon', async () => {
    expect((await create({ code: '  summer ' })).code).toBe('SUMMER');
    const { status, body } = await admin.call('POST', '/api/coupons', { ...FORM, code: 'Summer' });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { code: ['Another coupon has this code.'] } });
  });

  test('a code is the same in every encoding of its letters, and the largest value is kept', async () => {
    const composed = 'ČÁRA5'.normalize('NFC');
    expect(await create({ code: composed.normalize('NFD'), value: '999999999.999' })).toMatchObject({
      code: composed,
      value: 999_999_999.99,
    });
    const user = await server.signUp('letters@example.com');
    const asked = await user.call('POST', '/api/check-coupon', {
      code: 'čára5'.normalize('NFD'),
      subscription: 'great',
    });
    expect(asked).toMatchObject({ status: 200, body: { code: composed } });
  });

  // Specification: S2-5.12, S2-5.14, S2-8.10
  test.each([
    [{ code: 'abcd' }, 'code', 'Code must be at least 5 characters long.'],
    [{ code: 'a'.repeat(36) }, 'code', 'Code must be maximum 35 characters long.'],
    [{ value: '' }, 'value', VALUE_EMPTY.text],
    [{ value: 'ten' }, 'value', 'Value must be number'],
    [{ value: 0 }, 'value', VALUE_NOT_POSITIVE.text],
    [{ value: 0.001 }, 'value', VALUE_NOT_POSITIVE.text],
    [{ usages: 'many' }, 'usages', 'Usages must be number'],
    [
      { begin_at: '2026-05-02T00:00:00Z', expiration_at: '2026-05-01T00:00:00Z' },
      'expiration_at',
      'The expiration must be later than the beginning.',
    ],
  ])('%j is refused at its field', async (form, field, message) => {
    const { status, body } = await admin.call('POST', '/api/coupons', { ...FORM, code: 'REFUSED', ...form });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { [field]: [message] } });
  });

  // Specification: S2-7.16-17
  test('orders keep the price they were made with when their coupon is changed or removed', async () => {
    const coupon = await create({ code: 'CHANGES', value: 50 });
    const user = await server.signUp('changes@example.com');
    await buy(user, { coupon: 'CHANGES' });
    const changed = await admin.call('PATCH', `/api/coupons/${coupon.id}`, { ...FORM, code: 'CHANGES', value: 10 });
    expect(changed).toMatchObject({ status: 200, body: { value: 10 } });
    expect((await admin.call('DELETE', `/api/coupons/${coupon.id}`)).status).toBe(200);
    expect((await newestOrder(user)).price).toBe(49.97);
    const { body } = await admin.call<object[]>('POST', '/api/orders/search', { search: 'changes@example.com' });
    expect(body[0]).toMatchObject({ coupon: 'CHANGES', coupon_type: 'percentage', coupon_value: 50 });
  });
});
