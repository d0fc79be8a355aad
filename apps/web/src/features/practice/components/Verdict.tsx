import { useLingui, Trans } from '@lingui/react/macro';
import type { GradingReason } from '@wordcluster/domain/practice/grading';
import { type AnswerResult, expectedAnswers, verdict, type PracticeState } from '@wordcluster/domain/practice/state';
import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { isHelpful } from '@wordcluster/domain/practice/evaluation';
import { useEffect, useRef } from 'react';
import { directionOf, testColumn } from '../state/answer-fields.ts';

/** A sentence about a verdict of helpful grading; null if there is nothing to add. */
function useGradingNote(result: AnswerResult | undefined): string | null {
  const { t } = useLingui();
  if (!result || result.reason === null) return null;
  const noted = result.verdict === 'right_with_note';
  const sentences: Readonly<Record<GradingReason, string>> = {
    case: t`Mind capital and small letters.`,
    punctuation: t`Mind the punctuation.`,
    spacing: t`Mind which words are joined and which are separate.`,
    spelling: t`The same word in another spelling.`,
    accent: noted ? t`Mind the accents.` : t`With these accents it is another word.`,
    kana: t`The right sound in the other kana.`,
    article: noted ? t`Mind the article.` : t`The article is different.`,
    slip: t`A small typo.`,
    form: t`The right word in another form.`,
    order: t`The right words in a different order.`,
    part: t`That is only part of the answer.`,
    script: t`The right word in another script.`,
    digits: t`The number is right; write it as the question asks.`,
    small_word: t`One of the small words is different.`,
    other_word: t`Written like this it is another word of this cluster.`,
    synonym: t`That fits too, but it is the answer to another row.`,
    guesses: t`Not all of these answers are right.`,
  };
  return sentences[result.reason];
}

const arrive = keyframes`from { opacity: 0; transform: scale(0.9); } to { opacity: 1; transform: none; }`;

// The bars at the top and the bottom of the screen, and a little air.
const BARS = '84px';

/**
 * Right or wrong as icon, word and colour. A wrong choice has the right one in brackets; typed answers have it beside
 * them.
 */
export function Verdict({ state }: { state: PracticeState }) {
  const { settings, test } = state;
  const result = verdict(test);
  const right = result === 'correct';
  const judged = test.results.at(-1);
  const almost = judged?.verdict === 'almost';
  const Missed = almost ? CircleAlert : CircleX;
  const note = useGradingNote(isHelpful(settings) ? judged : undefined);
  const column = testColumn(state, settings.target_col);
  const expected = settings.test_type === 'choice' ? (expectedAnswers(state)?.first ?? '') : '';
  const mark = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    // Below long answers the verdict may be out of sight.
    if (result !== null) mark.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  return (
    <Box
      component="output"
      ref={mark}
      sx={{
        display: 'flex',
        justifyContent: 'center',
        minHeight: 40,
        scrollMarginBlock: BARS,
        color: right ? 'primary.main' : 'secondary.main',
      }}
    >
      {result !== null && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            flexWrap: 'wrap',
            justifyContent: 'center',
            columnGap: 1.25,
            typography: 'h3',
            animation: `${arrive} 160ms ease-out`,
          }}
        >
          {right ? <CircleCheck size={28} aria-hidden /> : <Missed size={28} aria-hidden />}
          <span>{right ? <Trans>Correct</Trans> : almost ? <Trans>Almost</Trans> : <Trans>Wrong</Trans>}</span>
          {note !== null && (
            <Box
              component="span"
              sx={{ flexBasis: '100%', typography: 'body1', textAlign: 'center', color: 'text.primary' }}
            >
              {note}
            </Box>
          )}
          {!right && expected !== '' && (
            <Box
              component="span"
              lang={column.language ?? undefined}
              dir={directionOf(column.language, expected)}
              translate="no"
              sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}
            >
              ({expected})
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}
