import { create } from 'zustand';

export interface Toast {
  id: number;
  message: string;
  severity: 'success' | 'info' | 'warning' | 'error';
  /** Milliseconds on the screen; null stays until it is closed. */
  duration: number | null;
  /** Offers Undo while the toast is shown. */
  undo?: (() => void) | undefined;
  /** Offers something else to do about it. */
  action?: { label: string; run: () => void } | undefined;
}

type ToastInput = Partial<Omit<Toast, 'id' | 'message'>> & { message: string };

const AUTO_HIDE = 6000;
/** More than this would cover the page; the oldest goes. */
const MOST = 4;
let last = 0;

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/**
 * Shows a message at the bottom left: `showToast({ message: t`Row deleted`, undo, duration: 30_000 })`.
 * Returns the function that takes it away again.
 */
export function showToast({ message, severity = 'info', duration = AUTO_HIDE, undo, action }: ToastInput): () => void {
  last += 1;
  const toast: Toast = { id: last, message, severity, duration, undo, action };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, toast].slice(-MOST) }));
  return () => dismissToast(toast.id);
}
