import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { currentQuestion, questionValue, type PracticeState } from '@wordcluster/domain/practice/state';
import { useEffect } from 'react';
import { useTestKeys } from '../hooks/use-test-keys.ts';
import { useTicks } from '../hooks/use-ticks.ts';
import { ChoiceQuestion } from './ChoiceQuestion.tsx';
import { TestActions } from './TestActions.tsx';
import { TestHead } from './TestHead.tsx';
import { TextQuestion } from './TextQuestion.tsx';
import { Verdict } from './Verdict.tsx';

const slideIn = keyframes`from { opacity: 0; transform: translateX(20px); } to { opacity: 1; transform: none; }`;
const NO_CHOICES: readonly string[] = [];

/** A long answer may have scrolled the page; the next question is read from its beginning. */
function FromTheTop() {
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return null;
}

/** A running test: nothing but the question, the answer and the progress. */
export function RunningTest({ state, clusterId }: { state: PracticeState; clusterId: number }) {
  const { settings, test } = state;
  const question = currentQuestion(test);
  const choosing = settings.test_type === 'choice';
  useTicks();
  useTestKeys(choosing ? (question?.possible_answers ?? NO_CHOICES) : NO_CHOICES);
  if (question === null) return null;
  const source = questionValue(question, settings.source_col);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 'calc(100dvh - 61px)' }}>
      <TestHead state={state} />
      <Box
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          // A little above the middle, where the eye rests; long questions begin at the top.
          '&::before': { content: '""', flex: 2 },
          '&::after': { content: '""', flex: 3 },
          width: '100%',
          maxWidth: 840,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          py: { xs: 3, sm: 4 },
          // What has the focus must not lie under the bars.
          '& input, & button': { scrollMarginBlock: '96px' },
        }}
      >
        <Box key={test.current_question} sx={{ animation: `${slideIn} 180ms ease-out` }}>
          {choosing ? (
            <ChoiceQuestion state={state} question={question} source={source} />
          ) : (
            <TextQuestion state={state} source={source} />
          )}
          <FromTheTop />
        </Box>
        <Box sx={{ mt: choosing ? { xs: 2, sm: 3 } : 0.5 }}>
          <Verdict state={state} />
        </Box>
      </Box>
      <TestActions clusterId={clusterId} evaluating={test.evaluating} />
    </Box>
  );
}
