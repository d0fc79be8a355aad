import { useLingui } from '@lingui/react/macro';
import { ChangePasswordForm } from '../../features/accounts/components/ChangePasswordForm.tsx';
import { Page } from '../../ui/Page.tsx';

export default function ChangePasswordPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Change password`} width="narrow">
      <ChangePasswordForm />
    </Page>
  );
}
