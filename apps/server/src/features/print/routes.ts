import { acceptedLanguage } from '@wordcluster/domain/languages/interface-languages';
import { message } from '@wordcluster/domain/messages/all';
import type { FastifyInstance } from 'fastify';
import { throttle } from '../../access/throttle.ts';
import type { Context } from '../../context.ts';
import { route } from '../../http/contract-route.ts';
import { keyedQueue } from '../../keyed-queue.ts';
import { startPrinter } from '../pdf/printer.ts';
import { printCluster } from './print-cluster.ts';
import type { Sheet } from './sheet.ts';

const THREAD = new URL('sheet-thread.ts', import.meta.url);
/** What ten thousand rows with long cells need, and more. */
const [DEADLINE_MS, HEAP_MB] = [120_000, 1024];
/** Each costs the processor seconds: an exception to what ordinary calls may. */
const PRINTING = { times: 30, seconds: 60 };

/** Sheets of paper. */
export function printRoutes(app: FastifyInstance, serverContext: Context): void {
  const printer = startPrinter<Sheet>(THREAD, {
    busy: message('print.busy'),
    deadlineMs: DEADLINE_MS,
    heapMb: HEAP_MB,
  });
  const context = { ...serverContext, printer };
  app.addHook('onClose', () => printer.stop());
  // Whoever prints many sheets at once waits behind their own, not everybody behind them.
  const queueOf = keyedQueue();
  route(app, 'POST /api/clusters/:cluster_id/print', async ({ viewer, params, body, request, reply }) => {
    await throttle(context, `print:${viewer.id}`, PRINTING);
    const language = acceptedLanguage(request.headers['accept-language']) ?? 'en';
    const { disposition, content } = await queueOf(String(viewer.id), () =>
      printCluster(context, viewer, params.cluster_id, body, language),
    );
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', disposition)
      .header('cache-control', 'private, no-store')
      .send(content);
  });
}
