import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useState, type SubmitEvent } from 'react';
import { ApiFailure, asFailure } from '../../../platform/http/api-failure.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText } from '../../../ui/messages.ts';
import { useFields } from '../../../ui/use-fields.ts';
import { useSetPassword } from '../api/own-server.ts';
import { NO_NEW_PASSWORD, NEW_PASSWORD_RULES } from '../state/new-password.ts';
import { ConfirmWithoutPassword } from '../security/ConfirmWithoutPassword.tsx';
import { useProof } from '../security/ProofFields.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

/** The first password of a user who signed in by a one-time link. */
export function SetPasswordForm({ name, onSet }: { name: string; onSet: () => void }) {
  const form = useFields(NO_NEW_PASSWORD, NEW_PASSWORD_RULES);
  const set = useSetPassword();
  const { fields, proof, ready, reset } = useProof();
  const [error, setError] = useState<string | null>(null);
  /** Signed in too long ago. */
  const [unconfirmed, setUnconfirmed] = useState(false);
  const goOn = useCallback(() => setUnconfirmed(false), []);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    form.touchAll();
    if (!form.valid || !ready || set.isPending) return;
    setError(null);
    try {
      await set.mutateAsync({ ...form.values, ...proof });
      onSet();
    } catch (thrown) {
      reset();
      if (thrown instanceof ApiFailure && thrown.code === 'confirmation_required') return setUnconfirmed(true);
      const failure = asFailure(thrown);
      form.refuse(failure.errors);
      setError(failureText(failure));
    }
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        <Trans>Choose a password. From now on you log in with it and this name:</Trans>{' '}
        <Box component="strong" sx={{ color: 'text.primary', overflowWrap: 'anywhere' }} translate="no">
          {name}
        </Box>
      </Typography>
      {error !== null && <Banner onClose={() => setError(null)}>{error}</Banner>}
      <NewPasswordFields field={form.field} />
      {unconfirmed && <ConfirmWithoutPassword onConfirmed={goOn} />}
      {fields}
      <Button type="submit" variant="contained" size="large" disabled={!form.valid || !ready || set.isPending}>
        <Trans>Set password</Trans>
      </Button>
    </Box>
  );
}
