import { useLingui } from '@lingui/react/macro';
import { ChangePasswordForm } from '../../features/accounts/components/ChangePasswordForm.tsx';
import { SecurityLink } from '../../features/accounts/security/SecurityLink.tsx';
import { Page } from '../../ui/Page.tsx';
import { ProfileTerminationForm } from '../../features/accounts/components/ProfileTerminationForm.tsx';
import { DownloadAccount } from '../../features/accounts/components/DownloadAccount.tsx';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { signOut } from '../../platform/session/session.ts';
import { Spinner } from '../../ui/Spinner.tsx';

export function ChangePasswordPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Change password`} width="narrow">
      <ChangePasswordForm />
      <SecurityLink />
    </Page>
  );
}

export function ProfileTerminationPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Profile Termination`} width="narrow">
      <ProfileTerminationForm beside={<DownloadAccount />} />
    </Page>
  );
}

/** Logs out, then goes to the start, which is the login for a visitor. */
export function LogoutPage() {
  const [done, setDone] = useState(false);
  useEffect(() => {
    void signOut().finally(() => setDone(true));
  }, []);
  return done ? <Navigate to="/" replace /> : <Spinner full />;
}
