import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ChangePasswordForm } from '../../features/accounts/components/ChangePasswordForm.tsx';
import { SecurityLink } from '../../features/accounts/security/SecurityLinks.tsx';
import { OtherPrograms } from '../../features/accounts/tokens/OtherPrograms.tsx';
import { EmailSection } from '../../features/accounts/security/EmailSection.tsx';
import { Section } from '../../features/accounts/security/Section.tsx';
import { Allowance } from '../../features/teacher/components/Allowance.tsx';
import { Page } from '../../ui/Page.tsx';
import { ProfileTerminationForm } from '../../features/accounts/components/ProfileTerminationForm.tsx';
import { StoredBytes } from '../../features/accounts/security/StoredBytes.tsx';
import { DownloadAccount } from '../../features/accounts/components/DownloadAccount.tsx';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { useInstallation } from '../../platform/installation/installation.ts';
import { signOut, useUser } from '../../platform/session/session.ts';
import { currentToken } from '../../platform/storage/token.ts';
import { useUnsentAnswers } from '../../platform/storage/unsent-answers.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { SCREEN_PATHS } from '../paths.ts';
import { AccountPage } from './AccountTabs.tsx';

export function ChangePasswordPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Change password`} width="narrow">
      <ChangePasswordForm />
      <SecurityLink />
    </Page>
  );
}

export function AccessTokensPage() {
  const { t } = useLingui();
  return (
    <AccountPage title={t`Other apps`}>
      <OtherPrograms />
    </AccountPage>
  );
}

/** Name, address, password, and account removal. */
export function ProfilePage() {
  const { t } = useLingui();
  const { password_login } = useInstallation();
  const user = useUser();
  return (
    <AccountPage title={t`Account`}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {user !== null && (
          <Section
            title={
              <bdi>
                {user.first_name} {user.last_name}
              </bdi>
            }
            lead={user.username}
          >
            <Allowance />
          </Section>
        )}
        <EmailSection />
        {password_login && (
          <Section title={<Trans>Password</Trans>}>
            <div>
              <Button variant="outlined" component={Link} to={SCREEN_PATHS.changePassword}>
                <Trans>Change password</Trans>
              </Button>
            </div>
          </Section>
        )}
        <Section
          title={<Trans>Profile termination</Trans>}
          lead={<Trans>Deletes your entire profile and everything in it, permanently.</Trans>}
        >
          <div>
            <Button variant="outlined" color="error" component={Link} to={SCREEN_PATHS.profileTermination}>
              <Trans>Profile termination</Trans>
            </Button>
          </div>
        </Section>
      </Box>
    </AccountPage>
  );
}

/** Everything of the account as one file. */
export function MyDataPage() {
  const { t } = useLingui();
  return (
    <AccountPage title={t`My data`}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Section
          title={<Trans>Your data</Trans>}
          lead={
            <Trans>
              One file with everything. You can import it into another Wordcluster account, with tags and learning
              history.
            </Trans>
          }
        >
          <DownloadAccount />
        </Section>
        <Section title={<Trans>Storage</Trans>}>
          <StoredBytes />
        </Section>
      </Box>
    </AccountPage>
  );
}

export function ProfileTerminationPage() {
  const { t } = useLingui();
  const { shop } = useInstallation();
  return (
    <Page title={t`Profile Termination`} width="narrow">
      <ProfileTerminationForm
        beside={
          <DownloadAccount>
            <Typography sx={{ color: 'text.secondary' }}>
              {shop ? (
                <Trans>
                  You can take everything with you first: your clusters as spreadsheets, your profile, orders and chat
                  in one file.
                </Trans>
              ) : (
                <Trans>
                  You can take everything with you first: your clusters as spreadsheets, your profile and chat in one
                  file.
                </Trans>
              )}
            </Typography>
          </DownloadAccount>
        }
      />
    </Page>
  );
}

const LogoutWarning = lazy(() => import('../../features/review/components/LogoutWarning.tsx'));

/** Logs out, then goes to the login; users signed in by an organisation pass its own logout page. */
export function LogoutPage() {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(() => useUnsentAnswers.getState().count === 0 || currentToken() === null);
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!leaving) return;
    void signOut()
      .catch(() => null)
      .then((elsewhere) => (elsewhere === null ? setDone(true) : window.location.replace(elsewhere)));
  }, [leaving]);
  const leave = useCallback(() => setLeaving(true), []);
  if (done) return <Navigate to="/" replace />;
  return leaving ? (
    <Spinner full />
  ) : (
    <Suspense fallback={<Spinner full />}>
      <LogoutWarning onStay={() => void navigate('/today')} onLogOut={leave} />
    </Suspense>
  );
}
