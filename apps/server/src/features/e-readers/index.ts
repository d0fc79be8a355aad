import { networkOf } from '@wordcluster/domain/accounts/network';
import { message } from '@wordcluster/domain/messages/all';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { answerMessage } from '../../http/response-messages.ts';
import { assertEReaderForm, endEReader, listEReaders, makeEReader } from './manage-e-readers.ts';
import { webdavRoutes } from './webdav.ts';

/** E-readers whose looked-up words become rows. No call of these names a scope: only the person's own devices make addresses. */
async function eReaderRoutes(app: FastifyInstance, context: Context): Promise<void> {
  route(app, 'GET /api/e-readers', ({ viewer }) => listEReaders(context, viewer));
  route(app, 'POST /api/e-readers', {
    check: ({ body }) => assertEReaderForm(body),
    handle: ({ viewer, body, request }) => makeEReader(context, viewer, body, networkOf(request.ip)),
  });
  route(app, 'DELETE /api/e-readers/:id', async ({ viewer, params, request }) => {
    await endEReader(context, viewer, params.id, networkOf(request.ip));
    return answerMessage(message('e_reader.removed'));
  });
  await webdavRoutes(app, context);
}

export const eReaders: Feature = { routes: eReaderRoutes };
