import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { callSignal, onOneDatabase, route } from '../../http/contract-route.ts';
import { remaining } from '../allowance/remaining.ts';
import { serveCachedSpeech, sendSpeech } from './serve-cached-speech.ts';
import { readAloud } from './read-aloud.ts';

export function listeningRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/listen/availability', async ({ viewer }) => {
    const { voice } = await remaining(context, viewer);
    return { voice_available: voice > 0, voice_characters_remaining: voice };
  });
  route(app, 'GET /api/listen/languages', async () => ({
    languages: [...(await context.speaker.languages())].toSorted(),
  }));
  route(
    app,
    'POST /api/listen/:cluster_id',
    async ({ viewer, params, body, reply }) =>
      sendSpeech(reply, await readAloud(context, viewer, params.cluster_id, body, callSignal(reply))),
    onOneDatabase(context, serveCachedSpeech(context)),
  );
}
