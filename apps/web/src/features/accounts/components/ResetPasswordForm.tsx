import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { signOutHere, useUser } from '../../../platform/session/session.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText, translateResponse } from '../../../ui/messages.ts';
import { useFields } from '../../../ui/use-fields.ts';
import { useResetPassword } from '../api/reset-password.ts';
import { NEW_PASSWORD_RULES, NO_NEW_PASSWORD } from '../state/new-password.ts';
import { leaveNotice } from '../state/notices.ts';
import { AuthForm } from './AuthForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

/** A new password for the address of the reset link. */
export function ResetPasswordForm({ email, token }: { email: string; token: string }) {
  const { t } = useLingui();
  const user = useUser();
  const form = useFields(NO_NEW_PASSWORD, NEW_PASSWORD_RULES);
  const reset = useResetPassword();
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    form.touchAll();
    if (!form.valid || reset.isPending) return;
    setError(null);
    try {
      const response = await reset.mutateAsync({ email, token, ...form.values });
      // The server has signed all devices of the account out, this one too if it is signed in to it.
      if (user?.email === email) signOutHere();
      leaveNotice('passwordChanged', () => translateResponse(response));
      await navigate('/');
    } catch (thrown) {
      const failure = asFailure(thrown);
      form.refuse(failure.errors);
      setError(failureText(failure));
    }
  };

  return (
    <AuthForm title={t`Reset password`} onSubmit={(event) => void submit(event)}>
      {error !== null && (
        <Banner
          onClose={() => setError(null)}
          action={
            <Button component={Link} to="/auth/forgot-password" size="small" color="inherit">
              <Trans>New link</Trans>
            </Button>
          }
        >
          {error}
        </Banner>
      )}
      <Field label={t`E-mail`} name="email" value={email} readOnly autoComplete="username" />
      <NewPasswordFields field={form.field} />
      <Button type="submit" variant="contained" size="large" disabled={!form.valid || reset.isPending}>
        <Trans>Change</Trans>
      </Button>
      <Button component={Link} to="/auth/login" color="inherit">
        <Trans>Back to login</Trans>
      </Button>
    </AuthForm>
  );
}
