import { startLocalServer, type LocalAnswer, type LocalRequest, type LocalServer } from './local-server.ts';

interface FakeSession {
  object: 'checkout.session';
  id: string;
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  payment_intent: string;
  form: Record<string, string>;
}

export interface FakeStripe extends LocalServer {
  sessions: Map<string, FakeSession>;
  refunded: Set<string>;
  misbehave(path: RegExp, ...answers: LocalAnswer[]): void;
  /** Behaves well again. */
  behave(): void;
}

/** Stripe's Checkout sessions and refunds with idempotency keys, as far as the product uses them. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const sessions = new Map<string, FakeSession>();
  const refunded = new Set<string>();
  const byKey = new Map<string, LocalAnswer>();
  const planned: { path: RegExp; answers: LocalAnswer[] }[] = [];

  const missing: LocalAnswer = {
    status: 404,
    json: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such checkout session' } },
  };

  const create = (form: Record<string, string>, host: string): LocalAnswer => {
    const id = `cs_test_${sessions.size + 1}`;
    const session: FakeSession = {
      object: 'checkout.session',
      id,
      url: `http://${host}/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form['line_items[0][price_data][unit_amount]']),
      payment_intent: `pi_${sessions.size + 1}`,
      form,
    };
    sessions.set(id, session);
    return { status: 200, json: session };
  };

  const withCharge = (session: FakeSession) => ({
    ...session,
    payment_intent: {
      id: session.payment_intent,
      object: 'payment_intent',
      status: session.payment_status === 'paid' ? 'succeeded' : 'requires_payment_method',
      latest_charge: { object: 'charge', refunded: refunded.has(session.payment_intent) },
    },
  });

  const refund = (form: Record<string, string>): LocalAnswer => {
    refunded.add(form['payment_intent'] ?? '');
    return { status: 200, json: { object: 'refund', id: 're_1', status: 'succeeded' } };
  };

  const respond = (request: LocalRequest): LocalAnswer => {
    const { pathname, searchParams } = new URL(request.path, 'http://localhost');
    const form = Object.fromEntries(new URLSearchParams(request.body));
    if (request.method === 'POST' && pathname === '/v1/refunds') return refund(form);
    if (request.method === 'POST' && pathname === '/v1/checkout/sessions')
      return create(form, request.headers.host ?? '');
    if (pathname === '/v1/checkout/sessions') {
      const data = [...sessions.values()].filter((one) => one.payment_intent === searchParams.get('payment_intent'));
      return { status: 200, json: { object: 'list', data, has_more: false, url: '/v1/checkout/sessions' } };
    }
    const found = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(pathname);
    const session = found && sessions.get(found[1] ?? '');
    if (!session) return missing;
    if (!found[2]) return { status: 200, json: searchParams.has('expand[0]') ? withCharge(session) : session };
    if (session.status !== 'open') return { status: 400, json: { error: { type: 'invalid_request_error' } } };
    session.status = 'expired';
    return { status: 200, json: session };
  };

  const server = await startLocalServer((request) => {
    const plan = planned.find(({ path, answers }) => path.test(request.path) && answers.length > 0)?.answers.shift();
    if (plan) return plan;
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || request.method !== 'POST') return respond(request);
    const answer = byKey.get(key) ?? respond(request);
    byKey.set(key, answer);
    return answer;
  });
  return {
    ...server,
    sessions,
    refunded,
    misbehave: (path, ...answers) => planned.push({ path, answers }),
    behave: () => planned.splice(0),
  };
}
