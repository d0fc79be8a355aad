import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { expectedAnswers, shownChoices, type PracticeState } from '@wordcluster/domain/practice/state';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { ChoiceButton } from '../../../ui/ChoiceButton.tsx';
import { SHORT_SCREEN } from '../../../ui/use-layout-inset.ts';
import { directionOf, testColumn } from '../state/answer-fields.ts';
import { dispatch } from '../state/practice-store.ts';
import { ColumnLabel, Words } from './AnswerWords.tsx';

interface ChoiceQuestionProps {
  state: PracticeState;
  source: string;
  /** The button that reads it aloud. */
  hear: ReactNode;
}

/** A choice test's question: the value asked for and up to four buttons, which the keys 1 to 4 press too. */
export function ChoiceQuestion({ state, source, hear }: ChoiceQuestionProps) {
  const { t } = useLingui();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const { settings, test } = state;
  const from = testColumn(state, settings.source_col);
  const to = testColumn(state, settings.target_col);
  const expected = expectedAnswers(state)?.first;

  // The button of the last answer is gone with its focus: a reader goes on at the new question.
  useEffect(() => group.current?.focus({ preventScroll: true }), []);

  const verdictOf = (choice: string) => {
    if (!test.evaluating) return null;
    if (choice === expected) return 'correct';
    return choice === test.answer ? 'wrong' : 'other';
  };
  return (
    <Box sx={{ textAlign: 'center' }}>
      <ColumnLabel column={from} />
      <Words text={source} column={from} id={id} hear={hear} />
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
            place={index + 1}
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
