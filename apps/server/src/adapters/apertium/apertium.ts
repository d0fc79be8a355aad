import { TranslatorFailure, type Translator } from '../../ports/translator.ts';
import { provider } from '../provider.ts';
import { callTranslator, translatedText, translatorSettings } from '../translation-request.ts';

/** Apertium-APy. It knows related languages well and marks words it does not know with an asterisk. */
function apertiumTranslator(baseUrl: string): Translator {
  return {
    name: 'apertium',
    async translate({ text, from, to, signal }) {
      const body = new URLSearchParams({ langpair: `${from}|${to}`, q: text });
      const response = (await callTranslator(`${baseUrl}/translate`, { body }, signal)) as {
        responseData?: { translatedText?: unknown };
      } | null;
      const translated = translatedText(response?.responseData?.translatedText);
      if (/(^|\s)\*\p{L}/u.test(translated)) throw new TranslatorFailure('unknown', 'a word is not known');
      return translated;
    },
  };
}

export const apertium = provider({
  name: 'apertium',
  settings: translatorSettings,
  configure({ TRANSLATOR_BASE_URL: baseUrl }) {
    return baseUrl ? { open: () => apertiumTranslator(baseUrl) } : 'TRANSLATOR=apertium needs TRANSLATOR_BASE_URL.';
  },
});
