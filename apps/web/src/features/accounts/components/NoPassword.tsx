import { Trans } from '@lingui/react/macro';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { useUser } from '../../../platform/session/session.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Where a password is asked for, says to those who have none how they get one. */
export function NoPassword() {
  const user = useUser();
  const { mails, sign_in_providers: providers } = useInstallation();
  if (user?.has_password !== false) return null;
  const byMail = mails && user.email !== null && providers.length === 0;
  return (
    <Banner severity="info">
      {byMail ? (
        <Trans>You sign in with Google and have no password yet. Log out and choose Forgot password to set one.</Trans>
      ) : (
        <>
          <Trans>You have no password yet.</Trans>{' '}
          <TextLink to="/set-password">
            <Trans>Set password</Trans>
          </TextLink>
        </>
      )}
    </Banner>
  );
}
