import { IMPORT_FIELD } from '@wordcluster/domain/clusters/file-import';
import { call } from '../../../platform/http/api.ts';
import type { ResponseOf, BodyOf } from '../../../platform/http/api-types.ts';
import { queryClient } from '../../../platform/http/query-client.ts';
import { refreshClusters, refreshRows } from '../../../platform/queries/clusters.ts';

export type Preview = ResponseOf<'POST /api/clusters/:cluster_id/upload-import'>;
export type WordsFound = ResponseOf<'POST /api/upload-import'>;
export type WordsBody = BodyOf<'POST /api/start-import'>;
export type WordsDone = ResponseOf<'POST /api/start-import'>;
type PasteBody = BodyOf<'POST /api/clusters/:cluster_id/paste-import'>;
export type Choices = BodyOf<'POST /api/clusters/:cluster_id/upload-import/reread'>;
/** Separators of pasted text, as chosen by the user. */
export type Division = Omit<PasteBody, 'text'>;
type StartBody = BodyOf<'POST /api/clusters/:cluster_id/start-import'>;
/** Mapping of columns, as chosen by the user. */
type Mapped = 'table' | 'columns' | 'tag_columns';
export type ImportOptions = Omit<StartBody, Mapped> & { duplicates: NonNullable<StartBody['duplicates']> };
export type Imported = ResponseOf<'POST /api/clusters/:cluster_id/start-import'>;

const of = (clusterId: number) => ({ params: { cluster_id: clusterId } });

function formOf(file: File): FormData {
  const body = new FormData();
  body.append(IMPORT_FIELD, file);
  return body;
}

/** Uploads a file for a cluster and returns the preview. */
export function uploadFile(
  clusterId: number,
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Preview> {
  return call('POST /api/clusters/:cluster_id/upload-import', {
    ...of(clusterId),
    body: formOf(file),
    signal,
    onProgress,
  });
}

/** Uploads a file of any kind and returns its content, compared with the cluster. */
export const uploadWords = (
  file: File,
  clusterId: number | undefined,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<WordsFound> =>
  call('POST /api/upload-import', {
    query: clusterId === undefined ? {} : { cluster_id: String(clusterId) },
    body: formOf(file),
    signal,
    onProgress,
  });

/** Uploads pasted cells and returns the preview. */
export function pasteCells(clusterId: number, body: PasteBody, signal: AbortSignal): Promise<Preview> {
  return call('POST /api/clusters/:cluster_id/paste-import', { ...of(clusterId), body, signal });
}

/** Reads the upload again with the user's options. */
export function rereadFile(clusterId: number, body: Choices, signal: AbortSignal): Promise<Preview> {
  return call('POST /api/clusters/:cluster_id/upload-import/reread', { ...of(clusterId), body, signal });
}

export const rereadWords = (body: Choices, signal: AbortSignal): Promise<WordsFound> =>
  call('POST /api/upload-import/reread', { body, signal });

/** Discards the upload in the background: the server deletes it within a day anyway. */
export function discardFile(clusterId: number): void {
  call('DELETE /api/clusters/:cluster_id/upload-import', of(clusterId)).catch(() => undefined);
}

/** Replaces or appends the rows. */
export async function startImport(clusterId: number, body: ImportOptions): Promise<Imported> {
  const imported = await call('POST /api/clusters/:cluster_id/start-import', { ...of(clusterId), body });
  await Promise.all([refreshRows(clusterId), refreshClusters()]);
  return imported;
}

/** Imports the words of the file into clusters. */
export async function startWords(body: WordsBody): Promise<WordsDone> {
  const done = await call('POST /api/start-import', { body });
  // Clusters, their rows, and with imported answers also due words and progress.
  await queryClient.invalidateQueries();
  return done;
}

/** Removes clusters created by an import. */
export async function removeMade(ids: readonly number[]): Promise<void> {
  for (const id of ids) await call('DELETE /api/clusters/:cluster_id', of(id));
  await refreshClusters();
}
