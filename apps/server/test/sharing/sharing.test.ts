import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../setup/server.ts';
import { newCluster } from '../setup/clusters.ts';

type Person = Caller & { id: number; email: string };

let server: TestServer;
let owner: Person;
let number = 0;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signUp('owner@example.com', 'lite');
});
afterAll(() => server.close());

const newRecipient = () => server.signUp(`recipient${(number += 1)}@example.com`);
const share = (cluster: number, email: string, who: Caller = owner) =>
  who.call<{ shared_with_user?: object; error?: object }>('POST', `/api/clusters/${cluster}/share`, { email });
const listOf = async (who: Caller) =>
  (
    await who.call<{ id: number; disabled: boolean; shared_by: object | null; shared_with: object[] }[]>(
      'GET',
      '/api/clusters',
    )
  ).body;

describe('sharing a cluster', () => {
  // Specification: S1-1.16, S1-3.03, S1-7.10
  test("shows it in the recipient's list at once and notifies them by mail", async () => {
    const { id } = await newCluster(owner, { title: 'Shared <words>' });
    const recipient = await newRecipient();
    const response = await share(id, `  ${recipient.email.toUpperCase()} `);
    const person = { id: recipient.id, first_name: 'Test', last_name: 'Person', email: recipient.email };
    expect(response).toMatchObject({ status: 200, body: { shared_with_user: person } });
    expect((await listOf(owner)).find((cluster) => cluster.id === id)?.shared_with).toEqual([
      { ...person, may_write: false },
    ]);
    expect(await listOf(recipient)).toMatchObject([
      { id, disabled: false, shared_by: { email: 'owner@example.com' }, shared_with: [] },
    ]);
    const mail = await server.context.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', recipient.email)
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({
      subject: 'Test Person shared a cluster with you',
      links: [`http://localhost:3000/clusters/${id}/`],
    });
    expect(mail.html).not.toContain('<words>');
  });

  // Specification: S1-6.03
  test('a recipient reads, and changes nothing', async () => {
    const { id } = await newCluster(owner);
    await owner.call('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: 'pes' });
    const recipient = await newRecipient();
    await share(id, recipient.email);
    const rows = await recipient.call<{ id: number }[]>('GET', `/api/clusters/${id}/clusterRows`);
    expect(rows.body).toHaveLength(1);
    const base = `/api/clusters/${id}`;
    const row_ids = [rows.body[0]?.id];
    const forbidden: [string, string, unknown][] = [
      ['POST', `${base}/clusterRows`, { col_1_value: 'x' }],
      ['PATCH', `${base}/clusterRows/${row_ids[0]}`, { col_1_value: 'x' }],
      ['DELETE', `${base}/clusterRows/${row_ids[0]}`, undefined],
      ['POST', `${base}/clusterRows/delete`, { row_ids }],
      ['PATCH', base, { title: 'Mine', col_1_name: 'Word' }],
      ['DELETE', base, undefined],
      ['POST', `${base}/share`, { email: 'x@example.com' }],
      ['DELETE', `${base}/share/${recipient.id}`, undefined],
      ['POST', `${base}/paste-import`, { text: 'x' }],
      ['POST', `${base}/start-import`, { first_line_header: false, append: false }],
      ['GET', `${base}/snapshots`, undefined],
    ];
    for (const [method, url, body] of forbidden) {
      expect((await recipient.call(method, url, body)).status, `${method} ${url}`).toBe(403);
    }
    expect((await recipient.call<unknown[]>('GET', `${base}/clusterRows`)).body).toEqual(rows.body);
  });

  // Specification: S1-1.13, S1-6.02
  test('is for Premium users', async () => {
    const freeUser = await newRecipient();
    const { id } = await newCluster(freeUser);
    expect(await share(id, owner.email, freeUser)).toMatchObject({
      status: 403,
      body: { error: { code: 'plan_limit', message: 'Upgrade to PREMIUM to Share Clusters!' } },
    });
  });

  test('with oneself, twice, or an address without an account: a clear message', async () => {
    const { id } = await newCluster(owner);
    const recipient = await newRecipient();
    await share(id, recipient.email);
    expect(await share(id, recipient.email)).toMatchObject({
      status: 409,
      body: { error: { message: 'This cluster is already shared with this user.' } },
    });
    expect(await share(id, 'Owner@Example.com')).toMatchObject({
      status: 409,
      body: { error: { message: 'You cannot share a cluster with yourself.' } },
    });
    expect(await share(id, 'nobody@example.com')).toMatchObject({
      status: 422,
      body: { errors: { email: ['There is no account with this e-mail.'] } },
    });
    expect(await share(id, 'no address')).toMatchObject({
      status: 422,
      body: { errors: { email: ['Please enter a valid e-mail'] } },
    });
    expect(
      await server.context.db.selectFrom('mails').select('id').where('recipient', '=', recipient.email).execute(),
    ).toHaveLength(1);
  });

  test('twice at the same moment makes one share and one mail', async () => {
    const { id } = await newCluster(owner);
    const recipient = await newRecipient();
    const responses = await Promise.all(Array.from({ length: 5 }, () => share(id, recipient.email)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    expect(
      await server.context.db.selectFrom('mails').select('id').where('recipient', '=', recipient.email).execute(),
    ).toHaveLength(1);
  });

  test('is throttled', async () => {
    const eager = await server.signUp('eager@example.com', 'great');
    const { id } = await newCluster(eager);
    const answers = [];
    for (let n = 0; n < 61; n += 1) answers.push((await share(id, `guess${n}@example.com`, eager)).status);
    expect(answers.slice(0, 60).every((status) => status === 422)).toBe(true);
    expect(answers[60]).toBe(429);
  });

  test("pauses when the owner's Premium ends and resumes with it", async () => {
    const lapsing = await server.signUp('lapsing@example.com', 'lite');
    const { id } = await newCluster(lapsing);
    const recipient = await newRecipient();
    await share(id, recipient.email, lapsing);
    const end = (moment: Date) =>
      server.context.db.updateTable('orders').set({ ends_at: moment }).where('user_id', '=', lapsing.id).execute();
    await end(server.clock.now());
    expect(await listOf(recipient)).toMatchObject([{ id, disabled: true }]);
    expect((await recipient.call('GET', `/api/clusters/${id}/clusterRows`)).status).toBe(403);
    await end(new Date(server.clock.now().getTime() + 86_400_000));
    expect((await recipient.call('GET', `/api/clusters/${id}/clusterRows`)).status).toBe(200);
  });
});

describe('ending a share', () => {
  // Specification: S1-7.11
  test('the owner takes it back, without Premium too', async () => {
    const { id } = await newCluster(owner);
    const recipient = await newRecipient();
    await share(id, recipient.email);
    const path = `/api/clusters/${id}/share/${recipient.id}`;
    expect((await owner.call('DELETE', path)).body).toMatchObject({ message: 'Sharing was turned off.' });
    expect((await owner.call('DELETE', path)).status).toBe(404);
    expect(await listOf(recipient)).toEqual([]);
    expect((await recipient.call('GET', `/api/clusters/${id}/clusterRows`)).status).toBe(404);
  });

  // Specification: S1-7.12
  test('the recipient leaves, and can be asked again', async () => {
    const { id } = await newCluster(owner);
    const recipient = await newRecipient();
    await share(id, recipient.email);
    const cancel = (who: Caller) => who.call('POST', `/api/clusters/${id}/cancel-share`, { block: false });
    expect((await cancel(recipient)).status).toBe(200);
    expect((await cancel(recipient)).status).toBe(404);
    expect((await cancel(owner)).status).toBe(409);
    expect((await share(id, recipient.email)).status).toBe(200);
  });

  // Specification: S1-6.04
  test('the recipient leaves and blocks: this owner cannot share again, others can', async () => {
    const first = await newCluster(owner);
    const second = await newCluster(owner);
    const recipient = await newRecipient();
    await share(first.id, recipient.email);
    await recipient.call('POST', `/api/clusters/${first.id}/cancel-share`, { block: true });
    expect(await share(second.id, recipient.email)).toMatchObject({
      status: 409,
      body: { error: { message: 'This user does not accept clusters from you.' } },
    });
    const other = await server.signUp('another-owner@example.com', 'great');
    const theirs = await newCluster(other);
    expect((await share(theirs.id, recipient.email, other)).status).toBe(200);
  });
});
