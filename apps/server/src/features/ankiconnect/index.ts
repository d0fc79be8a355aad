import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { callSignal } from '../../http/contract-route.ts';
import { keyedQueue } from '../../keyed-queue.ts';
import { recordReviews } from '../reviews/record-reviews.ts';
import { answerTo, refusal } from './actions.ts';
import { readRequest, type DictionaryRequest } from './read-request.ts';
import { AnkiRefusal } from './refusal.ts';

/** Milliseconds that a request waits behind others of the same person. */
const TIMEOUT_MS = 30_000;

/** AnkiConnect, for programs that send words to Anki: they know its protocol, and a person's token as its key. */
async function dictionaryRoutes(app: FastifyInstance, context: Context): Promise<void> {
  // One request of a person after the other, as in Anki.
  const reviews = recordReviews(context);
  const inTurn = keyedQueue(1, TIMEOUT_MS);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Some of them send JSON as plain text, so that browsers ask nothing before.
    scope.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) =>
      readRequest(request, payload),
    );
    // Extensions call from origins of their own. No cookie counts here, so they get nothing without a token.
    scope.addHook('onRequest', async (_request, reply) => {
      void reply.headers({
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-allow-private-network': 'true',
        'cache-control': 'no-store',
      });
    });
    // Whatever was wrong: these programs look at the body alone.
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const told = error.statusCode !== undefined && error.statusCode < 500 ? new AnkiRefusal(error.message) : error;
      try {
        return reply.code(200).send(refusal(told));
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
      const answer = await inTurn(String(viewer.id), () => {
        // Gone while it waited for its turn.
        signal.throwIfAborted();
        return answerTo({ context, viewer, signal, reviews }, body);
      });
      // As text: a bare null, string or number would not be sent as JSON.
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
    });
  });
}

export const ankiconnect: Feature = { routes: dictionaryRoutes };
