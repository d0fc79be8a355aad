import { useLingui } from '@lingui/react/macro';
import type { GradingReason } from '@wordcluster/domain/practice/grading';
import type { AnswerResult } from '@wordcluster/domain/practice/state';

/** What a learner is told about a verdict of the helpful grading, in a sentence; null where there is nothing to add. */
export function useGradingNote(result: AnswerResult | undefined): string | null {
  const { t } = useLingui();
  if (!result || result.reason === null) return null;
  const noted = result.verdict === 'right_with_note';
  const sentences: Readonly<Record<GradingReason, string>> = {
    case: t`Mind capital and small letters.`,
    punctuation: t`Mind the punctuation.`,
    spacing: t`Mind what is written together and what apart.`,
    spelling: t`The same word in another spelling.`,
    accent: noted ? t`Mind the accents.` : t`The accents make it another word.`,
    kana: t`The right sound in the other kana.`,
    article: noted ? t`Mind the article.` : t`The article is another one.`,
    slip: t`A small typo.`,
    form: t`The right word in another form.`,
    order: t`The right words in another order.`,
    part: t`That is only a part of the answer.`,
    script: t`The right word in another script.`,
    digits: t`The number is right; write it the way it was asked.`,
    small_word: t`One of the small words is another one.`,
    other_word: t`Written like this it is another word of this cluster.`,
    synonym: t`That fits as well, but it is the answer of another row.`,
    guesses: t`Not all of these answers are right.`,
  };
  return sentences[result.reason];
}
