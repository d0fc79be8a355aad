import { formsOf } from '../translate/irregular-forms.ts';
import { nounOf } from './nouns.ts';

const GENDERS = { m: 'masculine', f: 'feminine', n: 'neuter' } as const;

/** What a learner must know of a word beside its meaning. */
export interface WordFacts {
  readonly gender: 'masculine' | 'feminine' | 'neuter' | null;
  readonly plural: string | null;
  /** Forms that follow no rule, as dictionaries list them: went, gone. */
  readonly forms: string[];
}

/** What is known of a word in its own language; nulls and no forms where nothing is. */
export function wordFacts(word: string, language: string, part: string): WordFacts {
  const noun = part === 'noun' ? nounOf(word, language) : null;
  return {
    gender: noun ? GENDERS[noun.gender] : null,
    plural: noun?.plural ?? null,
    forms: part === 'noun' && noun ? [] : [...formsOf(word, language)],
  };
}
