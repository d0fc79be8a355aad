import { formsOf } from '../translate/irregular-forms.ts';
import { nounOf } from './nouns.ts';

const GENDERS = { m: 'masculine', f: 'feminine', n: 'neuter' } as const;

/** Facts about a word beside its meaning. */
export interface WordFacts {
  readonly gender: 'masculine' | 'feminine' | 'neuter' | null;
  readonly plural: string | null;
  /** Forms that follow no rule, as dictionaries list them: went, gone. */
  readonly forms: string[];
}

/** The known facts of a word in its own language; nulls and no forms if unknown. */
export function wordFacts(word: string, language: string, part: string): WordFacts {
  const noun = part === 'noun' ? nounOf(word, language) : null;
  return {
    gender: noun ? GENDERS[noun.gender] : null,
    plural: noun?.plural ?? null,
    forms: part === 'noun' && noun ? [] : [...formsOf(word, language)],
  };
}
