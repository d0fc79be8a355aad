import { useLingui } from '@lingui/react/macro';
import { Navigate } from 'react-router';
import { AuthLayout } from '../../features/accounts/components/AuthLayout.tsx';
import { CheckMail } from '../../features/accounts/components/CheckMail.tsx';
import { useKnownAddress } from '../../features/accounts/state/notices.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { LanguageSelect } from '../LanguageSelect.tsx';
import { SCREEN_PATHS } from '../paths.ts';

/** Shown after registration. After a reload the address is unknown, and it redirects to the login. */
export default function CheckMailPage() {
  const { t } = useLingui();
  const email = useKnownAddress((known) => known.email);
  if (email === '') return <Navigate to={SCREEN_PATHS.login} replace />;
  return (
    <AuthLayout foot={<LanguageSelect />}>
      <PageTitle title={t`Check your e-mail`} />
      <CheckMail email={email} />
    </AuthLayout>
  );
}
