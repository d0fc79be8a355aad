import type { ComponentType, ReactNode } from 'react';
import type { Proof } from '../api/people.ts';

interface ConfirmProps {
  title: ReactNode;
  body: ReactNode;
  confirm: ReactNode;
  /** Whether the second factor is asked for too, where one is set. */
  factor: boolean;
  onConfirm: (proof: Proof) => Promise<unknown>;
  onClose: () => void;
}

/** Asks the administrator to confirm that it is them: a dialog of the account's own area, which the page puts in here. */
export type Confirm = ComponentType<ConfirmProps>;
