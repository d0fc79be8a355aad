import { create } from 'zustand';

interface Asked {
  answer: (confirmed: boolean) => void;
}

/** Re-authentication of the administrator; pending calls continue when it is confirmed or cancelled. */
export const useFactorRequest = create<{ asked: Asked | null }>(() => ({ asked: null }));

let pending: Promise<boolean> | null = null;

/** Opens the dialog for the second factor; concurrent calls share one. Returns whether it was confirmed. */
export function askSecondFactor(): Promise<boolean> {
  pending ??= new Promise<boolean>((resolve) => {
    useFactorRequest.setState({ asked: { answer: resolve } });
  }).finally(() => {
    pending = null;
    useFactorRequest.setState({ asked: null });
  });
  return pending;
}
