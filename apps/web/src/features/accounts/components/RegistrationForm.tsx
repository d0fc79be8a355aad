import { Trans, useLingui } from '@lingui/react/macro';
import { validateEmail } from '@wordcluster/domain/accounts/email';
import { NAME_HINT, validateFirstName, validateLastName } from '@wordcluster/domain/accounts/names';
import { PASSWORD_MESSAGE, validatePassword, validatePasswordRepeat } from '@wordcluster/domain/accounts/password';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { wantLinks } from '../../../platform/storage/link-answers.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { failureText, translateResponse, translateMessage } from '../../../ui/messages.ts';
import { useFields } from '../../../ui/use-fields.ts';
import { useRegister } from '../api/registration.ts';
import { leaveNotice, useKnownAddress } from '../state/notices.ts';
import { serverErrorText } from '../api/log-in.ts';
import { AuthForm } from './AuthForm.tsx';

const empty = { email: '', first_name: '', last_name: '', password: '', password_repeat: '' };
const rules = {
  email: validateEmail,
  first_name: validateFirstName,
  last_name: validateLastName,
  password: validatePassword,
  password_repeat: (repeat: string, { password }: typeof empty) => validatePasswordRepeat(password, repeat),
};

/** The fields of a sign-up and the call that sends them. */
function useSignUp() {
  const { t } = useLingui();
  const [invited] = useState(() => new URLSearchParams(window.location.search).get('email') ?? '');
  const form = useFields({ ...empty, email: invited }, rules);
  const register = useRegister();
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);
  const { mails } = useInstallation();
  const [query] = useSearchParams();
  const invitation = query.get('invitation');

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    form.touchAll();
    if (!form.valid || register.isPending) return;
    setError(null);
    const { password_repeat: _repeat, ...registration } = form.values;
    try {
      const response = await register.mutateAsync({ ...registration, ...(invitation !== null && { invitation }) });
      leaveNotice('registered', () =>
        // The invitation's link has proved the address.
        invitation === null ? translateResponse(response) : t`Your account is ready. You can log in now.`,
      );
      useKnownAddress.setState({ email: registration.email });
      wantLinks(registration.email);
      await navigate(invitation === null && mails ? '/auth/check-mail' : '/');
    } catch (thrown) {
      const failure = asFailure(thrown);
      form.refuse(failure.errors);
      setError(serverErrorText(failure) ?? failureText(failure));
    }
  };

  return { form, busy: register.isPending, error, dismissError: () => setError(null), submit };
}

/** Sign-up. On success the visitor is asked to check the mail; with an invitation the login is possible at once. */
export function RegistrationForm() {
  const { t } = useLingui();
  const { form, busy, error, dismissError, submit } = useSignUp();
  const { shop } = useInstallation();
  const nameHint = translateMessage(NAME_HINT);
  const labels: Record<keyof typeof empty, string> = {
    email: t`E-mail`,
    first_name: t`First name`,
    last_name: t`Last name`,
    password: t`Password`,
    password_repeat: t`Repeat password`,
  };
  const missing = form.missing.map((name) => labels[name]).join(', ');

  return (
    <AuthForm
      title={t`Sign up`}
      lead={shop && <Trans>Free: 3 clusters of 50 words.</Trans>}
      onSubmit={(event) => void submit(event)}
    >
      {error !== null && <Banner onClose={dismissError}>{error}</Banner>}
      <Field {...form.field('email')} label={labels.email} type="email" autoComplete="email" inputMode="email" />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        <Field {...form.field('first_name')} label={labels.first_name} autoComplete="given-name" hint={nameHint} />
        <Field {...form.field('last_name')} label={labels.last_name} autoComplete="family-name" hint={nameHint} />
      </Box>
      <PasswordField
        {...form.field('password')}
        label={labels.password}
        autoComplete="new-password"
        hint={translateMessage(PASSWORD_MESSAGE)}
      />
      <PasswordField {...form.field('password_repeat')} label={labels.password_repeat} autoComplete="new-password" />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Trans>
          By signing up you agree to the <TextLink to="/auth/registration/terms">Terms of Service</TextLink> and the{' '}
          <TextLink to="/auth/registration/privacy-policy">Privacy Policy</TextLink>.
        </Trans>
      </Typography>
      <Typography variant="body2" role="status" sx={{ '&:empty': { display: 'none' } }}>
        {form.missing.length > 0 && form.changed && <Trans>Still missing: {missing}</Trans>}
      </Typography>
      {/* A disabled button receives no clicks: each field then shows its error. */}
      <Box onClick={form.valid ? undefined : form.touchAll}>
        <Button type="submit" variant="contained" size="large" fullWidth disabled={!form.valid || busy}>
          <Trans>Sign up</Trans>
        </Button>
      </Box>
      <Typography variant="body2" sx={{ textAlign: 'center', color: 'text.secondary' }}>
        <Trans>
          Already have an account? <TextLink to="/auth/login">Log in</TextLink>
        </Trans>
      </Typography>
    </AuthForm>
  );
}
