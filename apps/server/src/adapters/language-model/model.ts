import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError } from 'ai';
import { TeacherFailure, type TeacherFailureCode } from '../../ports/teacher.ts';

export interface LanguageModelSettings {
  /** For example https://api.openai.com/v1 or http://localhost:11434/v1. */
  baseUrl: string;
  /** Servers of one's own often need none. */
  apiKey: string | undefined;
  model: string;
  timeoutMs: number;
}

/** The configured model; with `structured` it is asked to keep to a JSON schema. */
export function modelOf({ baseUrl, apiKey, model }: LanguageModelSettings, structured: boolean) {
  const provider = createOpenAICompatible({
    name: 'teacher',
    baseURL: baseUrl,
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

/** The status that a failed call answered, if it answered at all; retries wrap the last failure. */
export function statusOf(error: unknown): number | undefined {
  if (APICallError.isInstance(error)) return error.statusCode;
  const last = (error as { lastError?: unknown } | null)?.lastError;
  return last === undefined ? undefined : statusOf(last);
}

/** Whatever the client library threw, as the port's failure. An aborted call keeps its own reason. */
export function teacherFailure(error: unknown, signal: AbortSignal, timeout: AbortSignal): unknown {
  if (error instanceof TeacherFailure || signal.aborted) return error;
  if (timeout.aborted) return new TeacherFailure('timeout', 'the model took too long', { cause: error });
  const status = statusOf(error);
  const code = (status === undefined ? undefined : statusCodes.get(status)) ?? 'provider_failed';
  return new TeacherFailure(code, `the model failed${status === undefined ? '' : ` with status ${status}`}`, {
    cause: error,
  });
}
