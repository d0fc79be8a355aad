import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AuthLayout } from '../../features/accounts/components/AuthLayout.tsx';
import { ConfirmNewEmail } from '../../features/accounts/components/ConfirmNewEmail.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { LanguageSelect } from '../LanguageSelect.tsx';

export default function ConfirmEmailPage() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const [token] = useState(query.get('token') ?? '');
  return (
    <AuthLayout foot={<LanguageSelect />}>
      <PageTitle title={t`Confirm your new e-mail`} />
      <ConfirmNewEmail token={token} />
    </AuthLayout>
  );
}
