import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { boxCount, boxesOf } from '@wordcluster/domain/practice/boxes';
import { useMemo } from 'react';
import { directionOf, type AnswerField } from '../state/answer-fields.ts';
import { wordsOf } from '../state/box-layout.ts';
import { useLetterBoxes } from '../state/use-letter-boxes.ts';
import { LetterBox } from './LetterBox.tsx';

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
  const locked = verdict !== null;
  const boxes = useLetterBoxes({ cells, answer: typed, onChange, direction, locked, focused });
  const { composition } = boxes;
  const count = boxCount(cells);

  const box = (index: number) => {
    const letter = boxes.letters[index] ?? '';
    const composing = composition?.box === index;
    return (
      <LetterBox
        key={index}
        ref={(input) => boxes.register(index, input)}
        value={composing ? composition.text : letter}
        readOnly={locked}
        // One stop for the Tab key; arrows go from box to box.
        tabIndex={index === boxes.active ? 0 : -1}
        aria-label={t`Letter ${index + 1} of ${count}`}
        data-filled={letter !== ''}
        data-verdict={verdict ?? undefined}
        data-composing={composing}
        // Keyboards of phones would guess words, and hold letters back while they guess.
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        // Not onChange: a letter typed over the same letter changes nothing, and yet the next box follows.
        onInput={({ currentTarget, nativeEvent }) =>
          boxes.change(index, currentTarget.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
        }
        onCompositionEnd={({ currentTarget }) => boxes.finishComposition(index, currentTarget.value)}
        onPaste={(event) => {
          event.preventDefault();
          boxes.paste(index, event.clipboardData.getData('text'));
        }}
        onKeyDown={(event) => boxes.press(index, event)}
        onFocus={({ currentTarget }) => {
          boxes.focus(index);
          currentTarget.select();
        }}
        onClick={({ currentTarget }) => {
          boxes.forgetTyped();
          currentTarget.select();
        }}
      />
    );
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
          {word.parts.map((part) =>
            part.box === null ? (
              <Box
                component="span"
                key={`fixed ${part.position}`}
                aria-hidden
                sx={{ typography: 'h2', color: 'text.secondary', px: 0.25 }}
              >
                {part.text}
              </Box>
            ) : (
              box(part.box)
            ),
          )}
        </Box>
      ))}
    </Box>
  );
}
