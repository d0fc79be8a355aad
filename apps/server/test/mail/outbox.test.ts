import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { message } from '@wordcluster/domain/messages/all';
import { sql } from 'kysely';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { NIGHTLY } from '@wordcluster/testing/nightly';
import { smtpMailer } from '../../src/adapters/smtp/smtp-mailer.ts';
import { requestMail, writeRequestedMail } from '../../src/features/accounts/mail-requests.ts';
import { deliverMail } from '../../src/mail/deliver-mail.ts';
import { enqueueMail } from '../../src/mail/enqueue-mail.ts';
import { startMailWorker } from '../../src/mail/mail-worker.ts';
import type { Mailer } from '../../src/ports/operation.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const recipients = (count: number) => Array.from({ length: count }, (_, n) => `reader-${n}@example.com`);

async function write(addresses: string[]): Promise<void> {
  const mail = {
    subject: message('mail.new_password'),
    greeting: message('mail.greeting_plain'),
    paragraphs: [message('mail.reset_asked')],
    action: { label: message('mail.new_password'), url: 'https://example.com/a-secret-link' },
  };
  for (const address of addresses) await enqueueMail(server.context, server.context.db, address, mail);
}

const outbox = () => server.context.db.selectFrom('mails').selectAll().orderBy('id').execute();

/** A mail server on this machine; `options` say how it behaves. */
async function mailServer(options: SMTPServerOptions) {
  const smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options });
  smtp.on('error', () => undefined);
  const connections = new Set<Socket>();
  smtp.server.on('connection', (socket: Socket) => connections.add(socket));
  const listening = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const mailer = smtpMailer(
    `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    'Words <words@example.com>',
  );
  onTestFinished(async () => {
    mailer.close();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  });
  return { mailer, connections };
}

test('mails that a slow mail server takes are sent once, whichever server looks meanwhile', async () => {
  await write(recipients(8));
  const sent: string[] = [];
  const quick: Mailer = { send: async ({ recipient }) => void sent.push(recipient), close: () => undefined };
  const slow: Mailer = {
    async send({ recipient }) {
      server.clock.advance(25);
      await deliverMail(server.context, quick, false);
      sent.push(recipient);
    },
    close: () => undefined,
  };
  while (await deliverMail(server.context, slow, false));
  expect(sent.toSorted()).toEqual(recipients(8));
});

// Specification: S0-1.267
test('headers for mail programs reach the mail server', async () => {
  const address = `https://words.example/api/reminder-mails/end?token=1.${'x'.repeat(43)}`;
  await enqueueMail(server.context, server.context.db, 'reader@example.com', {
    subject: message('reminder.words_due', { count: 2 }),
    greeting: message('mail.greeting_plain'),
    paragraphs: [message('reminder.closing')],
    headers: { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  let taken = '';
  const { mailer } = await mailServer({
    onData(stream, _session, callback) {
      stream.on('data', (part: Buffer) => (taken += part.toString())).on('end', () => callback());
    },
  });
  await deliverMail(server.context, mailer, false);
  // A long header is folded before its value at most.
  expect(taken.replaceAll(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${address}>\r\n`);
  expect(taken).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(taken).toContain('Auto-Submitted: auto-generated\r\n');
});

test('a mail server that refuses for now gets the mail later; its sentence is kept, the codes are logged', async () => {
  await write(recipients(1));
  let greylisting = true;
  const taken: string[] = [];
  const { mailer } = await mailServer({
    onRcptTo: (_address, _session, callback) =>
      callback(greylisting ? Object.assign(new Error('Greylisted, try again'), { responseCode: 451 }) : null),
    onData(stream, session, callback) {
      taken.push(...session.envelope.rcptTo.map(({ address }) => address));
      stream.resume().on('end', () => callback());
    },
  });
  expect(await deliverMail(server.context, mailer, false)).toBe(true);
  expect(await outbox()).toMatchObject([{ sent_at: null, attempts: 1, last_error: expect.stringContaining('451') }]);
  expect(await deliverMail(server.context, mailer, false)).toBe(false);
  greylisting = false;
  server.clock.advance(60);
  expect(await deliverMail(server.context, mailer, false)).toBe(true);
  expect(taken).toEqual(recipients(1));
  expect(await outbox()).toMatchObject([{ sent_at: server.clock.now(), text: null, html: null, last_error: null }]);
});

test('a connection that breaks off in the middle of a mail leaves it to be sent again', async () => {
  await write(recipients(1));
  let breaks = true;
  const { mailer, connections } = await mailServer({
    onData(stream, _session, callback) {
      if (breaks) for (const connection of connections) connection.destroy();
      else stream.resume().on('end', () => callback());
    },
  });
  await deliverMail(server.context, mailer, false);
  expect(await outbox()).toMatchObject([{ sent_at: null, attempts: 1 }]);
  breaks = false;
  server.clock.advance(60);
  await deliverMail(server.context, mailer, false);
  expect(await outbox()).toMatchObject([{ sent_at: server.clock.now(), attempts: 2, last_error: null }]);
});

test.runIf(NIGHTLY)(
  'one mail that hangs holds up no other, also not later ones, and does not keep the server from stopping',
  async () => {
    const [hanging = '', ...others] = recipients(6);
    const sent: string[] = [];
    const mailer: Mailer = {
      async send({ recipient }) {
        if (recipient === hanging) await new Promise(() => undefined);
        sent.push(recipient);
      },
      close: () => undefined,
    };
    const worker = startMailWorker({ ...server.context, mailer }, []);
    await write([hanging]);
    worker.wake();
    await vi.waitFor(async () => expect(await outbox()).toMatchObject([{ attempts: 1 }]), 5000);
    await write(others);
    worker.wake();
    await vi.waitFor(() => expect(sent.toSorted()).toEqual(others), 5000);
    await worker.stop();
  },
);

test('a mail that was written before the clock was set back is sent at once', async () => {
  server.clock.advance(3600);
  await write(recipients(1));
  server.clock.advance(-3600);
  const sent: string[] = [];
  const mailer: Mailer = { send: async ({ recipient }) => void sent.push(recipient), close: () => undefined };
  expect(await deliverMail(server.context, mailer, false)).toBe(true);
  expect(sent).toEqual(recipients(1));
});

/** Plans as the database makes them of tables whose sizes it does not know: what is looked for is looked for again for each row. */
async function withNestedLoops(work: (context: TestServer['context']) => Promise<void>): Promise<void> {
  await server.context.db.connection().execute(async (db) => {
    const others = ['hashjoin', 'hashagg', 'mergejoin', 'material', 'indexscan', 'bitmapscan', 'sort'];
    for (const other of others) await sql`set enable_${sql.raw(other)} = off`.execute(db);
    await work({ ...server.context, db });
    await sql`reset all`.execute(db);
  });
}

test('each mail that was asked for is written, one at a time, however the database finds the next', async () => {
  for (const email of recipients(4)) {
    await server.signUp(email);
    const request = { purpose: 'reset' as const, email, network: '127.0.0.0/24' };
    await requestMail({ ...server.context, wakeMailWorker: () => undefined }, request);
  }
  await withNestedLoops(async (context) => {
    for (let written = 1; written <= 4; written += 1) {
      expect(await writeRequestedMail(context)).toBe(true);
      expect((await outbox()).map(({ recipient }) => recipient)).toEqual(recipients(written));
    }
    expect(await writeRequestedMail(context)).toBe(false);
  });
});

test('one mail is taken at a time, however the database finds the next', async () => {
  await write(recipients(4));
  const sent: string[] = [];
  const mailer: Mailer = { send: async ({ recipient }) => void sent.push(recipient), close: () => undefined };
  await withNestedLoops(async (context) => {
    expect(await deliverMail(context, mailer, false)).toBe(true);
    expect(sent).toHaveLength(1);
    expect((await outbox()).map(({ attempts }) => attempts).toSorted((one, other) => one - other)).toEqual([
      0, 0, 0, 1,
    ]);
  });
});
