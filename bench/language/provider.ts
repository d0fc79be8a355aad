import type { Translate } from './score.ts';

const TIMEOUT_MS = 30_000;

/** A server with LibreTranslate's protocol. Refusals and failures count as unanswered. */
export function libreTranslate(base: string, apiKey: string | undefined): Translate {
  const url = new URL('translate', base.endsWith('/') ? base : `${base}/`);
  return async ({ text, from, to }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        q: text,
        source: from,
        target: to,
        format: 'text',
        ...(apiKey ? { api_key: apiKey } : {}),
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return null;
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null || !('translatedText' in answer)) return null;
    return typeof answer.translatedText === 'string' ? answer.translatedText : null;
  };
}
