import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { isHelpful } from '@wordcluster/domain/practice/evaluation';
import { expectedAnswers, verdict, type PracticeState } from '@wordcluster/domain/practice/state';
import { useEffect, useRef } from 'react';
import { useGradingNote } from '../hooks/use-grading-note.ts';
import { directionOf, testColumn } from '../state/answer-fields.ts';

const arrive = keyframes`from { opacity: 0; transform: scale(0.9); } to { opacity: 1; transform: none; }`;

// The bars at the top and the bottom of the screen, and a little air.
const BARS = '84px';

/** Right or wrong as icon, word and colour. A wrong choice has the right one in brackets; typed answers have it beside them. */
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
