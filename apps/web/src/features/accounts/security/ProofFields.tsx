import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { Field } from '../../../ui/Field.tsx';
import { failureText } from '../../../ui/messages.ts';
import { isPasskeyCancelled, passkeyAssertion, useFactors, type Proof } from '../api/security.ts';

/** The second factor, if set: `fields` to show, `proof` to send, `ready` to continue. */
export function useProof() {
  const { t } = useLingui();
  const { data } = useFactors();
  const [code, setCode] = useState('');
  const [credential, setCredential] = useState<Proof['credential']>();
  const [error, setError] = useState<string | null>(null);
  const passkeys = (data?.passkeys.length ?? 0) > 0;
  const needed = data !== undefined && (data.totp || passkeys);

  const askPasskey = async () => {
    setError(null);
    try {
      setCredential(await passkeyAssertion());
    } catch (thrown) {
      if (!isPasskeyCancelled(thrown)) setError(failureText(asFailure(thrown)));
    }
  };
  const fields = needed ? (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {credential === undefined && (
        <Field
          label={data.totp ? t`Code of your app` : t`Recovery code`}
          hint={data.totp ? t`Or one of your recovery codes` : undefined}
          value={code}
          error={error}
          onChange={({ target }) => setCode(target.value)}
          autoComplete="one-time-code"
          inputProps={{ maxLength: 40, spellCheck: false }}
        />
      )}
      {passkeys && (
        <Button
          variant="outlined"
          startIcon={<Fingerprint />}
          disabled={credential !== undefined}
          onClick={() => void askPasskey()}
        >
          {credential === undefined ? <Trans>Use a passkey</Trans> : <Trans>Confirmed with your passkey</Trans>}
        </Button>
      )}
    </Box>
  ) : null;
  const proof: Proof = credential === undefined ? (code.trim() === '' ? {} : { code: code.trim() }) : { credential };
  /** One-time: a passkey's response and a code are valid once. */
  const reset = () => {
    setCode('');
    setCredential(undefined);
  };
  return { fields, proof, ready: !needed || Object.keys(proof).length > 0, reset };
}
