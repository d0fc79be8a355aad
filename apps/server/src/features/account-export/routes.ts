import { networkOf } from '@wordcluster/domain/accounts/network';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/contract-route.ts';
import { accountExportLink, exportAccount } from './export-account.ts';

/** The whole account as one file. */
export function accountExportRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'POST /api/user/export', async ({ viewer, request }) => ({
    download: await accountExportLink(context, viewer, networkOf(request.ip)),
  }));
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
