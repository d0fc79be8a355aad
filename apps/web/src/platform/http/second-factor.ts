import { create } from 'zustand';

interface Asked {
  answer: (confirmed: boolean) => void;
}

/** Re-authentication of the administrator; pending calls continue when it is confirmed or cancelled. */
export const useFactorRequest = create<{ asked: Asked | null }>(() => ({ asked: null }));

let waiting: Promise<boolean> | null = null;

/** Opens the dialog for the second factor; concurrent calls share one. Returns whether it was confirmed. */
export function askSecondFactor(): Promise<boolean> {
  waiting ??= new Promise<boolean>((resolve) => {
    useFactorRequest.setState({ asked: { answer: resolve } });
  }).finally(() => {
    waiting = null;
    useFactorRequest.setState({ asked: null });
  });
  return waiting;
}
