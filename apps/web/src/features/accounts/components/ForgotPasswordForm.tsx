import { Trans, useLingui } from '@lingui/react/macro';
import { validateEmail } from '@wordcluster/domain/accounts/email';
import Button from '@mui/material/Button';
import { useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText, translateResponse } from '../../../ui/messages.ts';
import { useFields } from '../../../ui/use-fields.ts';
import { useForgotPassword } from '../api/reset-password.ts';
import { leaveNotice } from '../state/notices.ts';
import { AuthForm } from './AuthForm.tsx';

const rules = { email: validateEmail };

/** Requests a mail with a reset link; the login page confirms it. */
export function ForgotPasswordForm() {
  const { t } = useLingui();
  const form = useFields({ email: '' }, rules);
  const forgot = useForgotPassword();
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    form.touchAll();
    if (!form.valid || forgot.isPending) return;
    setError(null);
    try {
      const response = await forgot.mutateAsync(form.values.email);
      leaveNotice('forgotPassword', () => translateResponse(response));
      await navigate('/');
    } catch (thrown) {
      setError(failureText(asFailure(thrown)));
    }
  };

  return (
    <AuthForm
      title={t`Forgot password`}
      lead={<Trans>Enter your e-mail and we’ll send you a link to choose a new password.</Trans>}
      onSubmit={(event) => void submit(event)}
    >
      {error !== null && <Banner onClose={() => setError(null)}>{error}</Banner>}
      <Field {...form.field('email')} label={t`E-mail`} type="email" autoComplete="username" inputMode="email" />
      <Button type="submit" variant="contained" size="large" disabled={!form.valid || forgot.isPending}>
        <Trans>Send</Trans>
      </Button>
      <Button component={Link} to="/auth/login" color="inherit">
        <Trans>Back to login</Trans>
      </Button>
    </AuthForm>
  );
}
