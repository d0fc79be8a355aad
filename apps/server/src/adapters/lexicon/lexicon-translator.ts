import { TranslatorFailure, type Translator } from '../../ports/translator.ts';

/** The embedded translator: looks words up in the lexicon, loaded when it is first needed. Never guesses. */
export const lexiconTranslator: Translator = {
  name: 'lexicon',
  cacheable: false,
  async translate({ text, from, to }) {
    const { translateWord } = await import('@wordcluster/lexicon');
    const translated = translateWord({ text, from, to });
    if (translated === null) throw new TranslatorFailure('unknown', 'not in the lexicon');
    return translated;
  },
};
