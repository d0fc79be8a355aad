import type { Translator } from '../../ports/translator.ts';
import { provider } from '../provider.ts';
import { callTranslator, translatedText, translatorSettings } from '../translation-request.ts';

/** LibreTranslate and servers that speak its protocol. Chinese is `zh` there (newer ones: `zh-Hans`, `zh-Hant`). */
function libreTranslator(baseUrl: string, apiKey: string | undefined): Translator {
  const code = (language: string) => ({ 'zh-CN': 'zh', 'zh-TW': 'zt', no: 'nb' })[language] ?? language;
  return {
    name: 'libretranslate',
    async translate({ text, from, to, signal }) {
      const body = {
        q: text,
        source: code(from),
        target: code(to),
        format: 'text',
        ...(apiKey ? { api_key: apiKey } : {}),
      };
      const init = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const response = (await callTranslator(`${baseUrl}/translate`, init, signal)) as {
        translatedText?: unknown;
      } | null;
      return translatedText(response?.translatedText);
    },
  };
}

export const libreTranslate = provider({
  name: 'libretranslate',
  settings: translatorSettings,
  configure({ TRANSLATOR_BASE_URL: baseUrl, TRANSLATOR_API_KEY: apiKey }) {
    if (!baseUrl) return 'TRANSLATOR=libretranslate needs TRANSLATOR_BASE_URL.';
    return { open: () => libreTranslator(baseUrl, apiKey) };
  },
});
