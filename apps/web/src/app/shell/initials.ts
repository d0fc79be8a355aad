import { familyFirst, type Named } from '@wordcluster/domain/accounts/full-name';

const first = (name: string) => Array.from(name)[0] ?? '';

/** A user's initials, in the order of the name. */
export function initials(person: Named, language: string): string {
  const [given, family] = [first(person.first_name), first(person.last_name)];
  return (familyFirst(person, language) ? `${family}${given}` : `${given}${family}`).toUpperCase();
}
