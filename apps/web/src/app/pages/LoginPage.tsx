import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { AuthLayout } from '../../features/accounts/components/AuthLayout.tsx';
import { LoginForm } from '../../features/accounts/components/LoginForm.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { LanguageSelect } from '../LanguageSelect.tsx';

const HowItWorksDialog = lazy(() => import('../../features/help/components/HowItWorksDialog.tsx'));

export default function LoginPage() {
  const { t } = useLingui();
  const [howItWorks, setHowItWorks] = useState(false);
  return (
    <AuthLayout foot={<LanguageSelect />}>
      <PageTitle title={t`Log in`} />
      <LoginForm onHowItWorks={() => setHowItWorks(true)} />
      {howItWorks && (
        <Suspense>
          <HowItWorksDialog onClose={() => setHowItWorks(false)} />
        </Suspense>
      )}
    </AuthLayout>
  );
}
