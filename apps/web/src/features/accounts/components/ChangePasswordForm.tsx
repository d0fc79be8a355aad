import { Trans, useLingui } from '@lingui/react/macro';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { useUser } from '../../../platform/session/session.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { validatePassword } from '@wordcluster/domain/accounts/password';
import { useState, type SubmitEvent } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { failureText, translateResponse } from '../../../ui/messages.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import { useChangePassword } from '../api/own-profile.ts';
import { NEW_PASSWORD_RULES, NO_NEW_PASSWORD } from '../state/new-password.ts';
import { useProof } from '../security/ProofFields.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

/** Explains to users without a password how to get one. */
function NoPassword() {
  const user = useUser();
  const { mails, sign_in_providers: providers } = useInstallation();
  if (user?.has_password !== false) return null;
  const byMail = mails && user.email !== null && providers.length === 0;
  return (
    <Banner severity="info">
      {byMail ? (
        <Trans>You sign in with Google and have no password yet. Log out and choose Forgot password to set one.</Trans>
      ) : (
        <>
          <Trans>You have no password yet.</Trans>{' '}
          <TextLink to="/set-password">
            <Trans>Set password</Trans>
          </TextLink>
        </>
      )}
    </Banner>
  );
}

const empty = { old_password: '', ...NO_NEW_PASSWORD };
const rules = { old_password: validatePassword, ...NEW_PASSWORD_RULES };

/** Old password, new one twice. Save is enabled when all three are valid. */
export function ChangePasswordForm() {
  const { t } = useLingui();
  const user = useUser();
  const form = useFields(empty, rules);
  const change = useChangePassword();
  const { fields, proof, ready, reset } = useProof();
  const [done, setDone] = useState<Parameters<typeof translateResponse>[0] | null>(null);
  const [error, setError] = useState<string | null>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.valid || !ready || change.isPending) return;
    setError(null);
    setDone(null);
    try {
      const response = await change.mutateAsync({ ...form.values, ...proof });
      form.reset(empty);
      reset();
      setDone(response);
    } catch (thrown) {
      const failure = asFailure(thrown);
      form.refuse(failure.errors);
      setError(failureText(failure));
    }
  };

  return (
    <Card
      component="form"
      onSubmit={(event: SubmitEvent) => void submit(event)}
      noValidate
      sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 2.5 }}
    >
      <NoPassword />
      {error !== null && <Banner onClose={() => setError(null)}>{error}</Banner>}
      {done !== null && (
        <Banner severity="success" onClose={() => setDone(null)}>
          {translateResponse(done)}
        </Banner>
      )}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={user?.email ?? user?.username ?? ''}
        readOnly
        hidden
      />
      <PasswordField {...form.field('old_password')} label={t`Old password`} autoComplete="current-password" />
      <NewPasswordFields field={form.field} />
      {fields}
      <Box>
        <Button type="submit" variant="contained" size="large" disabled={!form.valid || !ready || change.isPending}>
          <Trans>Save</Trans>
        </Button>
      </Box>
    </Card>
  );
}
