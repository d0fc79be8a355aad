import { useEffect } from 'react';
import { useUser } from '../../../platform/session/session.ts';
import { reportTimeZone } from '../api/time-zone.ts';

/** Reports the user's time zone to the server if it does not know it, for pages about the user's day. */
export function useTimeZone(): void {
  const person = useUser()?.id ?? null;
  useEffect(() => {
    if (person !== null) void reportTimeZone(person).catch(() => null);
  }, [person]);
}
