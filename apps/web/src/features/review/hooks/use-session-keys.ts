import type { Question } from '@wordcluster/domain/review-session/session';
import type { Rating } from '@wordcluster/domain/review-session/words';
import { useEffect } from 'react';
import { currentPreferences } from '../../../platform/queries/preferences.ts';
import { changeAnswer, chosen, goOn, introduce, rate, flip, undo } from '../state/answering.ts';
import { useSession } from '../state/session-store.ts';
import { giveIn } from '../state/typed-answer.ts';

/** An open menu or dialog has the keyboard to itself. */
const ELSEWHERE = '[role="menu"], [role="dialog"]';
const RATINGS: readonly Rating[] = [1, 2, 3, 4];

/** Enter, and Space outside of text fields: the primary action. */
function forward({ way, turned, answer }: Question): void {
  if (answer !== null) goOn();
  else if (way === 'meet') introduce(false);
  else if (way === 'flashcard' && !turned) flip();
  else if (way === 'flashcard') rate(3);
  else giveIn();
}

function byNumber(position: number, { way, turned, answer }: Question, choices: readonly string[]): boolean {
  const rating = RATINGS[position];
  const choice = choices[position];
  if (rating === undefined) return false;
  if (answer !== null) changeAnswer(rating, answer.verdict);
  else if (way === 'choose' && choice !== undefined) chosen(choice);
  else if (way === 'flashcard' && turned) rate(rating);
  else return false;
  return true;
}

/** True when the key meant something here. */
function press(event: KeyboardEvent, choices: readonly string[], onLeave: () => void): boolean {
  const question = useSession.getState().practising?.session.question ?? null;
  const target = event.target instanceof Element ? event.target : null;
  const { key } = event;
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && key.toLowerCase() === 'z') {
    // In a non-empty text field Backspace deletes letters.
    if (target instanceof HTMLInputElement && !target.readOnly && target.value !== '') return false;
    undo();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (key === 'Escape') {
    onLeave();
    return true;
  }
  if (question === null) return false;
  const typing = target instanceof HTMLInputElement && !target.readOnly;
  const pressable = target?.closest('button, a') !== null && target !== null;
  if (key === 'Enter' || key === ' ') {
    if (pressable || (key === ' ' && typing)) return false;
    forward(question);
    return true;
  }
  return !typing && currentPreferences().single_keys && byNumber(Number(key) - 1, question, choices);
}

/** The keys of a session, wherever on the page the focus is: 1 to 4, Enter, Space, Ctrl+Z, Esc. */
export function useSessionKeys(choices: readonly string[], onLeave: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      // A key during input-method composition belongs to the composition.
      if (event.defaultPrevented || event.isComposing || event.repeat || target?.closest(ELSEWHERE)) return;
      if (press(event, choices, onLeave)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [choices, onLeave]);
}
