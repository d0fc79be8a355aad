import type { Translator } from '../../ports/translator.ts';
import { askTranslator, translatedText } from '../translation-request.ts';

const targets: Record<string, string> = { en: 'EN-GB', pt: 'PT-PT', 'zh-CN': 'ZH-HANS', 'zh-TW': 'ZH-HANT', no: 'NB' };
const sources: Record<string, string> = { 'zh-CN': 'ZH', 'zh-TW': 'ZH', no: 'NB' };

/** DeepL. Keys of the free plan end in ":fx" and have a host of their own. */
export function deepl(apiKey: string, baseUrl?: string): Translator {
  const base = baseUrl ?? (apiKey.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com');
  return {
    name: 'deepl',
    cacheable: true,
    async translate({ text, from, to, signal }) {
      const body = {
        text: [text],
        source_lang: sources[from] ?? from.toUpperCase(),
        target_lang: targets[to] ?? to.toUpperCase(),
      };
      const headers = { 'content-type': 'application/json', authorization: `DeepL-Auth-Key ${apiKey}` };
      const answer = (await askTranslator(`${base}/v2/translate`, { headers, body: JSON.stringify(body) }, signal)) as {
        translations?: { text?: unknown }[];
      } | null;
      return translatedText(answer?.translations?.[0]?.text);
    },
  };
}
