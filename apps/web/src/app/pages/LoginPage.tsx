import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import type { SecondFactorStep as Step } from '../../features/accounts/api/log-in.ts';
import { AuthLayout } from '../../features/accounts/components/AuthLayout.tsx';
import { LoginForm } from '../../features/accounts/components/LoginForm.tsx';
import { SignUpLink } from '../../features/accounts/components/SignUpLink.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { loadFrame } from '../frames.tsx';
import { LanguageSelect } from '../LanguageSelect.tsx';

const LoginSteps = {
  HowItWorks: lazy(async () => ({ default: (await import('./login-steps.tsx')).HowItWorks })),
  SecondFactor: lazy(async () => ({ default: (await import('./login-steps.tsx')).SecondFactor })),
};

/** Always dark. Typing preloads the pages after the login. */
function usePlainPage(): void {
  useLayoutEffect(() => {
    document.documentElement.classList.remove('light');
    document.documentElement.classList.add('dark');
  }, []);
  useEffect(() => {
    const prepare = () => void loadFrame('shell').catch(() => null);
    document.addEventListener('focusin', prepare, { once: true });
    return () => document.removeEventListener('focusin', prepare);
  }, []);
}

/** Prerendered (src/prerender.tsx): it and its content work without the theme's code. */
export default function LoginPage() {
  const { t } = useLingui();
  usePlainPage();
  const [howItWorks, setHowItWorks] = useState(false);
  const [step, setStep] = useState<Step | null>(null);
  return (
    <AuthLayout foot={<LanguageSelect />} {...(step === null && { first: <SignUpLink first /> })}>
      <PageTitle title={t`Log in`} />
      {step === null ? (
        <LoginForm onHowItWorks={() => setHowItWorks(true)} onSecondFactor={setStep} />
      ) : (
        <Suspense>
          <LoginSteps.SecondFactor step={step} onBack={() => setStep(null)} />
        </Suspense>
      )}
      {howItWorks && (
        <Suspense>
          <LoginSteps.HowItWorks onClose={() => setHowItWorks(false)} />
        </Suspense>
      )}
    </AuthLayout>
  );
}
