import { create } from 'zustand';

export interface Toast {
  id: number;
  message: string;
  severity: 'success' | 'info' | 'warning' | 'error';
  /** Milliseconds on the screen; null stays until it is closed. */
  duration: number | null;
  /** Subject of the toast: a later one replaces it, and `endToasts` closes it. */
  subject?: string | undefined;
  /** Deadline of undo (`performance.now()`), even while the pointer is over the toast. */
  ends?: number | undefined;
  /** Offers Undo while the toast is shown. */
  undo?: (() => void) | undefined;
  /** An additional action. */
  action?: { label: string; run: () => void } | undefined;
}

type ToastInput = Partial<Omit<Toast, 'id' | 'message' | 'ends'>> & {
  message: string;
  /** Milliseconds for which it can be undone; the toast ends with them. */
  undoFor?: number;
};

const AUTO_HIDE = 6000;
/** Maximum of toasts; the oldest is closed. */
const MOST = 4;
let last = 0;

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Closes toasts about a subject: their undo is not possible any more. */
export function endToasts(subject: string): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.subject !== subject) }));
}

/** Closes every toast with undo. */
export function endUndoToasts(): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.undo === undefined) }));
}

/**
 * Shows a toast at the bottom left: `showToast({ message: t`Row deleted`, undo, undoFor: 30_000 })`. Returns a function
 * that closes it.
 */
export function showToast(input: ToastInput): () => void {
  const { undoFor, message, severity = 'info', undo, action, subject } = input;
  const { duration = undoFor ?? AUTO_HIDE } = input;
  last += 1;
  const ends = undoFor === undefined ? undefined : performance.now() + undoFor;
  const toast: Toast = { id: last, message, severity, duration, undo, action, subject, ends };
  if (subject !== undefined) endToasts(subject);
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, toast].slice(-MOST) }));
  return () => dismissToast(toast.id);
}
