import { networkOf } from '@wordcluster/domain/accounts/network';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { throttle } from '../../access/throttle.ts';
import { accountExportLink, exportAccount } from './export-account.ts';

/** Rate limit of signed export addresses per user. */
const LINKS = { times: 20, seconds: 3600 };

/** The whole account as one file. */
function accountExportRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'POST /api/user/export', async ({ viewer, request }) => {
    await throttle(context, `account-export-link:${viewer.id}`, LINKS);
    return { download: await accountExportLink(context, viewer, networkOf(request.ip)) };
  });
  route(app, 'GET /api/user/export/:user_id', async ({ params, query, reply }) => {
    const archive = await exportAccount(context, params.user_id, query);
    const day = context.clock.now().toISOString().slice(0, 10);
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="wordcluster-${day}.zip"`)
      .header('cache-control', 'private, no-store')
      .send(archive);
  });
}

export const accountExport: Feature = { routes: accountExportRoutes };
