import { useEffect } from 'react';
import { useUser } from '../../../platform/session/session.ts';
import { tellTimeZone } from '../api/time-zone.ts';

/** The page speaks of the person's day: the server learns where they are, if it does not know. */
export function useTimeZone(): void {
  const person = useUser()?.id ?? null;
  useEffect(() => {
    if (person !== null) void tellTimeZone(person).catch(() => null);
  }, [person]);
}
