import { errorStatus, type ErrorCode, type ErrorEnvelope } from '@wordcluster/contract/errors';
import { message } from '@wordcluster/domain/messages/all';
import type { Message } from '@wordcluster/domain/messages/all';
import fp from 'fastify-plugin';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { codeOf, isDatabaseUnavailable } from '../database/availability.ts';
import { Failure, type Errors } from '../failure.ts';
import type { ErrorReporter } from '../ports/operation.ts';
import { responseErrors } from './response-messages.ts';
import { bareHeaders } from './security-headers.ts';

/** Fastify's own complaints, as the contract's codes. */
const frameworkCodes: Record<string, [ErrorCode, Message]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed', message('request.not_json')],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed', message('request.wrong_length')],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['wrong_type', message('request.wrong_type')],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', message('request.too_large')],
  FST_REQ_FILE_TOO_LARGE: ['too_large', message('import.too_large')],
};

/** Validation errors echo field names: the response must not be larger than the request, nor cost more work. */
const MAX_FIELD_COUNT = 10;
const LONGEST_FIELD = 100;
const MAX_BYTES = 4096;

/** The body of an error response; lists the first invalid fields only. */
export function envelope(code: ErrorCode, reason: Message, requestId: string, errors?: Errors): ErrorEnvelope {
  const { id, values, text } = reason;
  const error = { code, message: text, message_id: id, values, request_id: requestId };
  if (errors === undefined) return { error };
  const wrong = Object.entries(errors).slice(0, MAX_FIELD_COUNT);
  for (let fields = wrong.length; fields > 0; fields -= 1) {
    const byField = responseErrors(
      Object.fromEntries(wrong.slice(0, fields).map(([field, why]) => [field.slice(0, LONGEST_FIELD), why])),
    );
    const body = { error: { ...error, ...byField }, errors: byField.errors };
    if (Buffer.byteLength(JSON.stringify(body)) <= MAX_BYTES) return body;
  }
  return { error };
}

/** Maps any error to a failure. Unexpected ones are logged in full and reported without details. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (!(error instanceof Error)) return unexpected(error);
  const known = frameworkCodes[codeOf(error)];
  if (known) return new Failure(known[0], known[1]);
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status >= 400 && status < 500) return new Failure('malformed', message('request.unreadable'), { cause: error });
  if (isDatabaseUnavailable(error)) {
    return new Failure('unavailable', message('server.busy'), {
      retryAfter: 2,
      cause: error,
    });
  }
  if (OUT_OF_SPACE.has(codeOf(error)))
    return new Failure('unavailable', message('server.busy'), { retryAfter: 30, cause: error });
  return unexpected(error);
}

/** A disk, a quota or the limit of open files is full: an operator frees space, or it is transient. */
const OUT_OF_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE']);

const unexpected = (cause: unknown) => new Failure('internal', message('server.failed'), { cause });

/** Error handler; unexpected errors also go to the reporter, if one is configured. */
export const errors = fp<{ reporter: ErrorReporter | null }>(
  async (app, { reporter }) => {
    app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const failure = toFailure(error);
      const status = errorStatus[failure.code];
      if (status >= 500) {
        const { id: request_id, trace } = request;
        request.log.error({ err: error, trace_id: trace.traceId, request_id }, 'request failed');
      }
      if (failure.code === 'internal') {
        const { method, id: requestId, routeOptions } = request;
        reporter?.report(error, { method, route: routeOptions.url ?? 'unknown', requestId });
      }
      if (failure.retryAfter !== undefined) void reply.header('retry-after', String(Math.ceil(failure.retryAfter)));
      return reply
        .code(status)
        .type('application/json; charset=utf-8')
        .send(envelope(failure.code, failure.reason, request.id, failure.errors));
    });
  },
  { name: 'errors' },
);

/** A malformed URL reaches neither a route nor a hook; Fastify's own response would name Fastify. */
export const handleUnreadable =
  (hsts: boolean) =>
  (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void =>
    void reply
      .code(400)
      .headers(bareHeaders(hsts))
      .type('application/json; charset=utf-8')
      .send(envelope('malformed', message('request.unreadable'), request.id));

/** Unknown addresses under /api, /assets and the like. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .type('application/json; charset=utf-8')
    .send(envelope('not_found', message('request.no_such_address'), request.id));
}
