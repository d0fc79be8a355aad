import { useLingui } from '@lingui/react/macro';
import type { GradingReason } from '@wordcluster/domain/practice/grading';

/** Reason of a note or a second attempt, in a short sentence. */
export function ReasonText({ reason }: { reason: GradingReason | null }) {
  const { t } = useLingui();
  if (reason === null) return null;
  const texts: Readonly<Record<GradingReason, string>> = {
    case: t`Mind capital and small letters.`,
    punctuation: t`Mind the punctuation.`,
    spacing: t`Mind the spaces.`,
    spelling: t`Another spelling of the same word.`,
    accent: t`Mind the accents.`,
    kana: t`Written in other characters of the same sound.`,
    article: t`Mind the article.`,
    slip: t`A small typo.`,
    form: t`It is another form of the word.`,
    order: t`Mind the order of the words.`,
    part: t`It is part of the answer.`,
    script: t`Mind the script.`,
    digits: t`The number is right; write it as the question asks.`,
    small_word: t`One of the small words is different.`,
    other_word: t`That is another word.`,
    synonym: t`It is right for another row with the same question.`,
    guesses: t`Not all of what you wrote is right.`,
  };
  return <>{texts[reason]}</>;
}
