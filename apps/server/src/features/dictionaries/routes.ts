import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPersonal } from '../../access/personal-tokens.ts';
import type { Context, Viewer } from '../../context.ts';
import { AnkiRefusal, answerTo, refusal } from './actions.ts';

/** Bytes of a request: a hundred notes, or a file that comes with one. */
const BODY = 4 * 1024 * 1024;

/** Who holds the token that stands as `key` in the body; from here on it is a bearer like any other, and its calls are counted. */
async function holderOf(request: FastifyRequest, body: unknown): Promise<Viewer> {
  const key: unknown = typeof body === 'object' && body !== null && 'key' in body ? body.key : undefined;
  if (typeof key === 'string' && isPersonal(key)) {
    request.headers.authorization = `Bearer ${key}`;
    const viewer = await request.identify();
    if (viewer) return viewer;
  }
  throw new AnkiRefusal('valid api key must be provided');
}

/** The door for programs that send words to Anki (AnkiConnect): they know its protocol, and a person's token as its key. */
export async function dictionaryRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (door) => {
    door.removeAllContentTypeParsers();
    // Some of them send JSON as plain text, so that browsers ask nothing before.
    door.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY }, (_request, body, done) => {
      try {
        done(null, JSON.parse(String(body) || 'null'));
      } catch {
        done(new AnkiRefusal('the request is no JSON'));
      }
    });
    // Extensions call from origins of their own. No cookie counts here, so whoever has no token gets nothing by it.
    door.addHook('onRequest', async (_request, reply) => {
      void reply.headers({
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-allow-private-network': 'true',
        'cache-control': 'no-store',
      });
    });
    // Whatever was wrong: these programs look at the body alone.
    door.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const told = error.statusCode !== undefined && error.statusCode < 500 ? new AnkiRefusal(error.message) : error;
      try {
        return reply.code(200).send(refusal(told));
      } catch {
        request.log.error({ err: error }, 'a request of a dictionary failed');
        return reply.code(200).send({ result: null, error: 'the server failed, please try again later' });
      }
    });
    door.options('/ankiconnect', async (_request, reply) => reply.code(200).send(''));
    door.get('/ankiconnect', async () => ({ apiVersion: 'AnkiConnect v.6' }));
    door.post('/ankiconnect', async (request, reply) => {
      const { body } = request;
      if (body === null || body === undefined) return { apiVersion: 'AnkiConnect v.6' };
      const action: unknown = typeof body === 'object' && 'action' in body ? body.action : undefined;
      const permission = { permission: 'granted', requireApikey: true, version: 6 };
      if (action === 'requestPermission') return { result: permission, error: null };
      const answer = await answerTo({ context, viewer: await holderOf(request, body) }, body);
      // As text: a bare null, string or number would not be sent as JSON.
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
    });
  });
}
