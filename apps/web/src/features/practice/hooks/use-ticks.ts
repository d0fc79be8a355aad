import { evaluationTime } from '@wordcluster/domain/practice/reducer';
import { useEffect, useState } from 'react';
import { tick, usePractice } from '../state/practice-store.ts';

/** Milliseconds between two looks at the clock. */
const REFRESH = 500;

/** Lets the test's time pass while its screen is shown. */
export function useTicks(): void {
  const test = usePractice((state) => state.test);
  const { evaluating, timer } = test;
  const shown = evaluationTime(test);
  useEffect(() => {
    const interval = setInterval(tick, REFRESH);
    return () => clearInterval(interval);
  }, []);
  // The next question comes exactly at the end of the evaluation, not up to half a second later.
  useEffect(() => {
    if (!evaluating || timer.stop === null) return undefined;
    const timeout = setTimeout(tick, Math.max(0, timer.stop + shown - Date.now()));
    return () => clearTimeout(timeout);
  }, [evaluating, timer.stop, shown]);
}

/** The time of day in milliseconds, refreshed while the component is shown. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const interval = setInterval(() => setNow(Date.now()), REFRESH);
    return () => clearInterval(interval);
  }, []);
  return now;
}
