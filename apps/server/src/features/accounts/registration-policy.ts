import { mayRegister } from '@wordcluster/domain/accounts/registration-policy';
import { message } from '@wordcluster/domain/messages/all';
import type { Config } from '../../config.ts';
import { Failure, invalidField } from '../../failure.ts';

export const otherDomain = (domains: readonly string[]) =>
  message('registration.other_domain', { domains: domains.join(', ') });

/** Throws if this address may not register now; independent of existing accounts. */
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
