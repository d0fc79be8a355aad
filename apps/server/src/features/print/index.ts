import { acceptedLanguage } from '@wordcluster/domain/languages/interface-languages';
import type { FastifyInstance } from 'fastify';
import { throttle } from '../../access/throttle.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { callSignal, route } from '../../http/contract-route.ts';
import { printCluster } from './print-cluster.ts';
import { sheetPrinter } from './sheet-printer.ts';

/** Each costs the processor seconds: an exception to what ordinary calls may. */
const PRINTING = { times: 30, seconds: 60 };

/** Sheets of paper. */
function printRoutes(app: FastifyInstance, serverContext: Context): void {
  const printer = sheetPrinter();
  const context = { ...serverContext, printer };
  app.addHook('onClose', async () => printer.stop());
  route(app, 'POST /api/clusters/:cluster_id/print', async ({ viewer, params, body, request, reply }) => {
    await throttle(context, `print:${viewer.id}`, PRINTING);
    const language = acceptedLanguage(request.headers['accept-language']) ?? 'en';
    const { disposition, content } = await printCluster(
      context,
      viewer,
      params.cluster_id,
      { ...body, language },
      callSignal(reply),
    );
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', disposition)
      .header('cache-control', 'private, no-store')
      .send(content);
  });
}

export const print: Feature = { routes: printRoutes };
