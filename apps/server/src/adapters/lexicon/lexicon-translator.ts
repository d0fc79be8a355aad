import { provider } from '../provider.ts';
import { TranslatorFailure, type Translator } from '../../ports/translator.ts';

/** The embedded translator: looks words up in the lexicon, loaded when it is first needed. Never guesses. */
const translator: Translator = {
  name: 'lexicon',
  async translate({ text, from, to }) {
    const { translateWord } = await import('@wordcluster/lexicon');
    const translated = translateWord({ text, from, to });
    if (translated === null) throw new TranslatorFailure('unknown', 'not in the lexicon');
    return translated;
  },
};

export const lexiconTranslator = provider({
  name: 'lexicon',
  settings: {},
  configure: () => ({ open: () => translator }),
});
