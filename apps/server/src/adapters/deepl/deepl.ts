import type { Translator } from '../../ports/translator.ts';
import { provider } from '../provider.ts';
import { callTranslator, translatedText, translatorSettings } from '../translation-request.ts';

const targets: Record<string, string> = { en: 'EN-GB', pt: 'PT-PT', 'zh-CN': 'ZH-HANS', 'zh-TW': 'ZH-HANT', no: 'NB' };
const sources: Record<string, string> = { 'zh-CN': 'ZH', 'zh-TW': 'ZH', no: 'NB' };

/** DeepL. Keys of the free plan end in ":fx" and have a host of their own. */
function deeplTranslator(apiKey: string, baseUrl?: string): Translator {
  const base = baseUrl ?? (apiKey.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com');
  return {
    name: 'deepl',
    async translate({ text, from, to, signal }) {
      const body = {
        text: [text],
        source_lang: sources[from] ?? from.toUpperCase(),
        target_lang: targets[to] ?? to.toUpperCase(),
      };
      const headers = { 'content-type': 'application/json', authorization: `DeepL-Auth-Key ${apiKey}` };
      const response = (await callTranslator(
        `${base}/v2/translate`,
        { headers, body: JSON.stringify(body) },
        signal,
      )) as {
        translations?: { text?: unknown }[];
      } | null;
      return translatedText(response?.translations?.[0]?.text);
    },
  };
}

export const deepl = provider({
  name: 'deepl',
  settings: translatorSettings,
  configure({ TRANSLATOR_BASE_URL: baseUrl, TRANSLATOR_API_KEY: apiKey }) {
    return apiKey ? { open: () => deeplTranslator(apiKey, baseUrl) } : 'TRANSLATOR=deepl needs TRANSLATOR_API_KEY.';
  },
});
