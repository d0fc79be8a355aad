import { create } from 'zustand';

export interface Toast {
  id: number;
  message: string;
  severity: 'success' | 'info' | 'warning' | 'error';
  /** Milliseconds on the screen; null stays until it is closed. */
  duration: number | null;
  /** What it is about: a later message about the same takes its place, and `endToasts` takes it away. */
  subject?: string | undefined;
  /** A deadline, as `performance.now()` counts: nothing can be undone behind it, though the pointer rests on the toast. */
  ends?: number | undefined;
  /** Offers Undo while the toast is shown. */
  undo?: (() => void) | undefined;
  /** Offers something else to do about it. */
  action?: { label: string; run: () => void } | undefined;
}

type ToastInput = Partial<Omit<Toast, 'id' | 'message' | 'ends'>> & {
  message: string;
  /** Milliseconds for which it can be undone; the toast ends with them. */
  undoFor?: number;
};

const AUTO_HIDE = 6000;
/** More than this would cover the page; the oldest goes. */
const MOST = 4;
let last = 0;

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Takes away what is said about a thing: its undo means nothing any more. */
export function endToasts(subject: string): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.subject !== subject) }));
}

/** Takes away every message that offers to undo something. */
export function endUndoToasts(): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.undo === undefined) }));
}

/**
 * Shows a message at the bottom left: `showToast({ message: t`Row deleted`, undo, undoFor: 30_000 })`.
 * Returns the function that takes it away again.
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
