import { beforeEach, describe, expect, it } from 'vitest';
import { dismissToast, showToast, useToasts } from '../../src/ui/toasts.ts';

const messages = () => useToasts.getState().toasts.map(({ message }) => message);

beforeEach(() => useToasts.setState({ toasts: [] }));

describe('toasts', () => {
  // Specification: S1-9.13
  it('hide after six seconds by default', () => {
    showToast({ message: 'a' });
    showToast({ message: 'b', duration: 30_000 });
    showToast({ message: 'c', duration: null });
    expect(useToasts.getState().toasts.map(({ duration }) => duration)).toEqual([6000, 30_000, null]);
  });

  it('are at most four, the oldest is closed first', () => {
    for (const message of ['1', '2', '3', '4', '5']) showToast({ message });
    expect(messages()).toEqual(['2', '3', '4', '5']);
  });

  it('close one by one', () => {
    const hide = showToast({ message: 'a' });
    showToast({ message: 'b' });
    hide();
    expect(messages()).toEqual(['b']);
    dismissToast(useToasts.getState().toasts[0]?.id ?? 0);
    expect(messages()).toEqual([]);
  });
});
