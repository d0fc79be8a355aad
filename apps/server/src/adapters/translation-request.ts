import { optionalAddress, optionalText } from '../config/kinds.ts';
import { TranslatorFailure, type TranslatorFailureCode } from '../ports/translator.ts';
import { fetchFrom } from './provider.ts';

/** Settings shared by translation services; each uses those that it knows. */
export const translatorSettings = { TRANSLATOR_BASE_URL: optionalAddress, TRANSLATOR_API_KEY: optionalText };

const TIMEOUT_MS = 15_000;

const statusCodes = new Map<number, TranslatorFailureCode>([
  [400, 'unsupported_language'],
  [401, 'unauthorised'],
  [403, 'unauthorised'],
  [408, 'timeout'],
  [429, 'rate_limited'],
  [456, 'quota'],
  [504, 'timeout'],
]);

/** Calls a translation service and returns its JSON; every failure becomes a `TranslatorFailure`. */
export async function callTranslator(url: string, init: RequestInit, signal: AbortSignal): Promise<unknown> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetchFrom(url)(url, { method: 'POST', ...init, signal: AbortSignal.any([signal, timeout]) });
    if (!response.ok) {
      await response.body?.cancel();
      throw new TranslatorFailure(statusCodes.get(response.status) ?? 'provider_failed', `status ${response.status}`);
    }
    return await response.json();
  } catch (error) {
    if (signal.aborted || error instanceof TranslatorFailure) throw error;
    throw new TranslatorFailure(
      timeout.aborted ? 'timeout' : 'provider_failed',
      'the service did not answer properly',
      { cause: error },
    );
  }
}

/** A translation as text; anything else is the provider's fault. */
export function translatedText(value: unknown): string {
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  throw new TranslatorFailure('provider_failed', 'the answer holds no translation');
}
