import type { Translator } from '../../ports/translator.ts';
import { provider } from '../provider.ts';
import { callTranslator, translatedText, translatorSettings } from '../translation-request.ts';

/** Google Cloud Translation, version 2. Its language codes are the product's own. */
function googleTranslator(apiKey: string, baseUrl = 'https://translation.googleapis.com'): Translator {
  return {
    name: 'google',
    async translate({ text, from, to, signal }) {
      const body = JSON.stringify({ q: [text], source: from, target: to, format: 'text' });
      // The key is sent in a header: proxies log addresses.
      const headers = { 'content-type': 'application/json', 'x-goog-api-key': apiKey };
      const response = (await callTranslator(`${baseUrl}/language/translate/v2`, { headers, body }, signal)) as {
        data?: { translations?: { translatedText?: unknown }[] };
      } | null;
      return translatedText(response?.data?.translations?.[0]?.translatedText);
    },
  };
}

export const googleTranslate = provider({
  name: 'google',
  settings: translatorSettings,
  configure({ TRANSLATOR_BASE_URL: baseUrl, TRANSLATOR_API_KEY: apiKey }) {
    return apiKey ? { open: () => googleTranslator(apiKey, baseUrl) } : 'TRANSLATOR=google needs TRANSLATOR_API_KEY.';
  },
});
