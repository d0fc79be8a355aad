import type { CallSpec, Method } from '@wordcluster/contract/call';
import { calls } from '@wordcluster/contract/all';
import type { AnswerOf, CallKey, Calls, ParsedCall } from '@wordcluster/contract/types';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '../context.ts';
import { answerSerializer } from './answer-schema.ts';
import { parseInput } from './parse-input.ts';
import { requireViewer } from './authentication.ts';

type ViewerOf<Key extends CallKey> = Calls[Key]['access'] extends 'public' ? Viewer | null : Viewer;

export interface HandlerCall<Key extends CallKey> extends ParsedCall<Key> {
  viewer: ViewerOf<Key>;
  request: FastifyRequest;
  reply: FastifyReply;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name of the call a route serves; the walk over all routes in the tests reads it. */
    call?: CallKey;
  }
}

/** Registers the handler of one call: access, parsing and the whitelist of its answer follow from the contract. */
export function route<Key extends CallKey>(
  app: FastifyInstance,
  key: Key,
  handler: (call: HandlerCall<Key>) => Promise<AnswerOf<Key> | FastifyReply>,
): void {
  const spec: CallSpec = calls[key];
  const [method, url] = key.split(' ') as [Method, string];
  const serialize = spec.answer === 'binary' ? null : answerSerializer(spec.answer);
  app.route({
    method,
    url,
    config: { call: key },
    handler: async (request, reply) => {
      const viewer = spec.access === 'public' ? request.viewer : requireViewer(request, spec.access);
      const input = parseInput(spec, request) as ParsedCall<Key>;
      const answer = await handler({ ...input, viewer: viewer as ViewerOf<Key>, request, reply });
      if (reply.sent || answer === reply) return reply;
      if (!serialize) return reply.send(answer);
      return reply
        .code(spec.status ?? 200)
        .header('content-type', 'application/json; charset=utf-8')
        .serializer((payload: unknown) => payload as string)
        .send(serialize(answer));
    },
  });
}
