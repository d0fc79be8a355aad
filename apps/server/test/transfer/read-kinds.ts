import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ResponseOf } from '@wordcluster/contract/types';
import { expect } from 'vitest';
import { rowsOf } from '../setup/clusters.ts';
import { readImport, type ImportRequest } from '../../src/features/transfer/reading/read-import.ts';
import type { ImportReport } from '../../src/features/transfer/reading/import-report.ts';
import { MULTIPART, multipart } from '../setup/imports.ts';
import type { Caller, TestServer } from '../setup/server.ts';

type Found = ResponseOf<'POST /api/upload-import'>;
type Done = ResponseOf<'POST /api/start-import'>;
export type Rows = (string | null)[][];

const newcomer = (server: TestServer) => server.signUp(`${randomUUID()}@example.com`, 'great');

export async function cellsOf(user: Caller, cluster: number, width: number): Promise<Rows> {
  return (await rowsOf(user, cluster)).map(({ col_1_value, col_2_value, col_3_value }) =>
    [col_1_value, col_2_value, col_3_value].slice(0, width),
  );
}

/** More rows than a preview shows would be looked at in part. */
const SHOWN = 20;

async function read(text: string | Buffer, request: Omit<ImportRequest, 'path'>): Promise<ImportReport> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kinds-'));
  try {
    const file = path.join(folder, 'list');
    await writeFile(file, text);
    const report = await readImport({ path: file, ...request }, { batch: async () => undefined });
    expect(report.valid).toBeLessThanOrEqual(SHOWN);
    return report;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const shownRows = (report: ImportReport, width: number): Rows =>
  report.preview
    .slice(Number(report.first_row_is_header && !report.first_row_skipped))
    .map(({ col_1_value, col_2_value, col_3_value }) => [col_1_value, col_2_value, col_3_value].slice(0, width));

/**
 * The rows that a cluster with these languages would get: read as its own calls read them, in this process, which starts at
 * once. The tests of imports and reports make the calls themselves.
 */
export async function textIntoCluster(
  text: string | Buffer,
  languages: (string | null)[],
  pasted: boolean,
): Promise<Rows> {
  const report = await read(text, {
    format: pasted ? 'text' : 'csv',
    ...(pasted && { encoding: 'utf-8' }),
    languages: languages.filter((language) => language !== null),
    own: { names: ['First column', 'Second column', 'Third column'].slice(0, languages.length) },
    narrow: true,
  });
  return shownRows(report, languages.length);
}

/** Rows that a new cluster would get from the list, read in this process as well. */
export async function textFromList(text: string) {
  const report = await read(text, { format: 'csv', languages: [] });
  const columns = report.tables[report.table]?.columns ?? [];
  const mapped = report.mapped.flatMap((index) => columns.find((column) => column.index === index) ?? []);
  return {
    header: report.first_row_is_header,
    names: mapped.map(({ name }) => name),
    languages: mapped.map(({ language }) => language),
    rows: shownRows(report, mapped.length),
  };
}

/** As a new cluster from the list. */
export async function fileFromList(server: TestServer, name: string, text: string | Buffer) {
  const user = await newcomer(server);
  const found = await user.call<Found>('POST', '/api/upload-import', multipart({ name, content: text }), MULTIPART);
  expect(found.status, JSON.stringify(found.body)).toBe(200);
  const done = await user.call<Done>('POST', '/api/start-import', { into: 'one' });
  expect(done.status, JSON.stringify(done.body)).toBe(200);
  const made = (await user.call<ResponseOf<'GET /api/clusters'>>('GET', '/api/clusters')).body[0];
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
