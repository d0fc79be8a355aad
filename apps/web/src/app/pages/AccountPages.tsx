import { Trans, useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { ChangePasswordForm } from '../../features/accounts/components/ChangePasswordForm.tsx';
import { SecurityLink } from '../../features/accounts/security/SecurityLinks.tsx';
import { TokensSection } from '../../features/accounts/tokens/TokensSection.tsx';
import { Page } from '../../ui/Page.tsx';
import { ProfileTerminationForm } from '../../features/accounts/components/ProfileTerminationForm.tsx';
import { DownloadAccount } from '../../features/accounts/components/DownloadAccount.tsx';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { signOut } from '../../platform/session/session.ts';
import { currentToken } from '../../platform/storage/token.ts';
import { useWaitingAnswers } from '../../platform/storage/waiting-answers.ts';
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

export function AccessTokensPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Access tokens`} width="text">
      <TokensSection />
      <SecurityLink />
    </Page>
  );
}

export function ProfileTerminationPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Profile Termination`} width="narrow">
      <ProfileTerminationForm
        beside={
          <DownloadAccount>
            <Typography sx={{ color: 'text.secondary' }}>
              <Trans>
                You can take everything along first: your clusters as spreadsheets, your profile, orders and chat in one
                file.
              </Trans>
            </Typography>
          </DownloadAccount>
        }
      />
    </Page>
  );
}

const LogoutWarning = lazy(() => import('../../features/review/components/LogoutWarning.tsx'));

/** Logs out, then goes to the start, which is the login for a visitor. */
export function LogoutPage() {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(() => useWaitingAnswers.getState().count === 0 || currentToken() === null);
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (leaving) void signOut().finally(() => setDone(true));
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
