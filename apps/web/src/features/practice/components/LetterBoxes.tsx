import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { boxCount, boxesOf, type Cell } from '@wordcluster/domain/practice/boxes';
import { useMemo } from 'react';
import { directionOf, type AnswerField } from '../state/answer-fields.ts';
import { useLetterBoxes, type LetterBoxesControl } from '../hooks/use-letter-boxes.ts';
import { styled } from '@mui/material/styles';

/** One character of the answer, to type. */
const LetterBox = styled('input')(({ theme }) => ({
  font: 'inherit',
  fontSize: 'clamp(1.375rem, 1rem + 1.6vw, 1.75rem)',
  fontWeight: 700,
  lineHeight: 1.4,
  textAlign: 'center',
  boxSizing: 'border-box',
  width: 'clamp(36px, 9vw, 48px)',
  height: 'clamp(48px, 12vw, 60px)',
  padding: 0,
  margin: 0,
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.tones.field}`,
  borderBottomWidth: 3,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  caretColor: theme.vars.palette.primary.main,
  transition: 'border-color 120ms ease-out, background-color 120ms ease-out, transform 120ms ease-out',
  '&::selection': { backgroundColor: 'transparent' },
  '&[data-filled="true"]': { backgroundColor: theme.vars.palette.tones.raised },
  '&:focus': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 1,
    borderColor: 'transparent',
    transform: 'translateY(-2px)',
  },
  '&[data-verdict]': { transform: 'none' },
  '&[data-verdict="correct"]': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.main,
    outline: 'none',
  },
  '&[data-verdict="wrong"]': {
    borderColor: theme.vars.palette.secondary.main,
    borderStyle: 'dashed',
    color: theme.vars.palette.secondary.main,
    textDecoration: 'line-through',
    outline: 'none',
  },
  // A composition is longer than a character and must be readable until it is finished.
  '&[data-composing="true"]': {
    width: 'auto',
    minWidth: 'clamp(36px, 9vw, 48px)',
    maxWidth: '100%',
    fieldSizing: 'content',
    paddingInline: 8,
  },
}));

interface LetterFieldProps {
  boxes: LetterBoxesControl;
  /** Number of the box from 0, and number of boxes. */
  index: number;
  count: number;
  verdict: AnswerField['verdict'];
}

/** One box of the answer, with its keys. */
function LetterField({ boxes, index, count, verdict }: LetterFieldProps) {
  const { t } = useLingui();
  const letter = boxes.letters[index] ?? '';
  const composed = boxes.composition?.box === index ? boxes.composition.text : null;
  return (
    <LetterBox
      ref={(input) => boxes.register(index, input)}
      value={composed ?? letter}
      readOnly={verdict !== null}
      // One stop for the Tab key; arrows go from box to box.
      tabIndex={index === boxes.active ? 0 : -1}
      aria-label={t`Letter ${index + 1} of ${count}`}
      aria-invalid={verdict === 'wrong' || undefined}
      data-filled={letter !== ''}
      data-verdict={verdict ?? undefined}
      data-composing={composed !== null}
      // Keyboards of phones would guess words, and hold letters back while they guess.
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="done"
      // Not onChange: typing the same letter changes nothing, but must move on.
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
}

/** A box by number, or a fixed character. */
interface BoxPart {
  position: number;
  box: number | null;
  text: string;
}

interface BoxWord {
  start: number;
  parts: BoxPart[];
}

/** The boxes word by word: a line of boxes breaks between words, and white space shows as the gap between them. */
export function wordsOf(cells: readonly Cell[]): BoxWord[] {
  const words: BoxWord[] = [];
  let box = 0;
  let open: BoxWord | null = null;
  for (const [position, { kind, text }] of cells.entries()) {
    if (kind === 'fixed' && text.trim() === '') {
      open = null;
      continue;
    }
    if (open === null) {
      open = { start: position, parts: [] };
      words.push(open);
    }
    open.parts.push({ position, box: kind === 'box' ? box : null, text });
    if (kind === 'box') box += 1;
  }
  return words;
}

interface LetterBoxesProps {
  field: Pick<AnswerField, 'column' | 'expected' | 'typed' | 'verdict'>;
  /** Id of the question's value, which describes the answer. */
  describedBy: string;
  /** The question's first answer: its first box is focused on mount. */
  focused: boolean;
  onChange: (answer: string) => void;
  /** Whether a letter counts as the expected one, after a wrong answer. */
  isRight: (letter: string, expected: string) => boolean;
}

/** The answer as a row of boxes, one for each character, with fixed slashes and spaces. */
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
