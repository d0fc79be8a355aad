import { create } from 'zustand';

interface Asked {
  answer: (confirmed: boolean) => void;
}

/** The administrator's second factor asked for again; waiting calls go on when it is answered or refused. */
export const useAskedFactor = create<{ asked: Asked | null }>(() => ({ asked: null }));

let waiting: Promise<boolean> | null = null;

/** Asks for the second factor on the screen; several calls at once ask once. Returns whether it was confirmed. */
export function askSecondFactor(): Promise<boolean> {
  waiting ??= new Promise<boolean>((resolve) => {
    useAskedFactor.setState({ asked: { answer: resolve } });
  }).finally(() => {
    waiting = null;
    useAskedFactor.setState({ asked: null });
  });
  return waiting;
}
