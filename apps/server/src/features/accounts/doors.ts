import { mayComeIn } from '@wordcluster/domain/accounts/coming-in';
import { message } from '@wordcluster/domain/messages/all';
import type { Config } from '../../config.ts';
import { Failure, invalidField } from '../../failure.ts';

export const otherDomain = (domains: readonly string[]) =>
  message('registration.other_domain', { domains: domains.join(', ') });

/** Throws where nobody with this address may make an account now; nothing of it depends on who has one. */
export function assertMayComeIn({ doors }: Pick<Config, 'doors'>, email: string, invited: boolean): void {
  switch (mayComeIn(doors, email, invited)) {
    case 'closed':
      throw new Failure('forbidden', message('registration.closed'));
    case 'by_invitation':
      throw new Failure('forbidden', message('registration.by_invitation'));
    case 'other_domain':
      throw invalidField('email', otherDomain(doors.domains));
    case 'yes':
  }
}
