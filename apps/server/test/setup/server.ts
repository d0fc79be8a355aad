import type { FastifyInstance, InjectOptions } from 'fastify';
import { loadConfig } from '../../src/config.ts';
import type { Context } from '../../src/context.ts';
import { createServer } from '../../src/create-server.ts';
import type { EmbeddedConnection } from '../../src/database/embedded.ts';
import { writeRequestedMail } from '../../src/features/accounts/mail-requests.ts';
import { createTestDatabase, isDistributed } from './postgres.ts';

/** A clock that tests move. Starts at a fixed moment. */
class TestClock {
  private moment = new Date('2026-03-02T09:00:00Z');
  now(): Date {
    return new Date(this.moment);
  }
  advance(seconds: number): void {
    this.moment = new Date(this.moment.getTime() + seconds * 1000);
  }
  set(iso: string): void {
    this.moment = new Date(iso);
  }
}

export interface TestResponse<Body = unknown> {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
}

/** A person with or without a token who makes calls. */
export interface Caller {
  token?: string;
  call<Body = unknown>(
    method: string,
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestResponse<Body>>;
}

export interface TestServer {
  app: FastifyInstance;
  context: Context;
  clock: TestClock;
  visitor: Caller;
  /** The user of this token, or null. */
  callerWith(token?: string): Caller;
  /** A confirmed account with a token; with `tier` its Premium runs for a year. */
  signUp(email: string, tier?: 'lite' | 'great'): Promise<Caller & { id: number; email: string }>;
  close(): Promise<void>;
}

const ANTI_FORGERY = 'a-token-for-tests-0123456789';

/**
 * The whole application on a real database of its own, or on the one that is given, called without a network. Settings can be
 * overridden.
 */
export async function startTestServer(
  env: Record<string, string> = {},
  given?: EmbeddedConnection,
): Promise<TestServer> {
  const database = given ? { connection: given, drop: async () => undefined } : await createTestDatabase();
  const clock = new TestClock();
  const settings = loadConfig({
    LOG_LEVEL: 'silent',
    DATABASE_CONNECTIONS: '10',
    BOT_CHECK: 'off',
    SECRET_KEY: 'k'.repeat(48),
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_DISTRIBUTED: String(isDistributed()),
    ...env,
  });
  const { app, context, disconnect } = await createServer({ settings, connection: database.connection, clock });

  const callerWith = (token?: string): Caller => ({
    ...(token ? { token } : {}),
    async call<Body>(
      method: string,
      url: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<TestResponse<Body>> {
      // Runs the mail worker's background work before a test reads the mailbox.
      if (url.startsWith('/dev/mailbox')) while (await writeRequestedMail(context));
      const response = await app.inject({
        method,
        url,
        headers: {
          ...(token
            ? { authorization: `Bearer ${token}` }
            : {
                cookie: `XSRF-TOKEN=${ANTI_FORGERY}; __Host-XSRF-TOKEN=${ANTI_FORGERY}`,
                'x-xsrf-token': ANTI_FORGERY,
              }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : {
              payload: (typeof body === 'string' || Buffer.isBuffer(body)
                ? body
                : JSON.stringify(body)) as InjectOptions['payload'] & string,
            }),
      });
      const json = response.headers['content-type']?.toString().includes('json') ?? false;
      return {
        status: response.statusCode,
        body: (json ? response.json() : response.body) as Body,
        headers: response.headers,
      };
    },
  });

  return {
    app,
    context,
    clock,
    visitor: callerWith(),
    callerWith,
    async signUp(email, tier) {
      const { insertAccessToken, insertUser } = await import('../../src/features/accounts/repository.ts');
      const now = clock.now();
      const id = await insertUser(context.db, {
        email,
        first_name: 'Test',
        last_name: 'Person',
        confirmed_at: now,
        created_at: now,
      });
      if (id === null) throw new Error(`${email} has an account already`);
      if (tier) {
        await context.db
          .insertInto('orders')
          .values({
            user_id: id,
            buyer_id: id,
            tier,
            days: 365,
            status: 'PAID',
            price_cents: 0,
            list_price_cents: 0,
            starts_at: now,
            ends_at: new Date(now.getTime() + 365 * 86_400_000),
            created_at: now,
            paid_at: now,
          })
          .execute();
      }
      const token = await insertAccessToken(context.db, id, 'test', now);
      return { ...callerWith(token), id, email };
    },
    async close() {
      await app.close();
      await disconnect();
      await database.drop();
    },
  };
}

/** A program's token of a recently signed-in user, with the named scopes; it expires in 300 days. */
export async function programToken(
  { clock }: Pick<TestServer, 'clock'>,
  user: Pick<Caller, 'call'>,
  scopes: readonly string[],
  { name = 'Program', password }: { name?: string; password?: string } = {},
): Promise<string> {
  const expires_at = new Date(clock.now().getTime() + 300 * 86_400_000).toISOString();
  const body = { name, scopes, expires_at, ...(password === undefined ? {} : { password }) };
  const response = await user.call<{ token: string }>('POST', '/api/user/tokens', body);
  if (response.status !== 201) throw new Error(`no token: ${JSON.stringify(response.body)}`);
  return response.body.token;
}

/** Renews all sign-ins at this moment: tokens have their whole lifetime again. */
export async function renewTokens({ context: { db, clock } }: TestServer): Promise<void> {
  const now = clock.now();
  await db.updateTable('access_tokens').set({ created_at: now, last_used_at: now }).execute();
}
