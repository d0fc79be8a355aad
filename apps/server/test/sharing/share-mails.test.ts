import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function share(owner: Caller, email: string, title = 'Spanish verbs') {
  const { body } = await owner.call<{ id: number }>('POST', '/api/clusters', { title, col_1_name: 'Word' });
  return owner.call('POST', `/api/clusters/${body.id}/share`, { email });
}
const mailsTo = (email: string) =>
  server.context.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id').execute();

test('one address gets at most five share mails a day, of all senders; the shares are made all the same', async () => {
  const victim = await server.signUp('victim@example.com');
  const senders = [await server.signUp('one@example.com', 'great'), await server.signUp('two@example.com', 'great')];
  for (let n = 0; n < 4; n++) {
    for (const sender of senders) expect((await share(sender, victim.email, `Unit ${n}`)).status).toBe(200);
  }
  expect(await mailsTo(victim.email)).toHaveLength(5);
  expect((await victim.call<unknown[]>('GET', '/api/clusters')).body).toHaveLength(8);
  server.clock.advance(86_400);
  await share(senders[0] as Caller, victim.email, 'Tomorrow');
  expect(await mailsTo(victim.email)).toHaveLength(6);
});

test('a mail carries no address of a stranger’s choosing, neither in the title nor in the name', async () => {
  const victim = await server.signUp('plain@example.com');
  const sender = await server.signUp('sly@example.com', 'great');
  await server.context.db
    .updateTable('users')
    .set({ first_name: 'Win www.evil.example', last_name: 'X'.repeat(60) })
    .where('id', '=', sender.id)
    .execute();
  await share(sender, victim.email, 'Free money at https://evil.example/now and evil。com');
  const [mail] = await mailsTo(victim.email);
  for (const text of [mail?.subject, mail?.text, mail?.html]) {
    expect(text).not.toMatch(/evil/);
    expect(text).not.toContain('X'.repeat(41));
  }
  expect(mail?.text).toContain('Free money at');
});

// Specification: S0-1.49
test('its link blocks the sender by a button, without a login; a forged one does not', async () => {
  const victim = await server.signUp('tired@example.com');
  const sender = await server.signUp('pushy@example.com', 'great');
  await share(sender, victim.email);
  const [mail] = await mailsTo(victim.email);
  const link = /http\S+share-mails\/block\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const token = new URL(link).searchParams.get('token') ?? '';
  const block = (given: string) => server.visitor.call('POST', '/api/share-mails/block', { token: given });
  expect((await block(token.replace(`${victim.id}.`, `${sender.id}.`))).status).toBe(422);
  expect((await block('nonsense')).status).toBe(422);
  expect((await share(sender, victim.email, 'Again')).status).toBe(200);
  expect((await block(token)).status).toBe(200);
  expect((await block(token)).status).toBe(200);
  expect((await share(sender, victim.email, 'Once more')).status).toBe(409);
});
