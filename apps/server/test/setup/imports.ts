import type { ResponseOf } from '@wordcluster/contract/types';
import type { TestResponse, Caller } from './server.ts';

export type Preview = ResponseOf<'POST /api/clusters/:cluster_id/upload-import'>;

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
): Promise<TestResponse<Body>> {
  return user.call<Body>('POST', `/api/clusters/${cluster}/upload-import`, multipart({ name, content }), MULTIPART);
}

/** Imports the rows that were uploaded. */
export const start = (user: Caller, cluster: number, append = false, first_line_header = false) =>
  user.call<ResponseOf<'POST /api/clusters/:cluster_id/start-import'>>(
    'POST',
    `/api/clusters/${cluster}/start-import`,
    {
      append,
      first_line_header,
    },
  );

/** Fills a cluster with words through an import. */
export async function fill(user: Caller, cluster: number, words: string[]): Promise<void> {
  await upload(user, cluster, 'words.csv', words.map((word) => `${word}\n`).join(''));
  await start(user, cluster);
}
