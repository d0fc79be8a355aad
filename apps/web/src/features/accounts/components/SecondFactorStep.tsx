import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fingerprint } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText } from '../../../ui/messages.ts';
import { passkeysPossibleHere } from '../../../platform/browser/passkeys.ts';
import { isPasskeyCancelled, passkeyAssertion } from '../api/security.ts';
import { useSecondFactor, type SecondFactorStep as Step } from '../api/log-in.ts';
import { AuthForm } from './AuthForm.tsx';

/** The second step of a login: a code of the app, a passkey, or a recovery code. */
export function SecondFactorStep({ step, onBack }: { step: Step; onBack: () => void }) {
  const { t } = useLingui();
  const finish = useSecondFactor();
  const totp = step.methods.includes('totp');
  const passkey = step.methods.includes('passkey') && passkeysPossibleHere();
  const [recovery, setRecovery] = useState(!totp && !passkey);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);

  const tell = (thrown: unknown) => {
    if (!isPasskeyCancelled(thrown)) setError(failureText(asFailure(thrown)));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.trim() === '' || finish.isPending) return;
    setError(null);
    const answer = recovery ? { recovery_code: code.trim() } : { code: code.trim() };
    finish.mutate({ ticket: step.ticket, ...answer }, { onError: tell });
  };
  const confirmWithPasskey = async () => {
    setError(null);
    try {
      await finish.mutateAsync({ ticket: step.ticket, credential: await passkeyAssertion(step.ticket) });
    } catch (thrown) {
      tell(thrown);
    }
  };

  return (
    <AuthForm title={t`Confirm it’s you`} lead={<Lead recovery={recovery} totp={totp} />} onSubmit={submit}>
      {error !== null && <Banner onClose={() => setError(null)}>{error}</Banner>}
      {(totp || recovery) && (
        <CodeField
          key={recovery ? 'recovery' : 'code'}
          recovery={recovery}
          code={code}
          onCode={setCode}
          busy={finish.isPending}
        />
      )}
      {passkey && (
        <Button
          variant={totp || recovery ? 'outlined' : 'contained'}
          size="large"
          startIcon={<Fingerprint />}
          disabled={finish.isPending}
          onClick={() => void confirmWithPasskey()}
        >
          <Trans>Use a passkey</Trans>
        </Button>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Button color="inherit" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
        {step.methods.includes('recovery_code') && (totp || passkey) && (
          <Button
            color="inherit"
            onClick={() => {
              setRecovery(!recovery);
              setCode('');
              setError(null);
            }}
          >
            {recovery ? <Trans>Try another way</Trans> : <Trans>Use a recovery code</Trans>}
          </Button>
        )}
      </Box>
    </AuthForm>
  );
}

function Lead({ recovery, totp }: { recovery: boolean; totp: boolean }) {
  if (recovery) return <Trans>Enter one of your recovery codes. Each works once.</Trans>;
  if (totp) return <Trans>Enter the code that your authenticator app shows.</Trans>;
  return <Trans>Your browser is asking for your passkey.</Trans>;
}

interface CodeFieldProps {
  recovery: boolean;
  code: string;
  onCode: (code: string) => void;
  busy: boolean;
}

/** A code of the app or a recovery code, and the button that sends it. */
function CodeField({ recovery, code, onCode, busy }: CodeFieldProps) {
  const { t } = useLingui();
  return (
    <>
      <Field
        label={recovery ? t`Recovery code` : t`Code of your app`}
        value={code}
        onChange={({ target }) => onCode(target.value)}
        autoComplete="one-time-code"
        inputMode={recovery ? 'text' : 'numeric'}
        inputProps={{ maxLength: 40, spellCheck: false }}
        autoFocus
      />
      <Button type="submit" variant="contained" size="large" disabled={code.trim() === '' || busy}>
        <Trans>Log in</Trans>
      </Button>
    </>
  );
}
