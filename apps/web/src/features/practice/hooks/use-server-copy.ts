import type { ReviewEntry } from '@wordcluster/domain/review-session/entries';
import { useEffect } from 'react';
import { AnswerLog } from '../state/answer-log.ts';
import { keepOnServer, waitsToBeKept } from '../api/paused-test.ts';
import { usePractice } from '../state/practice-store.ts';

/** Keeps entries of the log of answers and sends them when it can. */
export type SendAnswers = (entries: readonly ReviewEntry[]) => void;

/** While the test's screen is shown, the log of answers learns of each row's first answer. */
export function useAnswerLog(send: SendAnswers): void {
  useEffect(() => {
    const log = new AnswerLog(usePractice.getState());
    return usePractice.subscribe((now, before) => {
      if (now.test.results === before.test.results) return;
      const entries = log.entriesFor(now, Date.now());
      if (entries.length > 0) send(entries);
    });
  }, [send]);
}

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
