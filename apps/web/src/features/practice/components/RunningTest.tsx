import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { currentQuestion, questionValue, shownChoices, type PracticeState } from '@wordcluster/domain/practice/state';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { ClusterRow } from '@wordcluster/domain/clusters/cluster';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { SHORT_SCREEN } from '../../../ui/room.ts';
import { testColumn, type TestColumn } from '../state/answer-fields.ts';
import { useTestKeys } from '../hooks/use-test-keys.ts';
import { useTicks } from '../hooks/use-ticks.ts';
import { ChoiceQuestion } from './ChoiceQuestion.tsx';
import { OwnVerdict } from './OwnVerdict.tsx';
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

interface RunningTestProps {
  state: PracticeState;
  cluster: Cluster;
  /** Reads the question aloud, where somebody can. */
  playButton: PlayQuestion;
}

/** What the page gives a question so that it can be heard. */
export type PlayQuestion = (row: ClusterRow, column: TestColumn, autoplay: boolean) => ReactNode;

/** A running test: nothing but the question, the answer and the progress. */
export function RunningTest({ state, cluster, playButton }: RunningTestProps) {
  const { settings, test } = state;
  const question = currentQuestion(test);
  const choosing = settings.test_type === 'choice';
  useTicks();
  const choices = useMemo(() => (choosing ? shownChoices(test) : NO_CHOICES), [choosing, test]);
  useTestKeys(choices);
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
          [SHORT_SCREEN]: { py: 1 },
          // What has the focus must not lie under the bars.
          '& input, & button': { scrollMarginBlock: '96px' },
        }}
      >
        <Box key={test.current_question} sx={{ position: 'relative', animation: `${slideIn} 180ms ease-out` }}>
          <Box sx={{ position: 'absolute', top: -8, insetInlineEnd: 0 }}>
            {playButton(question, testColumn(state, settings.source_col), settings.autoplay)}
          </Box>
          {choosing ? <ChoiceQuestion state={state} source={source} /> : <TextQuestion state={state} source={source} />}
          <FromTheTop />
        </Box>
        <Box sx={{ mt: choosing ? { xs: 2, sm: 3 } : 0.5 }}>
          <Verdict state={state} />
          <OwnVerdict state={state} cluster={cluster} />
        </Box>
      </Box>
      <TestActions clusterId={cluster.id} evaluating={test.evaluating} />
    </Box>
  );
}
