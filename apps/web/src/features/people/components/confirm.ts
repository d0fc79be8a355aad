import type { ComponentType, ReactNode } from 'react';
import type { Proof } from '../api/people.ts';

interface ConfirmProps {
  title: ReactNode;
  body: ReactNode;
  confirm: ReactNode;
  /** Whether the second factor is required too, if set. */
  factor: boolean;
  onConfirm: (proof: Proof) => Promise<unknown>;
  onClose: () => void;
}

/** Re-authentication dialog of the accounts feature, injected by the page. */
export type Confirm = ComponentType<ConfirmProps>;
