import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { textDirection } from '@wordcluster/domain/languages/languages';
import { useEffect, useId, useRef } from 'react';
import { ChoiceButton } from '../../../ui/ChoiceButton.tsx';
import { WordLabel } from '../../../ui/LargeWord.tsx';
import { chosen } from '../state/answering.ts';
import type { QuestionProps } from './question-props.ts';
import { ShownWords } from './ShownWords.tsx';

/** The question and up to four answers, which the keys 1 to 4 press too. */
export function ChooseWord({ asked, question, choices, voice }: QuestionProps) {
  const { t } = useLingui();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  // The button of the last answer is gone with its focus: a reader goes on at the new question.
  useEffect(() => group.current?.focus({ preventScroll: true }), []);
  const { answer } = question;
  const { name, language, text: right } = asked.expected;
  const verdictOf = (choice: string) => {
    if (answer === null) return null;
    if (choice === right) return 'correct';
    return choice === answer.typed ? 'wrong' : 'other';
  };
  return (
    <Box
      ref={group}
      component="fieldset"
      tabIndex={-1}
      aria-label={t`Question and choices`}
      aria-describedby={id}
      sx={{ textAlign: 'center', outline: 'none', border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <ShownWords asked={asked} shown={asked.question} voice={voice} id={id} />
      <Box sx={{ mt: { xs: 3, sm: 5 }, mb: 1.5 }}>
        <WordLabel name={name} language={language} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {choices.map((choice, index) => (
          <ChoiceButton
            key={choice}
            place={index + 1}
            text={choice}
            language={language}
            direction={textDirection(language, choice)}
            verdict={verdictOf(choice)}
            onChoose={() => chosen(choice)}
          />
        ))}
      </Box>
    </Box>
  );
}
