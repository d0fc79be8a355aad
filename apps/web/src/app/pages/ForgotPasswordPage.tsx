import { useLingui } from '@lingui/react/macro';
import { AuthLayout } from '../../features/accounts/components/AuthLayout.tsx';
import { ForgotPasswordForm } from '../../features/accounts/components/ForgotPasswordForm.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { LanguageSelect } from '../LanguageSelect.tsx';

export default function ForgotPasswordPage() {
  const { t } = useLingui();
  return (
    <AuthLayout foot={<LanguageSelect />}>
      <PageTitle title={t`Forgot password`} />
      <ForgotPasswordForm />
    </AuthLayout>
  );
}
