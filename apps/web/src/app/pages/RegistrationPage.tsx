import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AuthLayout } from '../../features/accounts/components/AuthLayout.tsx';
import { RegistrationForm } from '../../features/accounts/components/RegistrationForm.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { LanguageSelect } from '../LanguageSelect.tsx';
import { SCREEN_PATHS } from '../paths.ts';

const LegalDialog = lazy(() => import('../../features/help/components/LegalDialog.tsx'));

const DOCUMENTS = { [SCREEN_PATHS.registrationTerms]: 'terms', [SCREEN_PATHS.registrationPrivacy]: 'privacy' } as const;

function documentAt(pathname: string) {
  const path = pathname.replace(/(?<!\/)\/+$/, '');
  return path === SCREEN_PATHS.registrationTerms || path === SCREEN_PATHS.registrationPrivacy ? DOCUMENTS[path] : null;
}

/** Sign-up; its two sub-paths open the legal dialogs above the form, which keeps its input. */
export default function RegistrationPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const document = documentAt(useLocation().pathname);
  return (
    <AuthLayout foot={<LanguageSelect />}>
      <PageTitle title={t`Sign up`} />
      <RegistrationForm />
      {document !== null && (
        <Suspense>
          <LegalDialog document={document} onClose={() => void navigate(SCREEN_PATHS.registration)} />
        </Suspense>
      )}
    </AuthLayout>
  );
}
