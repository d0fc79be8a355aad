import { create } from 'zustand';
import { useSession } from './session-store.ts';
import { typed } from './answering.ts';

interface Typed {
  text: string;
  change: (text: string) => void;
  clear: () => void;
}

/** What stands in the field of the question: the field writes it, keys and buttons of the page give it in. */
export const useTyped = create<Typed>((set) => ({
  text: '',
  change: (text) => set({ text }),
  clear: () => set({ text: '' }),
}));

const typing = (): boolean => {
  const question = useSession.getState().practising?.session.question;
  return question?.answer === null && (question.way === 'type' || question.way === 'listen');
};

/** Gives in what was typed; an empty field is an accident of the Enter key. */
export function giveIn(): void {
  const { text } = useTyped.getState();
  if (typing() && text.trim() !== '') typed(text);
}

/** The person does not know it. A second try would be no use. */
export function showSolution(): void {
  if (typing()) typed('');
}
