import { mayRegister } from '@wordcluster/domain/accounts/registration-policy';
import { message } from '@wordcluster/domain/messages/all';
import type { Config } from '../../config.ts';
import { Failure, invalidField } from '../../failure.ts';

export const otherDomain = (domains: readonly string[]) =>
  message('registration.other_domain', { domains: domains.join(', ') });

/** Throws where nobody with this address may make an account now; nothing of it depends on who has one. */
export function assertMayRegister(
  { registrationPolicy }: Pick<Config, 'registrationPolicy'>,
  email: string,
  invited: boolean,
): void {
  switch (mayRegister(registrationPolicy, email, invited)) {
    case 'closed':
      throw new Failure('forbidden', message('registration.closed'));
    case 'by_invitation':
      throw new Failure('forbidden', message('registration.by_invitation'));
    case 'other_domain':
      throw invalidField('email', otherDomain(registrationPolicy.domains));
    case 'yes':
  }
}
