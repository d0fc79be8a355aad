import type { Readable } from 'node:stream';
import type { CallSpec, Method } from '@wordcluster/contract/call';
import { calls } from '@wordcluster/contract/all';
import { networkOf } from '@wordcluster/domain/accounts/network';
import type { ResponseOf, CallKey, Calls, ParsedCall } from '@wordcluster/contract/types';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '../context.ts';
import { Failure } from '../failure.ts';
import { responseSerializer } from './response-schema.ts';
import './call-events.ts';
import { UNKNOWN_CALLER_BYTES } from './caller-before-body.ts';
import './replica-reads.ts';
import { assertScope, requireToken, requireViewer } from './authentication.ts';
import { parseInput } from './parse-input.ts';

type ViewerOf<Key extends CallKey> = Calls[Key]['access'] extends 'public' ? null : Viewer;

interface HandlerCall<Key extends CallKey> extends ParsedCall<Key> {
  viewer: ViewerOf<Key>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A response that is JSON already: its text, or a stream of it. */
export class RawJson {
  readonly content: string | Readable;

  constructor(content: string | Readable) {
    this.content = content;
  }
}

/**
 * Fast path of a frequent call: one statement within one shard, which checks token and policy itself. Null if refused
 * or not applicable; the handler then runs or reports the reason. Only for calls of every signed-in user.
 */
export type FastPath<Key extends CallKey> = (
  token: string,
  input: ParsedCall<Key>,
  reply: FastifyReply,
) => Promise<ResponseOf<Key> | RawJson | FastifyReply | null>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Calls that this server does not have, though the contract does. */
    absentCalls: ReadonlySet<CallKey>;
  }
  interface FastifyContextConfig {
    /** The contract's name of the call a route serves; the walk over all routes in the tests reads it. */
    call?: CallKey;
    /** Stays open for as long as the caller listens. */
    stream?: boolean;
  }
}

/** Public calls have small bodies, which are parsed before authentication. */
const bodyLimitOf = ({ access, bodyLimit, upload }: CallSpec) =>
  access === 'public' && upload === undefined
    ? { bodyLimit: Math.min(bodyLimit ?? UNKNOWN_CALLER_BYTES, UNKNOWN_CALLER_BYTES) }
    : bodyLimit === undefined
      ? {}
      : { bodyLimit };

const JSON_TYPE = 'application/json; charset=utf-8';
const asIs = (payload: unknown) => payload as string;

type Handler<Key extends CallKey> = (call: HandlerCall<Key>) => Promise<ResponseOf<Key> | RawJson | FastifyReply>;

/**
 * A handler with additional validation, which runs before a call's confirmation: an invalid form must not use up a
 * code.
 */
export interface CheckedHandler<Key extends CallKey> {
  check: (call: HandlerCall<Key>) => unknown;
  handle: Handler<Key>;
}

/** Registers the handler of a call; access, parsing and the response's whitelist follow from the contract. */
export function route<Key extends CallKey>(
  app: FastifyInstance,
  key: Key,
  handler: Handler<Key> | CheckedHandler<Key>,
  fastPath?: Calls[Key]['access'] extends 'user' ? FastPath<Key> : never,
): void {
  if (app.absentCalls.has(key)) return;
  const spec: CallSpec = calls[key];
  const [method, url] = key.split(' ') as [Method, string];
  const { check, handle } = typeof handler === 'function' ? { check: undefined, handle: handler } : handler;
  const serialize = spec.response === 'binary' ? null : responseSerializer(spec.response);
  const send = (reply: FastifyReply, response: ResponseOf<Key> | RawJson | FastifyReply) => {
    if (reply.sent || response === reply) return reply;
    if (!serialize && !(response instanceof RawJson)) return reply.send(response);
    return reply
      .code(spec.status ?? 200)
      .header('content-type', JSON_TYPE)
      .serializer(asIs)
      .send(response instanceof RawJson ? response.content : serialize?.(response));
  };

  app.route({
    method,
    url,
    ...bodyLimitOf(spec),
    config: { call: key, withoutAntiForgery: spec.webhook === true, stream: spec.stream === true },
    ...(spec.access !== 'public' && { onRequest: (request: FastifyRequest) => assertScope(request, spec.scope) }),
    handler: async (request, reply) => {
      request.trace.call = key;
      const token = spec.access === 'public' ? null : requireToken(request);
      const input = parseInput(spec, request);
      const respond = async () => {
        const fast =
          fastPath && token !== null && !(input instanceof Failure)
            ? await fastPath(token, input as ParsedCall<Key>, reply)
            : null;
        if (fast !== null) return fast;
        const viewer = spec.access === 'public' ? null : await requireViewer(request, spec);
        if (input instanceof Failure) throw input;
        const call = { ...(input as ParsedCall<Key>), viewer: viewer as ViewerOf<Key>, request, reply };
        await check?.(call);
        if (spec.confirms !== undefined && viewer !== null)
          await app.confirmIdentity({ viewer, spec, body: input.body, network: networkOf(request.ip) });
        return handle(call);
      };
      return send(reply, await app.withReadReplica(request, key, respond));
    },
  });
}

/**
 * Aborts when the client disconnects before the whole response was sent, so that calls to outside services are
 * cancelled.
 */
export function callSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new Error('The caller went away.'));
  });
  return controller.signal;
}
