import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { callSignal } from '../../http/contract-route.ts';
import { keyedQueue } from '../../keyed-queue.ts';
import { recordReviews } from '../reviews/record-reviews.ts';
import { respondTo, refusal } from './actions.ts';
import { readRequest, type DictionaryRequest } from './read-request.ts';
import { AnkiRefusal } from './refusal.ts';

/** Timeout (milliseconds) in the queue of a user's requests. */
const TIMEOUT_MS = 30_000;

/** AnkiConnect, for programs that send words to Anki: they speak its protocol, with a personal token as its key. */
async function dictionaryRoutes(app: FastifyInstance, context: Context): Promise<void> {
  // Requests of a user are serialised, as in Anki.
  const reviews = recordReviews(context);
  const perUser = keyedQueue(1, TIMEOUT_MS);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Some clients send JSON as plain text to avoid a CORS preflight.
    scope.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) =>
      readRequest(request, payload),
    );
    // Browser extensions have origins of their own. Cookies are ignored, so requests without a token get nothing.
    scope.addHook('onRequest', async (_request, reply) => {
      void reply.headers({
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-allow-private-network': 'true',
        'cache-control': 'no-store',
      });
    });
    // All errors have status 200: clients only read the body.
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const failure = error.statusCode !== undefined && error.statusCode < 500 ? new AnkiRefusal(error.message) : error;
      try {
        return reply.code(200).send(refusal(failure));
      } catch {
        request.log.error({ err: error }, 'a request of a dictionary failed');
        return reply.code(200).send({ result: null, error: 'the server failed, please try again later' });
      }
    });
    scope.options('/ankiconnect', async (_request, reply) => reply.code(200).send(''));
    scope.get('/ankiconnect', async () => ({ apiVersion: 'AnkiConnect v.6' }));
    scope.post('/ankiconnect', async (request, reply) => {
      const { body, viewer } = (request.body ?? { body: null, viewer: null }) as DictionaryRequest;
      if (body === null) return { apiVersion: 'AnkiConnect v.6' };
      const action: unknown = typeof body === 'object' && 'action' in body ? body.action : undefined;
      const permission = { permission: 'granted', requireApikey: true, version: 6 };
      if (action === 'requestPermission') return { result: permission, error: null };
      if (viewer === null) throw new AnkiRefusal('valid api key must be provided');
      const signal = callSignal(reply);
      const response = await perUser(String(viewer.id), () => {
        // The client disconnected while queued.
        signal.throwIfAborted();
        return respondTo({ context, viewer, signal, reviews }, body);
      });
      // As text: a bare null, string or number would not be sent as JSON.
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(response));
    });
  });
}

export const ankiconnect: Feature = { routes: dictionaryRoutes };
