import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError } from 'ai';
import { z } from 'zod';
import { optionalAddress, optionalText } from '../../config/kinds.ts';
import { TeacherFailure, type TeacherFailureCode } from '../../ports/teacher.ts';
import { fetchFrom } from '../provider.ts';

export interface LanguageModelSettings {
  /** For example https://api.openai.com/v1 or http://localhost:11434/v1. */
  baseUrl: string;
  /** Self-hosted servers often need none. */
  apiKey: string | undefined;
  model: string;
  timeoutMs: number;
}

/** The teacher's model, which may translate too. */
export const modelSettings = {
  TEACHER_BASE_URL: optionalAddress,
  TEACHER_API_KEY: optionalText,
  TEACHER_MODEL: z.string().trim().default('gpt-4o-mini'),
  TEACHER_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(600).default(60),
};

/** Null if no model is configured. */
export function modelFrom(s: z.output<z.ZodObject<typeof modelSettings>>): LanguageModelSettings | null {
  const { TEACHER_BASE_URL: baseUrl, TEACHER_API_KEY: apiKey, TEACHER_MODEL: model } = s;
  return baseUrl ? { baseUrl, apiKey, model, timeoutMs: s.TEACHER_TIMEOUT_SECONDS * 1000 } : null;
}

/** The configured model; with `structured` it must follow a JSON schema. */
export function modelOf({ baseUrl, apiKey, model }: LanguageModelSettings, structured: boolean) {
  const provider = createOpenAICompatible({
    name: 'teacher',
    baseURL: baseUrl,
    fetch: fetchFrom(baseUrl),
    ...(apiKey ? { apiKey } : {}),
    supportsStructuredOutputs: structured,
  });
  return provider.chatModel(model);
}

const statusCodes = new Map<number, TeacherFailureCode>([
  [401, 'unauthorised'],
  [403, 'unauthorised'],
  [408, 'timeout'],
  [429, 'rate_limited'],
  [504, 'timeout'],
]);

/** HTTP status of a failed call, if there was a response; retries wrap the last failure. */
export function statusOf(error: unknown): number | undefined {
  if (APICallError.isInstance(error)) return error.statusCode;
  const last = (error as { lastError?: unknown } | null)?.lastError;
  return last === undefined ? undefined : statusOf(last);
}

/** Node's name of a network's failure, such as ECONNREFUSED, wherever the client library put it. */
function networkCode(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code)) return code;
  return cause === undefined || cause === null ? undefined : networkCode(cause);
}

/**
 * Maps errors of the client library to the port's. An aborted call keeps its own reason. The original error is dropped:
 * it holds the request and the response, in which some providers repeat the key.
 */
export function teacherFailure(error: unknown, signal: AbortSignal, timeout: AbortSignal): unknown {
  if (error instanceof TeacherFailure || signal.aborted) return error;
  if (timeout.aborted) return new TeacherFailure('timeout', 'the model took too long');
  const status = statusOf(error);
  const code = (status === undefined ? undefined : statusCodes.get(status)) ?? 'provider_failed';
  const reason = status === undefined ? networkCode(error) : `status ${status}`;
  return new TeacherFailure(code, `the model failed${reason === undefined ? '' : ` with ${reason}`}`);
}
