import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { refreshAllowance } from '../../../platform/session/session.ts';
import { call } from '../../../platform/http/api.ts';
import { keepAnswer, keptAnswer } from '../../../platform/http/offline-cache.ts';
import { currentToken } from '../../../platform/storage/token.ts';
import { rowChangesAnswered } from '../../../platform/queries/clusters.ts';

/** A cell read aloud by the server's voice, as the page shows it. */
export async function fetchSpeech(
  clusterId: number,
  rowId: number,
  column: ColumnNumber,
  signal: AbortSignal,
): Promise<Blob> {
  await rowChangesAnswered();
  signal.throwIfAborted();
  try {
    return await call('POST /api/listen/:cluster_id', {
      params: { cluster_id: clusterId },
      body: { row_id: rowId, col_number: column },
      signal,
    });
  } finally {
    void refreshAllowance();
  }
}

/** Words whose sound is kept for the time without the server: those of some sessions. */
const MAX_KEPT = 400;
/** No call of ours: a name in the drawer of answers that are kept. */
const nameOf = (language: string, text: string) => `/heard?${new URLSearchParams({ language, text }).toString()}`;

/** Keeps what was heard where answers are kept, which is emptied with the logout. */
export async function cacheSpeech(language: string, text: string, audio: Blob): Promise<void> {
  const token = currentToken();
  if (token !== null) await keepAnswer(token, nameOf(language, text), new Response(audio), MAX_KEPT);
}

/** What was heard before, or null. */
export async function cachedSpeech(language: string, text: string): Promise<Blob | null> {
  const token = currentToken();
  const kept = token === null ? null : await keptAnswer(token, nameOf(language, text));
  return kept === null ? null : kept.blob();
}
