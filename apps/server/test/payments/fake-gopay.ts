import { startLocalServer, type LocalAnswer, type LocalRequest, type LocalServer } from './local-server.ts';

interface FakePayment {
  id: number;
  order_number: string;
  state: string;
  amount: number;
  currency: string;
  gw_url: string;
  callback: { return_url: string; notification_url: string };
}

export interface FakeGopay extends LocalServer {
  payments: Map<number, FakePayment>;
  /** Takes the place of the next answers to calls whose path matches. */
  misbehave(path: RegExp, ...answers: LocalAnswer[]): void;
  /** Called for every request before it is answered; false leaves it without an answer. */
  watch: (request: LocalRequest) => Promise<boolean>;
  /** Behaves well again. */
  behave(): void;
  /** No token given so far is taken any more. */
  expireTokens(): void;
  paths(): string[];
}

/** GoPay's REST API, version 3, as far as the product uses it. */
export async function startFakeGopay(): Promise<FakeGopay> {
  const payments = new Map<number, FakePayment>();
  const planned: { path: RegExp; answers: LocalAnswer[] }[] = [];
  let valid = new Set<string>();
  let tokens = 0;

  const planFor = ({ path }: LocalRequest) =>
    planned.find((plan) => plan.path.test(path) && plan.answers.length > 0)?.answers.shift();
  const fault = (status: number, error_name: string): LocalAnswer => ({
    status,
    json: {
      date_issued: '2026-03-02T09:00:00',
      errors: [{ scope: 'G', error_code: 1, error_name, message: error_name }],
    },
  });

  const giveToken = (request: LocalRequest): LocalAnswer => {
    const wanted = `Basic ${Buffer.from('client:secret').toString('base64')}`;
    if (request.headers.authorization !== wanted) return fault(403, 'AUTH_WRONG_CREDENTIALS');
    if (request.body !== 'grant_type=client_credentials&scope=payment-all') return fault(409, 'AUTH_WRONG_GRANT');
    const access_token = `token-${(tokens += 1)}`;
    valid.add(access_token);
    return { status: 200, json: { token_type: 'bearer', access_token, expires_in: 1800 } };
  };

  const create = (request: LocalRequest): LocalAnswer => {
    const body = JSON.parse(request.body) as Omit<FakePayment, 'id' | 'state' | 'gw_url'> & {
      target: { goid: number };
    };
    if (body.target.goid !== 8123456789 || body.currency !== 'EUR') return fault(409, 'VALIDATION');
    const id = 3_000_000_001 + payments.size;
    const { order_number, amount, currency, callback } = body;
    const gw_url = `http://${request.headers.host}/gw/v3/${id}`;
    const payment = { id, order_number, state: 'CREATED', amount, currency, gw_url, callback };
    payments.set(id, payment);
    return { status: 200, json: payment };
  };

  const refund = (payment: FakePayment, request: LocalRequest): LocalAnswer => {
    if (payment.state !== 'PAID') return fault(409, 'PAYMENT_REFUND_NOT_SUPPORTED');
    if (Number(new URLSearchParams(request.body).get('amount')) !== payment.amount) return fault(409, 'WRONG_AMOUNT');
    payment.state = 'REFUNDED';
    return { status: 200, json: { id: payment.id, result: 'FINISHED', description: null } };
  };

  const server = await startLocalServer(async (request) => {
    if (!(await fake.watch(request))) return 'silence';
    const plan = planFor(request);
    if (plan) return plan;
    if (request.path === '/api/oauth2/token') return giveToken(request);
    if (!valid.has(String(request.headers.authorization).replace('Bearer ', ''))) return fault(401, 'UNAUTHORIZED');
    if (request.method === 'POST' && request.path === '/api/payments/payment') return create(request);
    const found = /^\/api\/payments\/payment\/(\d+)(\/refund)?$/.exec(request.path);
    const payment = found && payments.get(Number(found[1]));
    if (!payment) return fault(404, 'PAYMENT_NOT_FOUND');
    return found[2] ? refund(payment, request) : { status: 200, json: payment };
  });
  const fake: FakeGopay = {
    ...server,
    watch: async () => true,
    payments,
    misbehave: (path, ...answers) => planned.push({ path, answers }),
    behave: () => void planned.splice(0),
    expireTokens: () => (valid = new Set()),
    paths: () => server.requests.map(({ method, path }) => `${method} ${path}`),
  };
  return fake;
}

export const GOPAY_SETTINGS = { GOPAY_GOID: '8123456789', GOPAY_CLIENT_ID: 'client', GOPAY_CLIENT_SECRET: 'secret' };
