import { COLUMN_NUMBERS, type ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { sql } from 'kysely';
import { plansAt, type PlanMoment } from '../../access/premium.ts';
import { hashSecret, ownerNamedBy } from '../../access/secrets.ts';
import { bearer, noteUse } from '../../access/tokens.ts';
import type { Context } from '../../context.ts';
import { parameter, prepare } from '../../database/prepared.ts';
import type { FastPath } from '../../http/contract-route.ts';
import type { Speech } from '../../ports/speaker.ts';
import { mayWrite } from '../clusters/cluster-access.ts';
import { speechKey, usedSince, voiceName } from './cached-speech.ts';
import type { FastifyReply } from 'fastify';

const now = parameter(2, 'timestamptz');
const owner = parameter(5, 'bigint');

interface Cell {
  user_id: number;
  stale_token: number | null;
  language: string | null;
  text: string | null;
}

/** $1 token hash, $2 now, $3 cluster, $4 row, $5 its owner and the token's bearer. Within the owner's shard. */
const cellOf = (column: ColumnNumber, plans: PlanMoment) => sql<Cell>`
  select caller.user_id, caller.stale_token, c.${sql.ref(`col_${column}_language`)} as language, r.${sql.ref(`col_${column}_value`)} as text
  from (${bearer(parameter(1, 'bytea'), now, owner)}) caller
    cross join clusters c
    join cluster_rows r on r.user_id = c.user_id and r.cluster_id = c.id and r.id = ${parameter(4, 'bigint')}
  where c.id = ${parameter(3, 'bigint')} and c.user_id = ${owner} and r.user_id = ${owner} and ${mayWrite(owner, plans)}`;

/** $1 key, $2 used since: older audio takes the slow path, which updates `used_at`. */
const speechOf = sql<Speech>`
  select s.mime, s.bytes from cached_speech s where s.key = ${parameter(1, 'bytea')} and s.used_at > ${now}`;

/** Fast path: most requested cells are the user's own and cached; two statements find them. Null for all others. */
export function serveCachedSpeech(context: Context): FastPath<'POST /api/listen/:cluster_id'> {
  const cells = COLUMN_NUMBERS.map((column) =>
    prepare(context, `hear-${column}`, cellOf(column, plansAt(context, now))),
  );
  const spoken = prepare(context, 'cached-speech', speechOf);
  return async (token, { params, body: { row_id, col_number } }, reply) => {
    const ownerId = ownerNamedBy(token);
    if (ownerId === null) return null;
    const moment = context.clock.now();
    const values = [hashSecret(token), moment.toISOString(), params.cluster_id, row_id, ownerId];
    const [cell] = (await cells[col_number - 1]?.(values)) ?? [];
    if (!cell || cell.language === null || cell.text === null) return null;
    const [speech] = await spoken([
      speechKey(voiceName(context.speaker), cell.language, cell.text),
      usedSince(moment).toISOString(),
    ]);
    if (!speech) return null;
    await noteUse(context, token, cell);
    return sendSpeech(reply, speech);
  };
}

/** The browser caches audio for a day. */
export function sendSpeech(reply: FastifyReply, { mime, bytes }: Speech): FastifyReply {
  return reply.type(mime).header('cache-control', 'private, max-age=86400').send(bytes);
}
