import { Agent, request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { MULTIPART, multipart } from '../setup/imports.ts';
import { startTestServer } from '../setup/server.ts';

test('after a file that was refused in the middle, the next call on the same connection is read at once', async () => {
  const server = await startTestServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(async () => {
    agent.destroy();
    await server.close();
  });
  const user = await server.signUp('upload@example.com');
  const cluster = { title: 'Words', col_1_name: 'Word' };
  const { id } = (await user.call<{ id: number }>('POST', '/api/clusters', cluster)).body;
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const send = (method: string, path: string, body?: Buffer) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${user.token}`,
        ...(body ? { ...MULTIPART, 'content-length': body.length } : {}),
      };
      const call = request(url + path, { method, agent, headers, timeout: 5_000 }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      });
      call.once('error', reject).once('timeout', () => call.destroy(new Error('not heard')));
      call.end(body);
    });
  const misnamed = multipart({ field: 'another', name: 'words.csv', content: 'word;meaning\n'.repeat(100_000) });
  expect(await send('POST', `/api/clusters/${id}/upload-import`, misnamed)).toBe(422);
  expect(await send('GET', '/healthz')).toBe(200);
});
