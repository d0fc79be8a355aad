import { z } from 'zod';
import { fieldMessages, namedMessage } from './messages.ts';

/** Every error code of calls, with its HTTP status. The only mapping. */
export const errorStatus = {
  malformed: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  forbidden: 403,
  plan_limit: 403,
  forgery: 403,
  second_factor_required: 403,
  confirmation_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  precondition_failed: 412,
  too_large: 413,
  misdirected: 421,
  wrong_type: 415,
  invalid: 422,
  not_configured: 422,
  unknown_word: 422,
  too_many: 429,
  bot_check: 429,
  internal: 500,
  provider_failed: 502,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const fieldErrors = z.record(z.string(), z.array(z.string()));

/** `errors` is at both places because the two parts of the specification read it at different ones. */
export const errorEnvelope = z.object({
  error: z.object({
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    ...namedMessage,
    errors: fieldErrors.optional(),
    messages: fieldMessages.optional(),
    request_id: z.string().optional(),
  }),
  errors: fieldErrors.optional(),
});

export type ErrorEnvelope = z.infer<typeof errorEnvelope>;
export type FieldErrors = z.infer<typeof fieldErrors>;
