import type { Readable } from 'node:stream';
import type { CallSpec, Method } from '@wordcluster/contract/call';
import { calls } from '@wordcluster/contract/all';
import type { AnswerOf, CallKey, Calls, ParsedCall } from '@wordcluster/contract/types';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Viewer } from '../context.ts';
import { Failure } from '../failure.ts';
import { answerSerializer } from './answer-schema.ts';
import './call-events.ts';
import './replica-reads.ts';
import { assertScope, requireToken, requireViewer } from './authentication.ts';
import { parseInput } from './parse-input.ts';

type ViewerOf<Key extends CallKey> = Calls[Key]['access'] extends 'public' ? null : Viewer;

interface HandlerCall<Key extends CallKey> extends ParsedCall<Key> {
  viewer: ViewerOf<Key>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** An answer that is JSON already: its text, or a stream of it. */
export class Json {
  readonly content: string | Readable;

  constructor(content: string | Readable) {
    this.content = content;
  }
}

/**
 * Answers a call that is made very often by one statement, which asks the token rule and the policy itself. Null where it is
 * refused or cannot be answered so; the handler then explains, or does it. Only for calls of every signed-in user.
 */
export type FastPath<Key extends CallKey> = (
  token: string,
  input: ParsedCall<Key>,
  reply: FastifyReply,
) => Promise<Json | FastifyReply | null>;

/** A fast path where all that its one statement needs lies together: token, caller and cluster of a spread database do not. */
export const onOneDatabase = <Path>({ config }: Pick<Context, 'config'>, path: Path): Path | undefined =>
  config.databaseDistributed ? undefined : path;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name of the call a route serves; the walk over all routes in the tests reads it. */
    call?: CallKey;
    /** Stays open for as long as the caller listens. */
    stream?: boolean;
  }
}

const JSON_TYPE = 'application/json; charset=utf-8';
const asIs = (payload: unknown) => payload as string;

/** Registers the handler of one call: access, parsing and the whitelist of its answer follow from the contract. */
export function route<Key extends CallKey>(
  app: FastifyInstance,
  key: Key,
  handler: (call: HandlerCall<Key>) => Promise<AnswerOf<Key> | Json | FastifyReply>,
  fastPath?: Calls[Key]['access'] extends 'user' ? FastPath<Key> : never,
): void {
  const spec: CallSpec = calls[key];
  const [method, url] = key.split(' ') as [Method, string];
  const serialize = spec.answer === 'binary' ? null : answerSerializer(spec.answer);
  const send = (reply: FastifyReply, answer: AnswerOf<Key> | Json | FastifyReply) => {
    if (reply.sent || answer === reply) return reply;
    if (!serialize && !(answer instanceof Json)) return reply.send(answer);
    return reply
      .code(spec.status ?? 200)
      .header('content-type', JSON_TYPE)
      .serializer(asIs)
      .send(answer instanceof Json ? answer.content : serialize?.(answer));
  };

  app.route({
    method,
    url,
    ...(spec.bodyLimit === undefined ? {} : { bodyLimit: spec.bodyLimit }),
    config: { call: key, withoutAntiForgery: spec.webhook === true, stream: spec.stream === true },
    ...(spec.access !== 'public' && { onRequest: (request: FastifyRequest) => assertScope(request, spec.scope) }),
    handler: async (request, reply) => {
      request.trace.call = key;
      const token = spec.access === 'public' ? null : requireToken(request);
      const input = parseInput(spec, request);
      const answer = async () => {
        const fast =
          fastPath && token !== null && !(input instanceof Failure)
            ? await fastPath(token, input as ParsedCall<Key>, reply)
            : null;
        if (fast !== null) return fast;
        const viewer = spec.access === 'public' ? null : await requireViewer(request, spec);
        if (input instanceof Failure) throw input;
        return handler({ ...(input as ParsedCall<Key>), viewer: viewer as ViewerOf<Key>, request, reply });
      };
      return send(reply, await app.nearby(request, key, answer));
    },
  });
}

/** Aborts when the caller goes away before the whole answer was sent: outside services then stop working for nobody. */
export function callSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new Error('The caller went away.'));
  });
  return controller.signal;
}
