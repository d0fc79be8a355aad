import type { CallSpec, Method } from '@wordcluster/contract/call';
import { calls } from '@wordcluster/contract/all';
import type { AnswerOf, CallKey, Calls, ParsedCall } from '@wordcluster/contract/types';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '../context.ts';
import { answerSerializer } from './answer-schema.ts';
import { bearerOf, requireViewer } from './authentication.ts';
import { parseInput } from './parse-input.ts';

type ViewerOf<Key extends CallKey> = Calls[Key]['access'] extends 'public' ? null : Viewer;

interface HandlerCall<Key extends CallKey> extends ParsedCall<Key> {
  viewer: ViewerOf<Key>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * A shortcut for a call that is made very often: one query that checks the token and the policy and answers the
 * JSON text, or sends its answer itself. Null for everything but the plain case; then the ordinary way decides and explains.
 */
export type Direct<Key extends CallKey> = (
  token: string,
  input: ParsedCall<Key>,
  reply: FastifyReply,
) => Promise<string | FastifyReply | null>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name of the call a route serves; the walk over all routes in the tests reads it. */
    call?: CallKey;
  }
}

const JSON_TYPE = 'application/json; charset=utf-8';
const asIs = (payload: unknown) => payload as string;

/** Registers the handler of one call: access, parsing and the whitelist of its answer follow from the contract. */
export function route<Key extends CallKey>(
  app: FastifyInstance,
  key: Key,
  handler: (call: HandlerCall<Key>) => Promise<AnswerOf<Key> | FastifyReply>,
  direct?: Direct<Key>,
): void {
  const spec: CallSpec = calls[key];
  const [method, url] = key.split(' ') as [Method, string];
  const serialize = spec.answer === 'binary' ? null : answerSerializer(spec.answer);
  const sendText = (reply: FastifyReply, text: string) =>
    reply
      .code(spec.status ?? 200)
      .header('content-type', JSON_TYPE)
      .serializer(asIs)
      .send(text);

  app.route({
    method,
    url,
    config: { call: key, withoutAntiForgery: spec.fromOutside === true },
    handler: async (request, reply) => {
      const token = direct ? bearerOf(request) : null;
      const plain = token ? parseInput(spec, request, 'null if wrong') : null;
      if (direct && token && plain) {
        const answer = await direct(token, plain as ParsedCall<Key>, reply);
        if (answer !== null) return typeof answer === 'string' ? sendText(reply, answer) : answer;
      }
      const viewer = spec.access === 'public' ? null : await requireViewer(request, spec.access);
      const input = parseInput(spec, request) as ParsedCall<Key>;
      const answer = await handler({ ...input, viewer: viewer as ViewerOf<Key>, request, reply });
      if (reply.sent || answer === reply) return reply;
      return serialize ? sendText(reply, serialize(answer)) : reply.send(answer);
    },
  });
}
