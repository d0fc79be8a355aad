import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCluster } from '../setup/clusters.ts';
import { programToken, startTestServer, type TestServer } from '../setup/server.ts';

// Case 13 of the second security review.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Listed {
  id: number;
  export: string | null;
}
const as = (token: string) => server.callerWith(token);
const opens = async (address: string | null | undefined) =>
  (await server.app.inject({ url: address ?? '/api/none' })).statusCode;

describe('a signed address', () => {
  test('is not returned to a program without the scope to read', async () => {
    const user = await server.signUp('writes@example.com');
    const { id } = await newCluster(user);
    const writer = as(await programToken(server, user, ['write']));
    const made = await writer.call<Listed>('POST', '/api/clusters', { title: 'Another', col_1_name: 'Word' });
    expect(made.body.export).toBeNull();
    const changed = await writer.call<Listed>('PATCH', `/api/clusters/${id}`, { title: 'Renamed', col_1_name: 'Word' });
    expect(changed).toMatchObject({ status: 200, body: { export: null } });
  });

  test('for a program expires after 15 minutes, and with its token', async () => {
    const user = await server.signUp('reads@example.com');
    const { id } = await newCluster(user);
    await user.call('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: 'pes' });
    const token = await programToken(server, user, ['read']);
    const listed = async () => (await as(token).call<Listed[]>('GET', '/api/clusters')).body[0]?.export;
    const first = await listed();
    expect(await opens(first)).toBe(200);
    server.clock.advance(15 * 60 + 1);
    expect(await opens(first)).toBe(403);
    const second = await listed();
    expect(await opens(second)).toBe(200);
    expect(await opens(second?.replace(/holder=program-\d+/, 'holder=program-999'))).toBe(403);
    expect(await opens(second?.replace(/&holder=[^&]*/, ''))).toBe(403);
    const { id: tokenId } = await server.context.db
      .selectFrom('personal_tokens')
      .select('id')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    await server.context.db.deleteFrom('personal_tokens').where('id', '=', tokenId).execute();
    expect(await opens(second)).toBe(403);
  });

  test('for a session ends with it; pictures and recordings keep their days', async () => {
    const user = await server.signUp('signs-out@example.com');
    const { id } = await newCluster(user);
    await user.call('POST', `/api/clusters/${id}/clusterRows`, { col_1_value: 'pes' });
    const address = (await user.call<Listed[]>('GET', '/api/clusters')).body[0]?.export;
    const account = (await user.call<{ download: string }>('POST', '/api/user/export')).body.download;
    expect(await opens(address)).toBe(200);
    expect(await opens(account)).toBe(200);
    await user.call('POST', '/api/user/logout', {});
    expect(await opens(address)).toBe(403);
    expect(await opens(account)).toBe(403);
  });
});
