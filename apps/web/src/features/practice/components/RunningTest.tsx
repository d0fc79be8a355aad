import { useEffect, useMemo, type ReactNode } from 'react';
import { currentPreferences } from '../../../platform/queries/preferences.ts';
import { meaningOf } from '../state/practice-rules.ts';
import { dispatch } from '../state/practice-store.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isHelpful } from '@wordcluster/domain/practice/evaluation';
import { type PracticeState, currentQuestion, questionValue, shownChoices } from '@wordcluster/domain/practice/state';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { useOwnVerdict } from '../hooks/use-own-verdict.ts';
import type { ClusterRow } from '@wordcluster/domain/clusters/cluster';
import { usePicturesAfterAnswer } from '../../../platform/storage/pictures-after-answer.ts';
import { QuestionFrame } from '../../../ui/QuestionFrame.tsx';
import { SHORT_SCREEN } from '../../../ui/use-layout-inset.ts';
import { WordPicture } from '../../../ui/WordPicture.tsx';
import { testColumn, type TestColumn } from '../state/answer-fields.ts';
import { useTicks } from '../hooks/use-ticks.ts';
import { ChoiceQuestion } from './ChoiceQuestion.tsx';
import { TestActions } from './TestActions.tsx';
import { TestHead } from './TestHead.tsx';
import { TextQuestion } from './TextQuestion.tsx';
import { Verdict } from './Verdict.tsx';

/** Buttons and links answer Enter themselves; an open menu or dialog has the keyboard to itself. */
const ELSEWHERE = '[role="menu"], [role="dialog"]';

/** Enter scores and, in choice tests, the keys 1 to 4 choose, wherever on the page the focus is. */
function useTestKeys(choices: readonly string[]): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const meaning = event.defaultPrevented || target?.closest(ELSEWHERE) ? null : meaningOf(event, choices.length);
      if (meaning === null || (meaning !== 'score' && !currentPreferences().single_keys)) return;
      const now = Date.now();
      if (meaning === 'score') {
        if (!target?.closest('button, a')) dispatch({ type: 'score', now });
        return;
      }
      dispatch({ type: 'score', now, answer: choices[meaning] ?? '' });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [choices]);
}

/** While an answer is evaluated: takes its verdict back. Its place is kept, so that nothing moves. */
function OwnVerdict({ state: { settings, test }, cluster }: { state: PracticeState; cluster: Cluster }) {
  const overrule = useOwnVerdict(cluster);
  if (!isHelpful(settings)) return null;
  const right = (test.scores.at(-1) ?? 0) > 0;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', minHeight: 40, mt: 1 }}>
      {test.evaluating && (
        <Button
          color="inherit"
          variant="outlined"
          onClick={({ currentTarget }) => {
            overrule(test.scores.length - 1, !right);
            // The next Enter must not take it back.
            currentTarget.blur();
          }}
        >
          {right ? <Trans>I was wrong</Trans> : <Trans>I was right</Trans>}
        </Button>
      )}
    </Box>
  );
}

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
