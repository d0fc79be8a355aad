import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AuthLayout } from '../../features/accounts/components/AuthLayout.tsx';
import { BlockSender } from '../../features/sharing/components/BlockSender.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { LanguageSelect } from '../LanguageSelect.tsx';

export default function BlockSenderPage() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const [token] = useState(query.get('token') ?? '');
  return (
    <AuthLayout foot={<LanguageSelect />}>
      <PageTitle title={t`Block this person`} />
      <BlockSender token={token} />
    </AuthLayout>
  );
}
