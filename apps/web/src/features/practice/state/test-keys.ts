import { useEffect } from 'react';
import { dispatch } from './practice-store.ts';

type Key = Pick<KeyboardEvent, 'key' | 'keyCode' | 'isComposing' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * What a key means in a test: 'score' for Enter, a place in `choices` for 1 to 4, null for everything else.
 * Enter that ends an input method's composition is none of ours: Safari says so only by code 229.
 */
export function meaningOf(key: Key, choices: number): 'score' | number | null {
  if (key.isComposing || key.keyCode === 229 || key.repeat || key.ctrlKey || key.metaKey || key.altKey) return null;
  if (key.key === 'Enter') return 'score';
  const place = /^[1-9]$/.test(key.key) ? Number(key.key) - 1 : -1;
  return place >= 0 && place < choices ? place : null;
}

/** Buttons and links answer Enter themselves; an open menu or dialog has the keyboard to itself. */
const ELSEWHERE = '[role="menu"], [role="dialog"]';

/** Enter scores and, in choice tests, the keys 1 to 4 choose, wherever on the page the focus is. */
export function useTestKeys(choices: readonly string[]): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const meaning = event.defaultPrevented || target?.closest(ELSEWHERE) ? null : meaningOf(event, choices.length);
      if (meaning === null) return;
      const now = Date.now();
      if (meaning === 'score') {
        if (!target?.closest('button, a')) dispatch({ type: 'score', now });
        return;
      }
      dispatch({ type: 'score', now, answer: choices[meaning] ?? '' });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [choices]);
}
