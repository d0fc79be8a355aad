import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@wordcluster/contract/types';
import { expect } from 'vitest';
import { rowsOf } from '../setup/clusters.ts';
import { MULTIPART, multipart, upload, type Preview } from '../setup/imports.ts';
import type { Caller, TestServer } from '../setup/server.ts';

type Found = AnswerOf<'POST /api/upload-import'>;
type Done = AnswerOf<'POST /api/start-import'>;
export type Rows = (string | null)[][];

const newcomer = (server: TestServer) => server.signUp(`${randomUUID()}@example.com`, 'great');

export async function cellsOf(user: Caller, cluster: number, width: number): Promise<Rows> {
  return (await rowsOf(user, cluster)).map(({ col_1_value, col_2_value, col_3_value }) =>
    [col_1_value, col_2_value, col_3_value].slice(0, width),
  );
}

/** Into a cluster with these languages, by the cluster's own calls. */
export async function textIntoCluster(
  server: TestServer,
  text: string | Buffer,
  languages: (string | null)[],
  pasted: boolean,
): Promise<Rows> {
  const user = await newcomer(server);
  const { body: cluster } = await user.call<{ id: number }>('POST', '/api/clusters', {
    title: 'Kinds',
    col_1_name: 'First column',
    col_2_name: languages.length > 1 ? 'Second column' : null,
    col_3_name: languages.length > 2 ? 'Third column' : null,
    col_1_language: languages[0] ?? null,
    col_2_language: languages[1] ?? null,
    col_3_language: languages[2] ?? null,
  });
  const { status, body } = pasted
    ? await user.call<Preview>('POST', `/api/clusters/${cluster.id}/paste-import`, { text: text.toString() })
    : await upload(user, cluster.id, 'list.csv', text);
  expect(status, JSON.stringify(body)).toBe(200);
  await user.call('POST', `/api/clusters/${cluster.id}/start-import`, {
    first_line_header: body.first_row_is_header,
    append: true,
  });
  return cellsOf(user, cluster.id, languages.length);
}

/** As a new cluster from the list. */
export async function fileFromList(server: TestServer, name: string, text: string | Buffer) {
  const user = await newcomer(server);
  const found = await user.call<Found>('POST', '/api/upload-import', multipart({ name, content: text }), MULTIPART);
  expect(found.status, JSON.stringify(found.body)).toBe(200);
  const done = await user.call<Done>('POST', '/api/start-import', { into: 'one' });
  expect(done.status, JSON.stringify(done.body)).toBe(200);
  const made = (await user.call<AnswerOf<'GET /api/clusters'>>('GET', '/api/clusters')).body[0];
  const names = [made?.col_1_name, made?.col_2_name, made?.col_3_name].filter((one) => one !== null);
  return {
    user,
    found: found.body,
    done: done.body,
    made,
    names,
    rows: await cellsOf(user, made?.id ?? 0, names.length),
  };
}
