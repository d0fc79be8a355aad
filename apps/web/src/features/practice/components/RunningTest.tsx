import { useEffect, useMemo, type ReactNode, useId, useRef } from 'react';
import { currentPreferences } from '../../../platform/queries/preferences.ts';
import { meaningOf } from '../state/practice-rules.ts';
import { dispatch, usePractice } from '../state/practice-store.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isHelpful } from '@wordcluster/domain/practice/evaluation';
import {
  type PracticeState,
  currentQuestion,
  questionValue,
  shownChoices,
  expectedAnswers,
  RUNNING,
} from '@wordcluster/domain/practice/state';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { useOwnVerdict } from '../hooks/use-own-verdict.ts';
import type { ClusterRow } from '@wordcluster/domain/clusters/cluster';
import { usePicturesAfterAnswer } from '../../../platform/storage/pictures-after-answer.ts';
import { QuestionFrame } from '../../../ui/QuestionFrame.tsx';
import { SHORT_SCREEN } from '../../../ui/use-layout-inset.ts';
import { WordPicture } from '../../../ui/WordPicture.tsx';
import { testColumn, type TestColumn, directionOf } from '../state/answer-fields.ts';
import { useTicks } from '../hooks/use-ticks.ts';
import { TestHead } from './TestHead.tsx';
import { TextQuestion } from './TextQuestion.tsx';
import { Verdict } from './Verdict.tsx';
import { ChoiceButton } from '../../../ui/ChoiceButton.tsx';
import { ColumnLabel, QuestionWords } from './AnswerWords.tsx';
import { clusterPath, testPath } from '@wordcluster/domain/practice/routes';
import { ArrowRight, Pause } from 'lucide-react';
import { useNavigate } from 'react-router';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { showToast } from '../../../ui/toasts.ts';

/** Milliseconds in which a cancel can be undone. */
const UNDO_MS = 10_000;

interface TestActionsProps {
  clusterId: number;
  evaluating: boolean;
}

/** Cancel, Pause and Next question, in reach of the thumb. */
function TestActions({ clusterId, evaluating }: TestActionsProps) {
  const navigate = useNavigate();
  const { t } = useLingui();
  const cancel = () => {
    const cancelled = usePractice.getState();
    const at = Date.now();
    dispatch({ type: 'cancel' });
    void navigate(clusterPath(clusterId));
    const undo = () => {
      stop();
      dispatch({ type: 'take-back-cancel', cancelled, at, now: Date.now() });
      const { test } = usePractice.getState();
      // Another test may have started since.
      if (test.cluster_id === clusterId && test.state === RUNNING) void navigate(testPath(clusterId));
    };
    const end = showToast({ message: t`The test was cancelled.`, undoFor: UNDO_MS, undo });
    // Another test has started: the cancelled one cannot be restored any more.
    const stop = usePractice.subscribe(({ test }) => {
      if (test.state !== RUNNING) return;
      stop();
      end();
    });
  };
  return (
    <ActionBar>
      <Button color="inherit" onClick={cancel} sx={{ mr: 'auto', ml: { sm: -1.5 } }}>
        <Trans>Cancel</Trans>
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Pause />}
        // Three long words have room in one line each only without it.
        sx={{ '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } }, flexShrink: 0 }}
        onClick={() => dispatch({ type: 'pause', now: Date.now() })}
      >
        <Trans>Pause</Trans>
      </Button>
      <Button
        variant="contained"
        endIcon={<ArrowRight />}
        disabled={evaluating}
        onClick={() => dispatch({ type: 'score', now: Date.now() })}
      >
        <Trans>Next question</Trans>
      </Button>
    </ActionBar>
  );
}

interface ChoiceQuestionProps {
  state: PracticeState;
  source: string;
  /** The button that reads it aloud. */
  hear: ReactNode;
}

/** A choice test's question: the value and up to four buttons, also for the keys 1 to 4. */
function ChoiceQuestion({ state, source, hear }: ChoiceQuestionProps) {
  const { t } = useLingui();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const { settings, test } = state;
  const from = testColumn(state, settings.source_col);
  const to = testColumn(state, settings.target_col);
  const expected = expectedAnswers(state)?.first;

  // The focused button of the last answer was removed: screen readers continue at the new question.
  useEffect(() => group.current?.focus({ preventScroll: true }), []);

  const verdictOf = (choice: string) => {
    if (!test.evaluating) return null;
    if (choice === expected) return 'correct';
    return choice === test.answer ? 'wrong' : 'other';
  };
  return (
    <Box sx={{ textAlign: 'center' }}>
      <ColumnLabel column={from} />
      <QuestionWords text={source} column={from} id={id} hear={hear} />
      <Box sx={{ mt: { xs: 4, sm: 6 }, mb: 1.5, [SHORT_SCREEN]: { mt: 1, mb: 0.5 } }}>
        <ColumnLabel column={to} />
      </Box>
      <Box
        ref={group}
        component="fieldset"
        tabIndex={-1}
        aria-label={t`Question and choices`}
        aria-describedby={id}
        sx={{
          outline: 'none',
          border: 0,
          p: 0,
          m: 0,
          minWidth: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {shownChoices(test).map((choice, index) => (
          <ChoiceButton
            key={choice}
            position={index + 1}
            text={choice}
            language={to.language}
            direction={directionOf(to.language, choice)}
            verdict={verdictOf(choice)}
            onChoose={() => dispatch({ type: 'score', now: Date.now(), answer: choice })}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Buttons and links handle Enter themselves; an open menu or dialog handles all keys. */
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

/** During evaluation: overrules the verdict. Its space is reserved, to avoid a layout shift. */
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
            // The next Enter must not undo it.
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
  /** Reads the question aloud, if there is a voice. */
  playButton: PlayQuestion;
}

/** Read-aloud button of a question, provided by the page. */
export type PlayQuestion = (row: ClusterRow, column: TestColumn, autoplay: boolean) => ReactNode;

/** A running test: only the question, the answer and the progress. */
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
