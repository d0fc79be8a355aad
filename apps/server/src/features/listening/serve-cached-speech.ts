import { COLUMN_NUMBERS, type ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { sql } from 'kysely';
import { hashSecret } from '../../access/secrets.ts';
import { bearer, noteUse } from '../../access/tokens.ts';
import type { Context } from '../../context.ts';
import { parameter, prepare } from '../../database/prepared.ts';
import type { FastPath } from '../../http/contract-route.ts';
import type { Speech } from '../../ports/speaker.ts';
import { mayRead } from '../clusters/cluster-access.ts';
import { usedSince } from './cached-speech.ts';
import type { FastifyReply } from 'fastify';

const now = parameter(2, 'timestamptz');

/** $1 token hash, $2 now, $3 cluster, $4 row, $5 voice, $6 used since; the key is that of `speechKey`. */
const cached = (column: ColumnNumber) => sql<Speech & { user_id: number; stale_token: number | null }>`
  select s.mime, s.bytes, caller.user_id, caller.stale_token
  from (${bearer(parameter(1, 'bytea'), now)}) caller
    cross join clusters c
    join cluster_rows r on r.user_id = c.user_id and r.cluster_id = c.id and r.id = ${parameter(4, 'bigint')}
    join cached_speech s on s.key = sha256(convert_to(
      ${parameter(5, 'text')} || chr(10) || c.${sql.ref(`col_${column}_language`)} || chr(10) || r.${sql.ref(`col_${column}_value`)}, 'UTF8'))
  where c.id = ${parameter(3, 'bigint')} and ${mayRead(sql`caller.user_id`, now)} and s.used_at > ${parameter(6, 'timestamptz')}`;

/** Most cells that are heard were heard before: one statement finds them. Null for all others. */
export function serveCachedSpeech(context: Context): FastPath<'POST /api/listen/:cluster_id'> {
  const statements = COLUMN_NUMBERS.map((column) => prepare(context, `hear-${column}`, cached(column)));
  return async (token, { params, body: { row_id, col_number } }, reply) => {
    const moment = context.clock.now();
    const since = usedSince(moment).toISOString();
    const values = [hashSecret(token), moment.toISOString(), params.cluster_id, row_id, context.speaker.name, since];
    const [speech] = (await statements[col_number - 1]?.(values)) ?? [];
    if (!speech) return null;
    await noteUse(context, token, speech);
    return sendSpeech(reply, speech);
  };
}

/** The browser keeps what it heard for a day. */
export function sendSpeech(reply: FastifyReply, { mime, bytes }: Speech): FastifyReply {
  return reply.type(mime).header('cache-control', 'private, max-age=86400').send(bytes);
}
