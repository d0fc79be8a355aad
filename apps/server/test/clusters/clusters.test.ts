import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { learnerOf } from '../reviews/learner.ts';
import { renewTokens, startTestServer, type Caller, type TestServer } from '../setup/server.ts';

interface Cluster {
  id: number;
  title: string;
  disabled: boolean;
  shared_by: object | null;
  col_2_language: string | null;
  row_count: number;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const form = (title = 'Animals') => ({
  title,
  description: null,
  col_1_name: 'Word',
  col_2_name: 'Meaning',
  col_3_name: null,
  col_1_language: 'de',
  col_2_language: '-',
  col_3_language: null,
});

describe('clusters', () => {
  // Specification: S1-3.02-03, S1-5.05, S1-7.05, S1-7.07-08
  test('are created, changed and listed with trimmed values; a language of - is none', async () => {
    const user = await server.signUp('keeper@example.com');
    const created = await user.call<Cluster>('POST', '/api/clusters', form('  Animals  '));
    expect(created).toMatchObject({
      status: 201,
      body: { title: 'Animals', col_2_language: null, disabled: false, shared_by: null, row_count: 0 },
    });
    const changed = await user.call<Cluster>('PATCH', `/api/clusters/${created.body.id}`, {
      ...form('Birds'),
      description: 'With wings',
    });
    expect(changed).toMatchObject({ status: 200, body: { title: 'Birds', description: 'With wings' } });
    expect((await user.call<Cluster[]>('GET', '/api/clusters')).body).toHaveLength(1);
  });

  test('wrong forms get the exact messages', async () => {
    const user = await server.signUp('wrong@example.com');
    const { status, body } = await user.call('POST', '/api/clusters', { ...form('ab'), col_1_name: 'a' });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      errors: {
        title: ['Title must be at least 3 characters long.'],
        col_1_name: ['Column must be at least 2 characters long.'],
      },
    });
  });

  // Specification: S0-1.01, S1-7.09
  test('a removal can be undone for 30 seconds', async () => {
    const user = await server.signUp('undo@example.com');
    const { id } = (await user.call<Cluster>('POST', '/api/clusters', form())).body;
    expect((await user.call('DELETE', `/api/clusters/${id}`)).status).toBe(200);
    expect((await user.call('GET', `/api/clusters/${id}/clusterRows`)).status).toBe(404);
    server.clock.advance(20);
    expect((await user.call('POST', `/api/clusters/${id}/restore`)).status).toBe(200);
    await user.call('DELETE', `/api/clusters/${id}`);
    server.clock.advance(31);
    expect((await user.call('POST', `/api/clusters/${id}/restore`)).status).toBe(404);
  });

  test("a stranger's cluster does not exist", async () => {
    const owner = await server.signUp('owner@example.com');
    const stranger = await server.signUp('stranger@example.com');
    const { id } = (await owner.call<Cluster>('POST', '/api/clusters', form())).body;
    for (const [method, path, body] of [
      ['PATCH', '', form()],
      ['DELETE', '', undefined],
      ['GET', '/clusterRows', undefined],
      ['POST', '/clusterRows', { col_1_value: 'x' }],
      ['POST', '/restore', undefined],
    ] as const) {
      expect((await stranger.call(method, `/api/clusters/${id}${path}`, body)).status).toBe(404);
    }
  });
});

describe('the free plan', () => {
  // Specification: S1-1.11
  test('ends at three active clusters, for parallel requests too', async () => {
    const user = await server.signUp('parallel@example.com');
    const responses = await Promise.all(Array.from({ length: 12 }, () => user.call('POST', '/api/clusters', form())));
    expect(responses.filter((answer) => answer.status === 201)).toHaveLength(3);
    expect(responses.find((answer) => answer.status !== 201)).toMatchObject({
      status: 403,
      body: { error: { code: 'plan_limit', message: 'Upgrade to PREMIUM with No Limit of Clusters!' } },
    });
  });

  // Specification: S1-2.24
  test('keeps the three most recently updated clusters active when Premium ends', async () => {
    const user = await server.signUp('lapsed@example.com', 'lite');
    const ids = [];
    for (let n = 0; n < 5; n++) {
      ids.push((await user.call<Cluster>('POST', '/api/clusters', form(`Cluster ${n}`))).body.id);
      server.clock.advance(60);
    }
    await user.call('POST', `/api/clusters/${ids[0]}/clusterRows`, { col_1_value: 'touched' });
    server.clock.advance(365 * 86_400);
    const { id } = user;
    const fresh = await server.signUp('unused@example.com');
    expect(fresh.id).not.toBe(id);
    await renewTokens(server);
    const list = (await user.call<Cluster[]>('GET', '/api/clusters')).body;
    expect(
      list
        .filter((cluster) => !cluster.disabled)
        .map((cluster) => cluster.id)
        .toSorted((a, b) => a - b),
    ).toEqual([ids[0], ids[3], ids[4]]);
    expect((await user.call('GET', `/api/clusters/${ids[1]}/clusterRows`)).status).toBe(403);
    expect((await user.call('PATCH', `/api/clusters/${ids[1]}`, form())).status).toBe(403);
    expect((await user.call('DELETE', `/api/clusters/${ids[1]}`)).status).toBe(200);
  });
});

describe('the list', () => {
  interface Listed extends Cluster {
    tags: string[];
    archived: boolean;
    last_practised_at: string | null;
    updated_at: string;
  }
  const listOf = async (user: Caller) => (await user.call<Listed[]>('GET', '/api/clusters')).body;

  // Specification: S0-1.190
  test('is per user: tags and archive, which neither change the cluster nor free space', async () => {
    const owner = await server.signUp('tags@example.com', 'great');
    const reader = await server.signUp('reader@example.com');
    const { id } = (await owner.call<Listed>('POST', '/api/clusters', form())).body;
    await owner.call('POST', `/api/clusters/${id}/share`, { email: 'reader@example.com' });
    const [before] = await listOf(owner);
    expect(before).toMatchObject({ tags: [], archived: false, last_practised_at: null });
    server.clock.advance(60);
    const marked = await owner.call<Listed>('PATCH', `/api/clusters/${id}`, { tags: [' B1 ', 'school', 'B1'] });
    expect(marked).toMatchObject({ status: 200, body: { tags: ['B1', 'school'], archived: false, title: 'Animals' } });
    const putAway = await reader.call<Listed>('PATCH', `/api/clusters/${id}`, { archived: true });
    expect(putAway).toMatchObject({ status: 200, body: { tags: [], archived: true } });
    expect(await listOf(owner)).toMatchObject([
      { tags: ['B1', 'school'], archived: false, updated_at: before?.updated_at ?? '' },
    ]);
    expect((await reader.call('PATCH', `/api/clusters/${id}`, { title: 'Mine' })).status).toBe(403);
    expect((await reader.call('PATCH', `/api/clusters/${id}`, { ...form(), tags: ['x'] })).status).toBe(403);
    const long = await owner.call('PATCH', `/api/clusters/${id}`, { tags: ['x'.repeat(101)] });
    expect(long).toMatchObject({ status: 422, body: { errors: { tags: ['A tag has at most 100 characters.'] } } });
    const stranger = await server.signUp('marks@example.com');
    expect((await stranger.call('PATCH', `/api/clusters/${id}`, { archived: true })).status).toBe(404);

    const free = await server.signUp('archive@example.com');
    for (let n = 0; n < 3; n += 1) {
      const made = (await free.call<Listed>('POST', '/api/clusters', form())).body;
      await free.call('PATCH', `/api/clusters/${made.id}`, { archived: true });
    }
    expect((await free.call('POST', '/api/clusters', form())).status).toBe(403);
  });

  // Specification: S0-1.191
  test('follows the reader’s order, with new ones last; ids of others are ignored', async () => {
    const user = await server.signUp('order@example.com', 'great');
    const ids: number[] = [];
    for (const title of ['One', 'Two', 'Three', 'Four'])
      ids.push((await user.call<Listed>('POST', '/api/clusters', form(title))).body.id);
    const order = async (...wanted: (number | undefined)[]) =>
      (await user.call('PUT', '/api/clusters/order', { cluster_ids: wanted })).status;
    const titles = async () => (await listOf(user)).map(({ title }) => title);
    expect(await order(ids[2], ids[0], 1, ids[2])).toBe(200);
    expect(await titles()).toEqual(['Three', 'One', 'Two', 'Four']);
    expect(await order(ids[3])).toBe(200);
    expect(await titles()).toEqual(['Four', 'One', 'Two', 'Three']);
    expect((await user.call('PUT', '/api/clusters/order', { cluster_ids: ['x'] })).status).toBe(422);
  });

  test('says when each was practised last', async () => {
    const user = await server.signUp('practised@example.com');
    const learner = learnerOf(server, user);
    const { cluster, rows } = await learner.words(2);
    const { cluster: other } = await learner.words(1);
    await learner.send(learner.answer(rows[0] ?? 0, 3));
    server.clock.advance(3600);
    const at = server.clock.now().toISOString();
    await learner.send(learner.answer(rows[1] ?? 0, 1));
    const list = await listOf(user);
    expect(list.find(({ id }) => id === cluster)?.last_practised_at).toBe(at);
    expect(list.find(({ id }) => id === other)?.last_practised_at).toBeNull();
  });
});
