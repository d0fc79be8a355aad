import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { callSignal, route } from '../../http/contract-route.ts';
import { translateText } from './translate-text.ts';

export function translationRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'POST /api/clusters/:cluster_id/translate', async ({ viewer, params, body, reply }) => ({
    translated_text: await translateText(context, viewer, params.cluster_id, body, callSignal(reply)),
  }));
}
