import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { validateLoginPassword } from '@wordcluster/domain/accounts/password';
import { useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { currentToken } from '../../../platform/storage/token.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText, translateResponse } from '../../../ui/messages.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import { useConfirmEmail } from '../api/registration.ts';
import { leaveNotice, useKnownAddress } from '../state/notices.ts';
import { AuthForm } from './AuthForm.tsx';

/**
 * Target of a confirmation mail's link. Requires the password of the registration: a stranger may have registered the
 * reader's address, and *Forgot password* gives the account to its reader.
 */
export function ConfirmEmail({ token }: { token: string }) {
  const { t } = useLingui();
  const form = useFields({ password: '' }, { password: validateLoginPassword });
  const confirm = useConfirmEmail();
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.valid || confirm.isPending) return;
    setError(null);
    try {
      const response = await confirm.mutateAsync({ token, ...form.values });
      leaveNotice('registered', () => translateResponse(response));
      if (currentToken() === null) useKnownAddress.setState({ email: response.email });
      await navigate('/', { replace: true });
    } catch (thrown) {
      const failure = asFailure(thrown);
      form.refuse(failure.errors);
      setError(failureText(failure));
    }
  };

  return (
    <AuthForm
      title={t`Confirm your e-mail`}
      lead={<Trans>Please enter the password that you chose when you signed up.</Trans>}
      onSubmit={(event) => void submit(event)}
    >
      {error !== null && <Banner onClose={() => setError(null)}>{error}</Banner>}
      <PasswordField {...form.field('password')} label={t`Password`} autoComplete="current-password" autoFocus />
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={!form.valid || confirm.isPending || token === ''}
      >
        <Trans>Confirm e-mail</Trans>
      </Button>
      <Button component={Link} to="/auth/forgot-password" color="inherit">
        <Trans>Forgot password</Trans>
      </Button>
    </AuthForm>
  );
}
