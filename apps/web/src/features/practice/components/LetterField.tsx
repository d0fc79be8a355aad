import { useLingui } from '@lingui/react/macro';
import type { AnswerField } from '../state/answer-fields.ts';
import type { LetterBoxesControl } from '../hooks/use-letter-boxes.ts';
import { LetterBox } from './LetterBox.tsx';

interface LetterFieldProps {
  boxes: LetterBoxesControl;
  /** Number of the box from 0, and how many there are. */
  index: number;
  count: number;
  verdict: AnswerField['verdict'];
}

/** One box of the answer, with its keys. */
export function LetterField({ boxes, index, count, verdict }: LetterFieldProps) {
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
}
