import {
  assembleAnswer,
  boxCount,
  distribute,
  erase,
  lettersOf,
  type Cell,
  boxesOf,
  type Filling,
} from '@wordcluster/domain/practice/boxes';
import type { TextDirection } from '@wordcluster/domain/languages/languages';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';

/** How many characters, as a reader counts them. */
const lengthOf = (text: string) => boxesOf(text).length;

/** Text typed into a box that changed from `before` to `after`. */
export function typedText(before: string, after: string): string {
  if (before === '' || before === after) return after;
  if (after.startsWith(before)) return after.slice(before.length);
  // An accent composed with the letter makes a new letter of both.
  if (lengthOf(after) <= 1) return after;
  return after.endsWith(before) ? after.slice(0, -before.length) : after;
}

/** True for text that combines with the letter before it: accents, vowel signs, tone marks. */
function joins(letter: string, text: string): boolean {
  return letter !== '' && text !== '' && lengthOf(letter + text) < lengthOf(letter) + lengthOf(text);
}

interface TypedFilling extends Filling {
  /** Box of the last letter typed: a mark typed next may belong to it. */
  last: number | null;
}

/**
 * Text typed, pasted or composed at a box. Scripts such as Devanagari, Thai or Arabic type a letter and its marks one
 * after the other: combining text is added to the letter typed before, though the focus has moved on, or to the one in
 * the box.
 */
export function typeAt(
  cells: readonly Cell[],
  letters: readonly string[],
  at: number,
  text: string,
  last: number | null,
): TypedFilling {
  const before = last ?? at;
  const host = letters[before] ?? '';
  const joined = joins(host, text);
  const from = joined ? before : at;
  const whole = joined ? host + text : text;
  const filling = distribute(cells, letters, from, whole);
  const typed = boxesOf(whole).filter(({ kind }) => kind === 'box').length;
  return { ...filling, last: typed === 0 ? last : Math.min(from + typed, filling.letters.length) - 1 };
}

interface LetterBoxesInput {
  cells: readonly Cell[];
  /** The assembled answer, as the test stores it. */
  answer: string;
  onChange: (answer: string) => void;
  direction: TextDirection;
  /** Evaluated: read-only. */
  locked: boolean;
  /** The question's first answer: its first box is focused on mount. */
  focused: boolean;
}

/** A running composition of an input method and its box; not part of the answer until finished. */
interface Composition {
  box: number;
  text: string;
}

/** Typing, pasting, erasing and moving in a row of one-character boxes. */
export function useLetterBoxes({ cells, answer, onChange, direction, locked, focused }: LetterBoxesInput) {
  const [typed, setTyped] = useState(() => lettersOf(cells, answer));
  const [active, setActive] = useState(0);
  const [composition, setComposition] = useState<Composition | null>(null);
  const lastTyped = useRef<number | null>(null);
  const inputs = useRef(new Map<number, HTMLInputElement>());
  const count = boxCount(cells);
  // Another tab may have changed the answer.
  const letters = assembleAnswer(cells, typed) === answer ? typed : lettersOf(cells, answer);

  const register = useCallback((box: number, input: HTMLInputElement | null) => {
    if (input === null) inputs.current.delete(box);
    else inputs.current.set(box, input);
  }, []);
  useEffect(() => {
    if (focused) inputs.current.get(0)?.focus();
  }, [focused]);
  const moveTo = (box: number) => {
    const input = inputs.current.get(Math.max(0, Math.min(box, count - 1)));
    input?.focus();
    input?.select();
  };
  const fill = (next: { letters: string[]; focus: number }) => {
    setTyped(next.letters);
    onChange(assembleAnswer(cells, next.letters));
    moveTo(next.focus);
  };
  const enter = (box: number, text: string) => {
    const { last, ...filling } = typeAt(cells, letters, box, text, lastTyped.current);
    fill(filling);
    lastTyped.current = last;
  };

  const change = (box: number, value: string, composing: boolean) => {
    if (locked) return;
    if (composing) setComposition({ box, text: value });
    else if (value === '') fill({ letters: letters.with(box, ''), focus: box });
    else enter(box, typedText(letters[box] ?? '', value));
  };
  const finishComposition = (box: number, value: string) => {
    setComposition(null);
    if (!locked && value !== '') enter(box, typedText(letters[box] ?? '', value));
  };
  const paste = (box: number, text: string) => {
    if (locked) return;
    lastTyped.current = null;
    fill(distribute(cells, letters, box, text));
  };
  const press = (box: number, event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = direction === 'rtl' ? -1 : 1;
    const target = { ArrowRight: box + step, ArrowLeft: box - step, Home: 0, End: count - 1 }[event.key];
    if (target !== undefined) moveTo(target);
    else if (event.key === 'Backspace' && !locked) fill(erase(cells, letters, box));
    else if (event.key === 'Delete' && !locked) fill({ letters: letters.with(box, ''), focus: box });
    else return;
    event.preventDefault();
    lastTyped.current = null;
  };

  return {
    letters,
    active,
    register,
    composition,
    change,
    finishComposition,
    paste,
    press,
    focus: setActive,
    forgetTyped: () => {
      lastTyped.current = null;
    },
  };
}

export type LetterBoxesControl = ReturnType<typeof useLetterBoxes>;
