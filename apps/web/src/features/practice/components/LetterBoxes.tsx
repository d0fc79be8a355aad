import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { boxCount, boxesOf } from '@wordcluster/domain/practice/boxes';
import { useMemo } from 'react';
import { directionOf, type AnswerField } from '../state/answer-fields.ts';
import { wordsOf } from '../state/box-layout.ts';
import { useLetterBoxes } from '../hooks/use-letter-boxes.ts';
import { LetterField } from './LetterField.tsx';

interface LetterBoxesProps {
  field: Pick<AnswerField, 'column' | 'expected' | 'typed' | 'verdict'>;
  /** Id of the question's value, which describes the answer. */
  describedBy: string;
  /** The question's first answer: its first box takes the focus when it appears. */
  focused: boolean;
  onChange: (answer: string) => void;
  /** Whether a letter counts as the expected one, once the answer was wrong. */
  isRight: (letter: string, expected: string) => boolean;
}

/** The answer as a row of boxes, one for each character; slashes and spaces stand between them already. */
export function LetterBoxes({ field, describedBy, focused, onChange, isRight }: LetterBoxesProps) {
  const { t } = useLingui();
  const { column, expected, typed, verdict } = field;
  const cells = useMemo(() => boxesOf(expected), [expected]);
  const direction = directionOf(column.language, expected);
  const boxes = useLetterBoxes({ cells, answer: typed, onChange, direction, locked: verdict !== null, focused });
  const count = boxCount(cells);
  const verdictOf = (box: number, position: number) =>
    isRight(boxes.letters[box] ?? '', cells[position]?.text ?? '') ? 'correct' : 'wrong';

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
