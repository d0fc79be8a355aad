import { IMPORT_FIELD } from '@wordcluster/domain/clusters/file-import';
import { call } from '../../../platform/http/api.ts';
import type { AnswerOf, BodyOf } from '../../../platform/http/api-types.ts';
import { refreshClusters, refreshRows } from '../../../platform/queries/clusters.ts';

export type Preview = AnswerOf<'POST /api/clusters/:cluster_id/upload-import'>;
type PasteBody = BodyOf<'POST /api/clusters/:cluster_id/paste-import'>;
export type Choices = BodyOf<'POST /api/clusters/:cluster_id/upload-import/reread'>;
/** How pasted text is divided, as the person says. */
export type Division = Omit<PasteBody, 'text'>;
type StartBody = BodyOf<'POST /api/clusters/:cluster_id/start-import'>;
export type ImportOptions = StartBody & { duplicates: NonNullable<StartBody['duplicates']> };
export type Imported = AnswerOf<'POST /api/clusters/:cluster_id/start-import'>;

const of = (clusterId: number) => ({ params: { cluster_id: clusterId } });

/** Sends a file and returns what would be imported. */
export function uploadFile(
  clusterId: number,
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Preview> {
  const body = new FormData();
  body.append(IMPORT_FIELD, file);
  return call('POST /api/clusters/:cluster_id/upload-import', { ...of(clusterId), body, signal, onProgress });
}

/** Sends pasted cells and returns what would be imported. */
export function pasteCells(clusterId: number, body: PasteBody, signal: AbortSignal): Promise<Preview> {
  return call('POST /api/clusters/:cluster_id/paste-import', { ...of(clusterId), body, signal });
}

/** Reads what was sent again, in the way the person says. */
export function rereadFile(clusterId: number, body: Choices, signal: AbortSignal): Promise<Preview> {
  return call('POST /api/clusters/:cluster_id/upload-import/reread', { ...of(clusterId), body, signal });
}

/** Throws away what was sent. Nobody waits for it: the server forgets it within a day anyway. */
export function discardFile(clusterId: number): void {
  call('DELETE /api/clusters/:cluster_id/upload-import', of(clusterId)).catch(() => undefined);
}

/** Replaces or appends the rows. */
export async function startImport(clusterId: number, body: ImportOptions): Promise<Imported> {
  const imported = await call('POST /api/clusters/:cluster_id/start-import', { ...of(clusterId), body });
  await Promise.all([refreshRows(clusterId), refreshClusters()]);
  return imported;
}
