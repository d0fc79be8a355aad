import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useConfiguration } from '../../../platform/queries/installation.ts';
import { googleAccounts } from '../../../platform/sign-in/google-identity.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { googleFailureText, useGoogleSignIn } from '../api/google-sign-in.ts';
import type { SecondFactorStep } from '../api/log-in.ts';

/** The Google button and one-tap; nothing where no client id is configured, or where Google cannot be reached. */
export function GoogleSignIn({ onSecondFactor }: { onSecondFactor?: (step: SecondFactorStep) => void }) {
  const clientId = useConfiguration()?.google_client_id ?? null;
  return clientId === null ? null : <GoogleButton clientId={clientId} onSecondFactor={onSecondFactor} />;
}

interface GoogleButtonProps {
  clientId: string;
  onSecondFactor: ((step: SecondFactorStep) => void) | undefined;
}

function GoogleButton({ clientId, onSecondFactor }: GoogleButtonProps) {
  const { i18n } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string | null>(null);
  const { mutate } = useGoogleSignIn();

  useEffect(() => {
    let left = false;
    let cancel = () => {};
    googleAccounts(clientId, (idToken) =>
      mutate(idToken, {
        onSuccess: (step) => step && onSecondFactor?.(step),
        onError: (thrown) => setError(googleFailureText(thrown)),
      }),
    )
      .then((accounts) => {
        if (left || place.current === null) return undefined;
        accounts.renderButton(place.current, {
          theme: 'filled_black',
          size: 'large',
          width: Math.min(400, place.current.clientWidth),
          shape: 'rectangular',
          locale: i18n.locale,
        });
        accounts.prompt();
        cancel = () => accounts.cancel();
        return undefined;
      })
      // Without Google the page is whole; there is nothing to explain.
      .catch(() => undefined);
    return () => {
      left = true;
      cancel();
    };
  }, [clientId, mutate, i18n.locale, onSecondFactor]);

  return (
    <>
      {error !== null && <Banner onClose={() => setError(null)}>{error}</Banner>}
      <div ref={place} className="google" />
    </>
  );
}
