import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useConfiguration } from '../../../platform/queries/installation.ts';
import { googleAccounts } from '../../../platform/sign-in/google-identity.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { deviceName, startSession, type SecondFactorStep } from '../api/log-in.ts';
import { useMutation } from '@tanstack/react-query';
import { message } from '@wordcluster/domain/messages/browser';
import { ApiFailure, fieldErrors } from '../../../platform/http/api-failure.ts';
import { call } from '../../../platform/http/api.ts';
import { failureText, translateMessage } from '../../../ui/messages.ts';

const GOOGLE_ERROR = message('browser.google_failed');

/** Message of a failed Google sign-in: the server's errors if it refused the token, else one sentence. */
export function googleFailureText(error: unknown): string {
  const refused = error instanceof ApiFailure && (error.status === 400 || error.status === 422);
  return refused ? failureText(error) : translateMessage(GOOGLE_ERROR);
}

export function useGoogleSignIn() {
  return useMutation({
    mutationFn: async (id_token: string): Promise<SecondFactorStep | null> => {
      const { token, second_factor, ...refusal } = await call('POST /api/user/google', {
        body: { id_token, device_name: deviceName() },
      });
      if (second_factor) return second_factor;
      if (token === undefined) {
        throw new ApiFailure({ status: 422, code: 'invalid', reason: GOOGLE_ERROR, errors: fieldErrors(refusal) });
      }
      startSession(token);
      return null;
    },
  });
}

/** The Google button and one-tap; nothing without a client id, or if Google cannot be reached. */
export function GoogleSignIn({ onSecondFactor }: { onSecondFactor?: (step: SecondFactorStep) => void }) {
  const { mutateAsync } = useGoogleSignIn();
  const signIn = useCallback(
    async (idToken: string) => {
      const step = await mutateAsync(idToken);
      if (step) onSecondFactor?.(step);
    },
    [mutateAsync, onSecondFactor],
  );
  return <GoogleToken onToken={signIn} oneTap />;
}

interface GoogleTokenProps {
  /** Handles Google's token; errors are shown. */
  onToken: (idToken: string) => Promise<unknown>;
  oneTap?: boolean;
}

/** Google's button; nothing without a client id. */
export function GoogleToken(props: GoogleTokenProps) {
  const clientId = useConfiguration()?.google_client_id ?? null;
  return clientId === null ? null : <GoogleButton clientId={clientId} {...props} />;
}

function GoogleButton({ clientId, onToken, oneTap = false }: GoogleTokenProps & { clientId: string }) {
  const { i18n } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    let left = false;
    let cancel = () => {};
    googleAccounts(clientId, (idToken) => {
      onToken(idToken).catch((thrown: unknown) => setError(googleFailureText(thrown)));
    })
      .then((accounts) => {
        if (left || container.current === null) return undefined;
        accounts.renderButton(container.current, {
          theme: 'filled_black',
          size: 'large',
          width: Math.min(400, container.current.clientWidth),
          shape: 'rectangular',
          locale: i18n.locale,
        });
        if (oneTap) accounts.prompt();
        cancel = () => accounts.cancel();
        return undefined;
      })
      // Without Google the page still works; no message is needed.
      .catch(() => undefined);
    return () => {
      left = true;
      cancel();
    };
  }, [clientId, onToken, oneTap, i18n.locale]);

  return (
    <>
      {error !== null && <Banner onClose={() => setError(null)}>{error}</Banner>}
      <div ref={container} className="google" />
    </>
  );
}
