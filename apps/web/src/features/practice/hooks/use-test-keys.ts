import { useEffect } from 'react';
import { currentPreferences } from '../../../platform/queries/preferences.ts';
import { meaningOf } from '../state/practice-rules.ts';
import { dispatch } from '../state/practice-store.ts';

/** Buttons and links answer Enter themselves; an open menu or dialog has the keyboard to itself. */
const ELSEWHERE = '[role="menu"], [role="dialog"]';

/** Enter scores and, in choice tests, the keys 1 to 4 choose, wherever on the page the focus is. */
export function useTestKeys(choices: readonly string[]): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const meaning = event.defaultPrevented || target?.closest(ELSEWHERE) ? null : meaningOf(event, choices.length);
      if (meaning === null || (meaning !== 'score' && !currentPreferences().single_keys)) return;
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
