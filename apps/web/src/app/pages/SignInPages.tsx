import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Arrival } from '../../features/accounts/api/own-server.ts';
import { ArriveBySignIn } from '../../features/accounts/components/ArriveBySignIn.tsx';
import { AuthLayout } from '../../features/accounts/components/AuthLayout.tsx';
import { SetPasswordForm } from '../../features/accounts/components/SetPasswordForm.tsx';
import { useInstallation } from '../../platform/installation/installation.ts';
import { useToken } from '../../platform/storage/token.ts';
import { useUserQuery } from '../../platform/session/session.ts';
import { Page } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { showToast } from '../../ui/toasts.ts';
import { LanguageSelect } from '../LanguageSelect.tsx';
import { SCREEN_PATHS } from '../paths.ts';

function arrivalOf(query: URLSearchParams): Arrival | null {
  const [ticket, token] = [query.get('ticket'), query.get('token')];
  if (ticket !== null) return { ticket };
  return token === null ? null : { token };
}

/** In the history state, because the page is rendered again once the user is signed in. */
const BY_LINK = { byLink: true };

/** Target of one-time links and providers. The secret is removed from the address bar at once. */
export function SignInPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<typeof BY_LINK> | null };
  const [query, setQuery] = useSearchParams();
  const [arrival] = useState(() => arrivalOf(query));
  const [arrived, setArrived] = useState(arrival === null);
  const signedIn = useToken(({ token }) => token !== null);
  const { data: user } = useUserQuery();
  const { password_login } = useInstallation();
  const byLink = (arrival !== null && 'token' in arrival) || state?.byLink === true;
  useEffect(() => {
    if (query.size > 0) setQuery({}, { replace: true, state: byLink ? BY_LINK : null });
  }, [query, setQuery, byLink]);
  useEffect(() => {
    if (!arrived || user === undefined) return;
    // Without a password, users signed in by a link could not sign in again.
    const wantsPassword = byLink && password_login && !user.has_password;
    void navigate(wantsPassword ? SCREEN_PATHS.setPassword : '/home', { replace: true });
  }, [arrived, user, byLink, password_login, navigate]);
  const onArrived = useCallback(() => setArrived(true), []);
  if (arrival === null && !signedIn) return <Navigate to={SCREEN_PATHS.login} replace />;
  return (
    <AuthLayout foot={<LanguageSelect />}>
      <PageTitle title={t`Log in`} />
      {arrival !== null && <ArriveBySignIn arrival={arrival} onArrived={onArrived} />}
    </AuthLayout>
  );
}

export function SetPasswordPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data: user } = useUserQuery();
  if (user?.has_password === true) return <Navigate to="/clusters" replace />;
  const onSet = () => {
    showToast({ message: t`Your password was set.`, severity: 'success' });
    void navigate('/clusters', { replace: true });
  };
  return (
    <Page title={t`Set password`} width="narrow">
      <SetPasswordForm name={user?.email ?? user?.username ?? ''} onSet={onSet} />
    </Page>
  );
}
