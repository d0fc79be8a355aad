import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { validatePassword } from '@wordcluster/domain/accounts/password';
import { useCallback, useState, type ReactNode, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure, asFailure } from '../../../platform/http/api-failure.ts';
import { signOutHere, useUser } from '../../../platform/session/session.ts';
import { forgetPerson } from '../../../platform/storage/storage.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText, translateResponse } from '../../../ui/messages.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import { useRemoveAccount } from '../api/own-profile.ts';
import { leaveNotice } from '../state/notices.ts';
import { useProof } from '../security/ProofFields.tsx';
import { ConfirmWithoutPassword } from '../security/ConfirmWithoutPassword.tsx';

/** Deletes the profile after its password; `beside` offers an export first. */
export function ProfileTerminationForm({ beside }: { beside?: ReactNode }) {
  const { t } = useLingui();
  const form = useFields({ password: '' }, { password: validatePassword });
  const remove = useRemoveAccount();
  const { fields, proof, ready, reset } = useProof();
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);
  /** Signed in too long ago, and without a password. */
  const [unconfirmed, setUnconfirmed] = useState(false);
  const hasPassword = useUser()?.has_password !== false;
  const complete = (form.valid || !hasPassword) && ready;
  const goOn = useCallback(() => setUnconfirmed(false), []);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!complete || remove.isPending) return;
    setError(null);
    try {
      const response = await remove.mutateAsync({ ...(hasPassword ? form.values : {}), ...proof });
      // The token was deleted with the profile. The login page's message is shown once signed out.
      signOutHere();
      forgetPerson();
      leaveNotice('redirect', () => translateResponse(response));
      await navigate('/logout');
    } catch (thrown) {
      reset();
      if (thrown instanceof ApiFailure && thrown.code === 'confirmation_required') return setUnconfirmed(true);
      setError(failureText(asFailure(thrown)));
    }
  };

  return (
    <Card
      component="form"
      onSubmit={(event: SubmitEvent) => void submit(event)}
      noValidate
      sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 2.5 }}
    >
      {error !== null && <Banner onClose={() => setError(null)}>{error}</Banner>}
      <Typography sx={{ color: 'text.secondary' }}>
        <Trans>Your entire profile and all its content will be permanently deleted. This cannot be undone.</Trans>
      </Typography>
      {beside}
      {hasPassword && (
        <PasswordField
          {...form.field('password')}
          label={t`Enter your current password`}
          autoComplete="current-password"
        />
      )}
      {unconfirmed && <ConfirmWithoutPassword onConfirmed={goOn} />}
      {fields}
      <Box>
        <Button type="submit" variant="contained" color="error" size="large" disabled={!complete || remove.isPending}>
          <Trans>Delete</Trans>
        </Button>
      </Box>
    </Card>
  );
}
