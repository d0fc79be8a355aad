import { create } from 'zustand';
import { isBlankAnswer } from '@wordcluster/domain/practice/comparison';
import { boxCount, boxesOf, lettersOf } from '@wordcluster/domain/practice/boxes';
import { currentWord } from '@wordcluster/domain/review-session/session';
import { expectedText } from '@wordcluster/domain/review-session/words';
import { useSession } from './session-store.ts';
import { typed } from './answering.ts';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { failureText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useBoxes } from './device-choices.ts';

interface Typed {
  text: string;
  change: (text: string) => void;
  clear: () => void;
}

/** Text of the question's field, shared with keys and buttons of the page. */
export const useTyped = create<Typed>((set) => ({
  text: '',
  change: (text) => set({ text }),
  clear: () => set({ text: '' }),
}));

const typing = (): boolean => {
  const question = useSession.getState().practising?.session.question;
  return question?.answer === null && (question.way === 'type' || question.way === 'listen');
};

/** An answer of slashes only has no box to type in. */
export const hasBoxes = (expected: string): boolean => boxCount(boxesOf(expected)) > 0;

/** The text stays if it could not be graded. */
const grade = (text: string, mode?: 'boxes') =>
  void typed(text, mode).catch((error: unknown) =>
    showToast({ message: failureText(asFailure(error)), severity: 'error' }),
  );

/** Submits the text; an empty field is taken for an accidental Enter. */
export function giveIn(): void {
  const { text } = useTyped.getState();
  const session = useSession.getState().practising?.session;
  const word = session ? currentWord(session) : null;
  if (word === null || !typing()) return;
  const expected = expectedText(word);
  if (!useBoxes.getState().boxes || !hasBoxes(expected)) {
    if (!isBlankAnswer(text)) grade(text);
  } else if (lettersOf(boxesOf(expected), text).some((letter) => letter !== '')) grade(text, 'boxes');
}

/** Gives up. A second attempt would be of no use. */
export function showSolution(): void {
  if (typing()) grade('');
}
