import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText } from '../../../ui/messages.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { SecondFactorStep as Step } from '../api/log-in.ts';
import { useArrival, type Arrival } from '../api/own-server.ts';
import { AuthForm } from './AuthForm.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';

interface ArriveBySignInProps {
  arrival: Arrival;
  /** Signed in, by a link or by a provider. */
  onArrived: () => void;
}

/** Uses the address's secret, once, and goes on. */
export function ArriveBySignIn({ arrival, onArrived }: ArriveBySignInProps) {
  const { t } = useLingui();
  const { mutateAsync, error } = useArrival();
  const [step, setStep] = useState<Step | null>(null);
  // It can be used once, and effects may run twice.
  const used = useRef(false);
  useEffect(() => {
    if (used.current) return;
    used.current = true;
    mutateAsync(arrival)
      .then((second) => (second === null ? onArrived() : setStep(second)))
      .catch(() => undefined);
  }, [arrival, mutateAsync, onArrived]);
  if (step !== null) return <SecondFactorStep step={step} onBack={() => setStep(null)} />;
  return (
    <AuthForm title={t`Signing in`} onSubmit={(event) => event.preventDefault()}>
      {error ? (
        <>
          <Banner>{failureText(asFailure(error))}</Banner>
          <TextLink to="/auth/login">
            <Trans>Log in</Trans>
          </TextLink>
        </>
      ) : (
        <p className="quiet" role="status">
          <Trans>One moment, please.</Trans>
        </p>
      )}
    </AuthForm>
  );
}
