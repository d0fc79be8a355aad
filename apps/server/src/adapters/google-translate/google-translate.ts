import type { Translator } from '../../ports/translator.ts';
import { askTranslator, translatedText } from '../translation-request.ts';

/** Google Cloud Translation, version 2. Its language codes are the product's own. */
export function googleTranslate(apiKey: string, baseUrl = 'https://translation.googleapis.com'): Translator {
  return {
    name: 'google',
    cacheable: true,
    async translate({ text, from, to, signal }) {
      const body = JSON.stringify({ q: [text], source: from, target: to, format: 'text' });
      // The key goes into a header: addresses end up in logs of proxies.
      const headers = { 'content-type': 'application/json', 'x-goog-api-key': apiKey };
      const answer = (await askTranslator(`${baseUrl}/language/translate/v2`, { headers, body }, signal)) as {
        data?: { translations?: { translatedText?: unknown }[] };
      } | null;
      return translatedText(answer?.data?.translations?.[0]?.translatedText);
    },
  };
}
