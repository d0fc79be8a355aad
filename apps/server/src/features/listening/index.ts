import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { DAY, type Feature } from '../../feature.ts';
import { callSignal, route } from '../../http/contract-route.ts';
import { isLeft, remaining } from '../allowance/remaining.ts';
import { serveCachedSpeech, sendSpeech } from './serve-cached-speech.ts';
import { readAloud } from './read-aloud.ts';
import { sql } from 'kysely';

function listeningRoutes(app: FastifyInstance, context: Context): void {
  app.addHook('onClose', () => context.speaker.close());
  route(app, 'GET /api/listen/availability', async ({ viewer }) => {
    const { voice } = await remaining(context, viewer);
    return { voice_available: isLeft(voice), voice_characters_remaining: voice };
  });
  route(app, 'GET /api/listen/languages', async () => ({
    languages: [...(await context.speaker.languages())].toSorted(),
  }));
  route(
    app,
    'POST /api/listen/:cluster_id',
    async ({ viewer, params, body, reply }) =>
      sendSpeech(reply, await readAloud(context, viewer, params.cluster_id, body, callSignal(reply))),
    serveCachedSpeech(context),
  );
}

export const listening: Feature = {
  routes: listeningRoutes,
  // Unused for so long, audio is cheaper to make again than to store.
  cleanUp: [({ db }, ago) => sql`delete from cached_speech where used_at < ${ago(180 * DAY)}`.execute(db)],
};
