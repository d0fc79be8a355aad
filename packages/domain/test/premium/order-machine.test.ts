import { cases } from '@wordcluster/testing/nightly';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transition, type Order, type OrderEffect, type OrderEvent } from '../../src/premium/order-machine.ts';
import { PAYMENT_STATES, type PaymentState } from '../../src/premium/orders.ts';

fc.configureGlobal({ numRuns: cases(1000) });

const AT = new Date('2026-05-01T10:00:00Z');
const PRICE = 9995;

const newOrder = (price_cents: number): Order => ({
  order_status: 'CREATED',
  price_cents,
  payments: [],
  paid_by: null,
});

const create = (payment_id: number): OrderEvent => ({
  type: 'payment-created',
  payment_id,
  gateway: 'sandbox',
  amount_cents: PRICE,
  at: AT,
});
const says = (payment_id: number, state: PaymentState, amount_cents = PRICE): OrderEvent => ({
  type: 'gateway-confirmed',
  payment_id,
  state,
  amount_cents,
  at: AT,
});
const returned = (payment_id: number): OrderEvent => ({ type: 'payer-returned', payment_id, at: AT });
const cancel: OrderEvent = { type: 'cancel-requested', at: AT };
const expire: OrderEvent = { type: 'expired', at: AT };
const leave: OrderEvent = { type: 'buyer-left', at: AT };

function run(start: Order, ...events: OrderEvent[]): { order: Order; effects: string[]; history: Order[] } {
  const effects: OrderEffect[] = [];
  const history = [start];
  let order = start;
  for (const event of events) {
    const step = transition(order, event);
    order = step.order;
    history.push(order);
    effects.push(...step.effects);
  }
  return { order, effects: effects.map((effect) => Object.values(effect).join(' ')), history };
}

// Closing events are rare and PAID is frequent, so that many of the walks get past the first payment.
const anyId = fc.integer({ min: 1, max: 3 });
const anyState = fc.constantFrom<PaymentState[]>(...PAYMENT_STATES, 'PAID', 'PAID', 'PAID');
const anyEvent: fc.Arbitrary<OrderEvent> = fc.oneof(
  { weight: 6, arbitrary: anyId.map(create) },
  {
    weight: 12,
    arbitrary: fc.tuple(anyId, anyState, fc.constantFrom(PRICE, PRICE, PRICE, 1)).map((said) => says(...said)),
  },
  { weight: 3, arbitrary: anyId.map(returned) },
  { weight: 1, arbitrary: fc.constantFrom<OrderEvent[]>(cancel, expire, leave, { type: 'free-activated', at: AT }) },
);
const anyEvents = fc.array(anyEvent, { maxLength: 60, size: 'max' });

function paymentState(order: Order, id: number | null): PaymentState | undefined {
  return order.payments.find((payment) => payment.id === id)?.current_state;
}

describe('orders under any order of events', () => {
  it('are paid, cancelled and refunded in many of the walks, so that the properties below say something', () => {
    const ends = fc.sample(anyEvents, 1000).map((events) => run(newOrder(PRICE), ...events));
    for (const status of ['CREATED', 'PAID', 'CANCELED']) {
      expect(ends.filter(({ order }) => order.order_status === status).length).toBeGreaterThan(50);
    }
    expect(ends.filter(({ effects }) => effects.some((effect) => effect.startsWith('refund'))).length).toBeGreaterThan(
      50,
    );
  });
  // Specification: S2-4.03
  it('stay paid once paid, unless the gateway refunded that very payment', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const { history } = run(newOrder(PRICE), ...events);
        const paidFrom = history.findIndex((order) => order.order_status === 'PAID');
        const paidBy = history[paidFrom]?.paid_by ?? null;
        for (const order of paidFrom < 0 ? [] : history.slice(paidFrom)) {
          const refunded = paymentState(order, paidBy) === 'REFUNDED';
          expect(order.order_status).toBe(refunded ? 'CANCELED' : 'PAID');
          expect(['PAID', 'REFUNDED']).toContain(paymentState(order, paidBy));
        }
      }),
    );
  });
  it('are paid only by a payment that the gateway confirmed with the right sum', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const { order } = run(newOrder(PRICE), ...events);
        const confirmed = events.some(
          (event) =>
            event.type === 'gateway-confirmed' &&
            event.state === 'PAID' &&
            event.amount_cents === PRICE &&
            event.payment_id === order.paid_by,
        );
        expect(order.order_status !== 'PAID' || confirmed).toBe(true);
      }),
    );
  });
  it('keep exactly one payment and give every other one back, each once', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const { order, effects } = run(newOrder(PRICE), ...events);
        for (const payment of order.payments) {
          const wasPaid = payment.states.some(({ state }) => state === 'PAID');
          const refunds = effects.filter((effect) => effect === `refund-payment ${payment.id}`).length;
          expect(refunds).toBe(wasPaid && payment.id !== order.paid_by ? 1 : 0);
        }
        expect(effects.filter((effect) => effect === 'activate-premium').length).toBe(order.paid_by === null ? 0 : 1);
        expect(effects.filter((effect) => effect === 'issue-invoice').length).toBe(order.paid_by === null ? 0 : 1);
        expect(effects.filter((effect) => effect === 'return-coupon').length).toBeLessThanOrEqual(1);
      }),
    );
  });
  it('are not changed by an event that comes twice', () => {
    fc.assert(
      fc.property(anyEvents, anyEvent, (events, event) => {
        const once = transition(run(newOrder(PRICE), ...events).order, event).order;
        const twice = transition(once, event);
        expect(twice.order).toBe(once);
        expect(twice.effects.every(({ type }) => type === 'query-gateway' || type === 'report-amount')).toBe(true);
      }),
    );
  });
  it('record every state a payment was in, without repeats, ending in the current one', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        for (const { current_state, states } of run(newOrder(PRICE), ...events).order.payments) {
          expect(states[0]?.state).toEqual('CREATED');
          expect(states.at(-1)?.state).toBe(current_state);
          expect(new Set(states.map(({ state }) => state)).size).toBe(states.length);
        }
      }),
    );
  });
});

describe('an order', () => {
  // Specification: S2-3.06
  it('is undecided after the payer’s return, then paid', () => {
    const pending = run(newOrder(PRICE), create(1), says(1, 'PAYMENT_METHOD_CHOSEN'), returned(1));
    expect(pending.order.order_status).toEqual('CREATED');
    expect(pending.effects).toEqual(['query-gateway 1']);
    const paid = run(pending.order, says(1, 'PAID'), says(1, 'PAID'), says(1, 'PAYMENT_METHOD_CHOSEN'));
    expect(paid.order.order_status).toEqual('PAID');
    expect(paid.effects).toEqual(['activate-premium', 'issue-invoice']);
  });
  it('can be paid again after a declined payment', () => {
    const { order } = run(newOrder(PRICE), create(1), says(1, 'CANCELED'), create(2), says(2, 'PAID'));
    expect([order.order_status, order.paid_by]).toEqual(['PAID', 2]);
  });
  it('opens no second payment while one may still become money, nor for another sum', () => {
    const { order } = run(newOrder(PRICE), create(1), says(1, 'AUTHORIZED'), create(2));
    expect(order.payments).toHaveLength(1);
    expect(run(newOrder(1), create(1)).order.payments).toHaveLength(0);
  });
  it('gives a second payment back and asks to close what is open', () => {
    const { effects } = run(newOrder(PRICE), create(1), create(2), says(1, 'PAID'), says(2, 'PAID'));
    expect(effects).toEqual(['activate-premium', 'issue-invoice', 'close-payment 2', 'refund-payment 2']);
  });
  it('gives back what is paid after it was cancelled', () => {
    const { order, effects } = run(newOrder(PRICE), create(1), cancel, says(1, 'PAID'));
    expect(order.order_status).toEqual('CANCELED');
    expect(effects).toEqual(['return-coupon', 'close-payment 1', 'refund-payment 1']);
  });
  it('keeps waiting until the gateway has decided, and takes only the payer for the payer', () => {
    const pending = run(newOrder(PRICE), create(1), returned(1), says(1, 'CREATED'), says(1, 'AUTHORIZED')).order;
    expect(pending.payments[0]?.current_state).toEqual('UNTRUSTED_PAID');
    const claimed = run(newOrder(PRICE), create(1), says(1, 'UNTRUSTED_PAID')).order;
    expect(claimed.payments[0]?.current_state).toEqual('CREATED');
  });
  it('is not cancelled nor expired while the payer says paid', () => {
    const { order } = run(newOrder(PRICE), create(1), returned(1), cancel, expire);
    expect(order.order_status).toEqual('CREATED');
    const older = run(newOrder(PRICE), create(1), create(2), returned(1), cancel, expire, says(1, 'PAID'));
    expect(older.order.order_status).toEqual('PAID');
  });
  it('of a removed buyer is closed whatever the payer’s page said; a paid one stays, and money that still arrives is refunded', () => {
    const claimed = run(newOrder(PRICE), create(1), create(2), returned(1), leave, leave);
    expect(claimed.order.order_status).toEqual('CANCELED');
    expect(claimed.order.payments.map(({ current_state }) => current_state)).toEqual(['CANCELED', 'CANCELED']);
    expect(claimed.effects).toEqual(['query-gateway 1', 'return-coupon', 'close-payment 2', 'close-payment 1']);
    expect(run(claimed.order, says(1, 'PAID')).effects).toEqual(['refund-payment 1']);
    const paid = run(newOrder(PRICE), create(1), says(1, 'PAID')).order;
    expect(run(paid, leave).order).toBe(paid);
  });
  it('ignores forged, foreign and wrong-sum messages', () => {
    const start = run(newOrder(PRICE), create(1)).order;
    const forged = run(start, returned(99), says(99, 'PAID'));
    expect(forged.order).toBe(start);
    expect(forged.effects).toEqual([]);
    const wrongSum = run(start, says(1, 'PAID', 1));
    expect(wrongSum.order).toBe(start);
    expect(wrongSum.effects).toEqual(['report-amount 1']);
  });
  it('is paid at once when it costs nothing, and only then', () => {
    const free: OrderEvent = { type: 'free-activated', at: AT };
    expect(run(newOrder(0), free, free).effects).toEqual(['activate-premium', 'issue-invoice']);
    expect(run(newOrder(PRICE), free).order.order_status).toEqual('CREATED');
  });
  it('ends Premium when the gateway gave the money back', () => {
    const { order, effects } = run(newOrder(PRICE), create(1), says(1, 'PAID'), says(1, 'REFUNDED'), says(1, 'PAID'));
    expect(order.order_status).toEqual('CANCELED');
    expect(effects.at(-1)).toEqual('end-premium');
  });
});
