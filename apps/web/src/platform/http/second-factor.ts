import { create } from 'zustand';

interface FactorRequest {
  answer: (confirmed: boolean) => void;
}

/** Re-authentication of the administrator; pending calls continue when it is confirmed or cancelled. */
export const useFactorRequest = create<{ request: FactorRequest | null }>(() => ({ request: null }));

let pending: Promise<boolean> | null = null;

/** Opens the dialog for the second factor; concurrent calls share one. Returns whether it was confirmed. */
export function askSecondFactor(): Promise<boolean> {
  pending ??= new Promise<boolean>((resolve) => {
    useFactorRequest.setState({ request: { answer: resolve } });
  }).finally(() => {
    pending = null;
    useFactorRequest.setState({ request: null });
  });
  return pending;
}
