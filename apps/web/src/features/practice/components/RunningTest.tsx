import Box from '@mui/material/Box';
import { currentQuestion, questionValue, shownChoices, type PracticeState } from '@wordcluster/domain/practice/state';
import { useMemo, type ReactNode } from 'react';
import type { ClusterRow } from '@wordcluster/domain/clusters/cluster';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { usePicturesAfterAnswer } from '../../../platform/storage/pictures-after-answer.ts';
import { QuestionFrame } from '../../../ui/QuestionFrame.tsx';
import { SHORT_SCREEN } from '../../../ui/use-layout-inset.ts';
import { WordPicture } from '../../../ui/WordPicture.tsx';
import { testColumn, type TestColumn } from '../state/answer-fields.ts';
import { useTestKeys } from '../hooks/use-test-keys.ts';
import { useTicks } from '../hooks/use-ticks.ts';
import { ChoiceQuestion } from './ChoiceQuestion.tsx';
import { OwnVerdict } from './OwnVerdict.tsx';
import { TestActions } from './TestActions.tsx';
import { TestHead } from './TestHead.tsx';
import { TextQuestion } from './TextQuestion.tsx';
import { Verdict } from './Verdict.tsx';

const NO_CHOICES: readonly string[] = [];

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
  const latePictures = usePicturesAfterAnswer(({ late }) => late);
  useTicks();
  const choices = useMemo(() => (choosing ? shownChoices(test) : NO_CHOICES), [choosing, test]);
  useTestKeys(choices);
  if (question === null) return null;
  const source = questionValue(question, settings.source_col);
  const hear = playButton(question, testColumn(state, settings.source_col), settings.autoplay);
  return (
    <QuestionFrame
      name={test.current_question}
      head={<TestHead state={state} />}
      question={
        <>
          <WordPicture address={question.picture} hidden={latePictures && !test.evaluating} />
          {choosing ? (
            <ChoiceQuestion state={state} source={source} hear={hear} />
          ) : (
            <TextQuestion state={state} source={source} hear={hear} />
          )}
        </>
      }
      answer={
        <Box sx={{ mt: choosing ? { xs: 2, sm: 3 } : 0.5, [SHORT_SCREEN]: { mt: 0.5 } }}>
          <Verdict state={state} />
          <OwnVerdict state={state} cluster={cluster} />
        </Box>
      }
      actions={<TestActions clusterId={cluster.id} evaluating={test.evaluating} />}
    />
  );
}
