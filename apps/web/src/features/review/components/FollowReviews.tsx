import { useEffect } from 'react';
import { useUser } from '../../../platform/session/session.ts';

/** Milliseconds of idle time before background work. */
const QUIET_MS = 4000;

/** Background work of every page, when idle: sends pending answers, loads the offline queue and the session's code. */
export function FollowReviews({ loadSession }: { loadSession: () => Promise<unknown> }) {
  const person = useUser()?.id ?? null;
  useEffect(() => {
    if (person === null) return;
    let stop: () => void = () => {};
    let left = false;
    const start = async () => {
      const { followReviews } = await import('../start.ts');
      if (left) return;
      stop = followReviews(person);
      await loadSession();
    };
    // A chunk that cannot be loaded now is there with the next page.
    const timer = setTimeout(() => void start().catch(() => null), QUIET_MS);
    return () => {
      left = true;
      clearTimeout(timer);
      stop();
    };
  }, [person, loadSession]);
  return null;
}
