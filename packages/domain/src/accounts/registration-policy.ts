/** Rules of registration on this server. */
import { normalizeEmail } from './email.ts';

export const REGISTRATIONS = ['open', 'invitation', 'closed'] as const;
export type Registration = (typeof REGISTRATIONS)[number];

export interface RegistrationPolicy {
  readonly registration: Registration;
  /** Domains whose addresses may register openly, lower case; empty: all. */
  readonly domains: readonly string[];
}

/** Whether an address is in one of the domains; subdomains do not count. */
export function isOfDomains(email: string, domains: readonly string[]): boolean {
  if (domains.length === 0) return true;
  const address = normalizeEmail(email);
  return domains.includes(address.slice(address.lastIndexOf('@') + 1));
}

export type RegistrationDecision = 'yes' | 'closed' | 'by_invitation' | 'other_domain';

/** Whether an address may register; `invited`: it has a valid invitation. */
export function mayRegister(
  { registration, domains }: RegistrationPolicy,
  email: string,
  invited: boolean,
): RegistrationDecision {
  if (registration === 'closed') return 'closed';
  if (registration === 'invitation') return invited ? 'yes' : 'by_invitation';
  return isOfDomains(email, domains) ? 'yes' : 'other_domain';
}
