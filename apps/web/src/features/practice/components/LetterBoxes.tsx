import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { boxCount, boxesOf } from '@wordcluster/domain/practice/boxes';
import { isSameAnswer } from '@wordcluster/domain/practice/comparison';
import { useMemo } from 'react';
import { directionOf, type AnswerField } from '../state/answer-fields.ts';
import { wordsOf } from '../state/box-layout.ts';
import { useLetterBoxes } from '../hooks/use-letter-boxes.ts';
import { usePractice } from '../state/practice-store.ts';
import { LetterField } from './LetterField.tsx';

interface AnswerInputProps {
  field: AnswerField;
  /** Id of the question's value, which describes the answer. */
  describedBy: string;
  /** The question's first answer: its first box takes the focus when it appears. */
  focused: boolean;
  onChange: (answer: string) => void;
}

/** The answer as a row of boxes, one for each character; slashes and spaces stand between them already. */
export function LetterBoxes({ field, describedBy, focused, onChange }: AnswerInputProps) {
  const { t } = useLingui();
  const { column, expected, typed, verdict } = field;
  const cells = useMemo(() => boxesOf(expected), [expected]);
  const direction = directionOf(column.language, expected);
  const caseSensitive = usePractice(({ settings }) => settings.case_sensitivity);
  const boxes = useLetterBoxes({ cells, answer: typed, onChange, direction, locked: verdict !== null, focused });
  const count = boxCount(cells);
  const verdictOf = (box: number, position: number) => {
    const letter = boxes.letters[box] ?? '';
    const { language } = column;
    return isSameAnswer(letter, cells[position]?.text ?? '', { caseSensitive, language }) ? 'correct' : 'wrong';
  };

  return (
    <Box
      component="fieldset"
      aria-label={t`${column.name}, ${count} letters`}
      aria-describedby={describedBy}
      dir={direction}
      lang={column.language ?? undefined}
      translate="no"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: 2.5,
        rowGap: 1.25,
        border: 0,
        p: 0,
        m: 0,
        minWidth: 0,
      }}
    >
      {wordsOf(cells).map((word) => (
        <Box
          key={word.start}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'center',
            columnGap: 0.75,
            rowGap: 1,
          }}
        >
          {word.parts.map(({ box, position, text }) =>
            box === null ? (
              <Box
                component="span"
                key={`fixed ${position}`}
                aria-hidden
                sx={{ typography: 'h2', color: 'text.secondary', px: 0.25 }}
              >
                {text}
              </Box>
            ) : (
              <LetterField
                key={box}
                boxes={boxes}
                index={box}
                count={count}
                verdict={verdict === 'wrong' ? verdictOf(box, position) : verdict}
              />
            ),
          )}
        </Box>
      ))}
    </Box>
  );
}
