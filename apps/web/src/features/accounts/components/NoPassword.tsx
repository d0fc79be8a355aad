import { Trans } from '@lingui/react/macro';
import { useUser } from '../../../platform/session/session.ts';
import { Banner } from '../../../ui/Banner.tsx';

/** Where a password is asked for, says to those who have none how they get one. */
export function NoPassword() {
  if (useUser()?.has_password !== false) return null;
  return (
    <Banner severity="info">
      <Trans>You sign in with Google and have no password yet. Log out and choose Forgot password to set one.</Trans>
    </Banner>
  );
}
