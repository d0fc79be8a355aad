import type { Answer, Caller } from '../setup/server.ts';

export interface Preview {
  rows_total: number;
  importable_rows: number;
  skipped_rows: number;
  preview: { line: number; col_1_value: string; col_2_value: string | null; col_3_value: string | null }[];
  [field: string]: unknown;
}

export interface Row {
  id: number;
  row_number: number;
  col_1_value: string | null;
  col_2_value: string | null;
  col_3_value: string | null;
}

const BOUNDARY = '----wordcluster-test-boundary';

/** A multipart body as browsers write it. */
export function multipart(...files: { field?: string; name: string; content: string | Uint8Array }[]): Buffer {
  const parts = files.flatMap(({ field = 'import_file', name, content }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

export const MULTIPART = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

/** Uploads a file for a cluster. */
export function upload<Body = Preview>(
  user: Caller,
  cluster: number,
  name: string,
  content: string | Uint8Array,
): Promise<Answer<Body>> {
  return user.call<Body>('POST', `/api/clusters/${cluster}/upload-import`, multipart({ name, content }), MULTIPART);
}

export async function newCluster(
  user: Caller,
  fields: Record<string, unknown> = {},
): Promise<{ id: number; export: string }> {
  const input = { title: 'Words', col_1_name: 'Word', col_2_name: 'Meaning', col_3_name: 'Example', ...fields };
  return (await user.call<{ id: number; export: string }>('POST', '/api/clusters', input)).body;
}

export const rowsOf = async (user: Caller, cluster: number) =>
  (await user.call<Row[]>('GET', `/api/clusters/${cluster}/clusterRows`)).body;

export const wordsOf = async (user: Caller, cluster: number) =>
  (await rowsOf(user, cluster)).map((row) => row.col_1_value);

export const start = (user: Caller, cluster: number, append = false, first_line_header = false) =>
  user.call<{ message: string; imported_rows: number; snapshot_id: number | null }>(
    'POST',
    `/api/clusters/${cluster}/start-import`,
    { append, first_line_header },
  );

/** Fills a cluster with words through an import. */
export async function fill(user: Caller, cluster: number, words: string[]): Promise<void> {
  await upload(user, cluster, 'words.csv', words.map((word) => `${word}\n`).join(''));
  await start(user, cluster);
}
