import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import type { Context } from '../../context.ts';
import type { Direct } from '../../http/contract-route.ts';
import type { Speech } from '../../ports/speaker.ts';
import { READABLE, whoWhenWhere } from '../clusters/direct-access.ts';
import { usedSince } from './cached-speech.ts';
import { sendSpeech } from './send-speech.ts';

/** $5 row, $6 voice, $7 used since; the key is that of `speechKey`. */
const cached = (column: ColumnNumber) => `
  with ${READABLE}
  select s.mime, s.bytes
  from readable
    join clusters c on c.id = readable.id
    join cluster_rows r on r.cluster_id = c.id and r.id = $5
    join cached_speech s on s.key = sha256(convert_to(
      $6::text || chr(10) || c.col_${column}_language || chr(10) || r.col_${column}_value, 'UTF8'))
  where s.used_at > $7`;

const CACHED = { 1: cached(1), 2: cached(2), 3: cached(3) };

/** Most cells that are heard were heard before: one statement finds them. Null for all others. */
export function hearDirect(context: Context): Direct<'POST /api/listen/:cluster_id'> {
  return async (token, { params, body: { row_id, col_number } }, reply) => {
    const values = [
      ...whoWhenWhere(context, token, params.cluster_id),
      row_id,
      context.speaker.name,
      usedSince(context.clock.now()).toISOString(),
    ];
    const [speech] = await context.prepared<Speech>(`hear-${col_number}`, CACHED[col_number], values);
    return speech ? sendSpeech(reply, speech) : null;
  };
}
