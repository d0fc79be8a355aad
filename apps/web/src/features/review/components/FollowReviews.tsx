import { useEffect } from 'react';
import { useUser } from '../../../platform/session/session.ts';

/** Milliseconds for which a page is left alone before it is used for keeping things. */
const QUIET_MS = 4000;

/**
 * Beside every page: answers that wait are sent, the next days kept and the session's code loaded, once the page has nothing else
 * to do.
 */
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
