import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { wordcluster, WordclusterError } from '@wordcluster/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generatedCalls } from '../../../../packages/client/build/generate.ts';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import { programToken, startTestServer, type Caller, type TestServer } from '../setup/server.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const run = promisify(execFile);

let server: TestServer;
let url: string;
beforeAll(async () => {
  server = await startTestServer();
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const tokenOf = (user: Caller, scopes: string[]) => programToken(server, user, scopes);

/** The examples of the API's paper in a language, in their order. */
async function examples(language: string): Promise<string[]> {
  const paper = await readFile(path.join(ROOT, 'docs/api.md'), 'utf8');
  return [...paper.matchAll(/```(\w+)\n(.*?)```/gs)].flatMap(([, of, code]) => (of === language && code ? [code] : []));
}

/** Runs an example as its reader would, in the repository's folder, and returns what it prints. */
async function runExample(program: string, args: string[], token: string): Promise<string> {
  const env = { PATH: process.env['PATH'], WORDCLUSTER_URL: url, WORDCLUSTER_TOKEN: token };
  return (await run(program, args, { cwd: ROOT, env, timeout: 30_000 })).stdout.trim();
}

// Specification: S0-1.152
test('the examples with curl list clusters and make one', async () => {
  const user = await server.signUp('curl@example.com');
  const token = await tokenOf(user, ['read', 'write']);
  const [list = '', create = ''] = await examples('sh');
  expect(JSON.parse(await runExample('sh', ['-c', create], token))).toMatchObject({ title: 'From curl' });
  expect(JSON.parse(await runExample('sh', ['-c', list], token))).toMatchObject([{ title: 'From curl' }]);
});

test('the example with Python makes a cluster and fills it', async () => {
  const user = await server.signUp('python@example.com');
  const [example = ''] = await examples('python');
  const printed = await runExample('python3', ['-c', example], await tokenOf(user, ['read', 'write']));
  expect(printed).toBe('Haus = dom, Baum = strom');
});

test('the example with TypeScript runs on the generated client', async () => {
  const user = await server.signUp('typescript@example.com');
  const [example = ''] = await examples('ts');
  const args = ['--input-type=module-typescript', '--eval', example];
  expect(await runExample(process.execPath, args, await tokenOf(user, ['read', 'write']))).toBe('Haus = dom');
});

test('the generated client is that of the present contract', async () => {
  const formatted = (text: string) => text.replace(/\s+/g, '').replace(/[;,|()]/g, '');
  const stored = await readFile(path.join(ROOT, 'packages/client/src/calls.ts'), 'utf8');
  expect(formatted(stored)).toBe(formatted(generatedCalls()));
});

test('the client sends files, returns files, and says what was refused and why', async () => {
  const user = await server.signUp('client@example.com', 'great');
  const { id } = await newCluster(user);
  const { call } = wordcluster({ url, token: await tokenOf(user, ['read', 'write']) });
  const params = { cluster_id: id };
  const found = await call('POST /api/clusters/:cluster_id/upload-import', {
    params,
    body: { import_file: new File(['Haus;dom\nBaum;strom'], 'words.csv') },
  });
  expect(found.rows_total).toBe(2);
  await call('POST /api/clusters/:cluster_id/start-import', {
    params,
    body: { first_line_header: false, append: true },
  });
  expect(await rowsOf(user, id)).toHaveLength(2);
  const refused = await call('POST /api/clusters', { body: { title: 'x', col_1_name: 'German' } }).catch(
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(WordclusterError);
  expect(refused).toMatchObject({ status: 422, code: 'invalid', errors: { title: [expect.any(String)] } });
  const reader = wordcluster({ url, token: await tokenOf(user, ['read']) });
  await expect(
    reader.call('POST /api/clusters/:cluster_id/clusterRows', { params, body: { col_1_value: 'Hund' } }),
  ).rejects.toMatchObject({ status: 403 });
});
