import { message } from '@wordcluster/domain/messages/all';
import { responseMessage } from '../../http/response-messages.ts';
import { networkOf } from '@wordcluster/domain/accounts/network';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { recordEvent } from '../audit/record-event.ts';
import { poolOf, setPool } from '../allowance/pool.ts';

/** The administrator's free-pool settings. */
function settingsRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/settings', async () => {
    const pool = await poolOf(context);
    return { used_free_characters: pool.used, free_pool_limit: pool.limit };
  });
  route(app, 'POST /api/settings', async ({ viewer, body, request }) => {
    const { db, clock } = context;
    await db.transaction().execute(async (trx) => {
      await setPool(context, trx, body.used_free_characters, body.free_pool_limit);
      const event = { at: clock.now(), userId: null, byUserId: viewer.id, network: networkOf(request.ip) };
      const about = `${body.used_free_characters} / ${body.free_pool_limit}`;
      await recordEvent(trx, { type: 'settings_changed', ...event, about });
    });
    return responseMessage(message('settings.saved'));
  });
}

export const settings: Feature = { routes: settingsRoutes };
