import { useLingui } from '@lingui/react/macro';
import { AuthLayout } from '../../features/accounts/components/AuthLayout.tsx';
import { ForgotPasswordForm } from '../../features/accounts/components/ForgotPasswordForm.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { LanguageSelect } from '../LanguageSelect.tsx';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { ResetPasswordForm } from '../../features/accounts/components/ResetPasswordForm.tsx';
import { leaveNotice } from '../../features/accounts/state/notices.ts';

export function ForgotPasswordPage() {
  const { t } = useLingui();
  return (
    <AuthLayout foot={<LanguageSelect />}>
      <PageTitle title={t`Forgot password`} />
      <ForgotPasswordForm />
    </AuthLayout>
  );
}

/** Target of the mailed reset link; without the link's data there is nothing to do. */
export function ResetPasswordPage() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const [payload] = useState({ email: query.get('email') ?? '', token: query.get('token') ?? '' });
  const incomplete = payload.email === '' || payload.token === '';
  useEffect(() => {
    if (incomplete)
      leaveNotice('resetError', () => t`The link to reset your password is incomplete. Please ask for a new one.`);
  }, [incomplete, t]);
  if (incomplete) return <Navigate to="/" replace />;
  return (
    <AuthLayout foot={<LanguageSelect />}>
      <PageTitle title={t`Reset password`} />
      <ResetPasswordForm {...payload} />
    </AuthLayout>
  );
}
