import { message } from '@wordcluster/domain/messages/all';
import { answerMessage } from '../../http/answer-messages.ts';
import { networkOf } from '@wordcluster/domain/accounts/network';
import { poolMonth } from '@wordcluster/domain/allowance/packs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { route } from '../../http/contract-route.ts';
import { recordEvent } from '../audit/record-event.ts';
import { poolOf } from '../allowance/remaining.ts';

/** The administrator's free-pool settings. */
export function settingsRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/settings', async () => {
    const pool = await poolOf(context);
    return { used_free_characters: pool.used, free_pool_limit: pool.limit };
  });
  route(app, 'POST /api/settings', async ({ viewer, body, request }) => {
    const month = poolMonth(context.clock.now());
    const { db, clock } = context;
    await db.transaction().execute(async (trx) => {
      await sql`
      insert into free_pool (month, used, pool_limit) values (${month}, ${body.used_free_characters}, ${body.free_pool_limit})
      on conflict (part) do update set month = excluded.month, used = excluded.used, pool_limit = excluded.pool_limit`.execute(
        trx,
      );
      const event = { at: clock.now(), userId: null, byUserId: viewer.id, network: networkOf(request.ip) };
      const about = `${body.used_free_characters} / ${body.free_pool_limit}`;
      await recordEvent(trx, { type: 'settings_changed', ...event, about });
    });
    return answerMessage(message('settings.saved'));
  });
}
