import { useEffect } from 'react';
import { keepOnServer, waitsToBeKept } from '../api/paused-test.ts';
import { usePractice } from '../state/practice-store.ts';

/** While the test's screen is shown, the server learns when the test starts, pauses, resumes or ends. */
export function useServerCopy(): void {
  useEffect(() => {
    const keep = () => keepOnServer(usePractice.getState);
    if (waitsToBeKept()) keep();
    const stop = usePractice.subscribe((now, before) => {
      if (now.test.state !== before.test.state) keep();
    });
    const onLine = () => {
      if (waitsToBeKept()) keep();
    };
    window.addEventListener('online', onLine);
    return () => {
      stop();
      window.removeEventListener('online', onLine);
    };
  }, []);
}
