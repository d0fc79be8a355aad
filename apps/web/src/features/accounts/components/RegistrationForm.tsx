import { Trans, useLingui } from '@lingui/react/macro';
import { validateEmail } from '@wordcluster/domain/accounts/email';
import { NAME_HINT, validateFirstName, validateLastName } from '@wordcluster/domain/accounts/names';
import { PASSWORD_MESSAGE, validatePassword, validatePasswordRepeat } from '@wordcluster/domain/accounts/password';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { wantLinks } from '../../../platform/storage/link-answers.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { failureText, translateAnswer, translateMessage } from '../../../ui/messages.ts';
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

/** Sign-up. On success the visitor is sent to the login page, which says to check the mail. */
export function RegistrationForm() {
  const { t } = useLingui();
  const form = useFields(empty, rules);
  const register = useRegister();
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);
  const nameHint = translateMessage(NAME_HINT);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    form.touchAll();
    if (!form.valid || register.isPending) return;
    setError(null);
    const { password_repeat: _repeat, ...registration } = form.values;
    try {
      const answer = await register.mutateAsync(registration);
      leaveNotice('registered', () => translateAnswer(answer));
      useKnownAddress.setState({ email: registration.email });
      wantLinks(registration.email);
      await navigate('/');
    } catch (thrown) {
      const failure = asFailure(thrown);
      form.refuse(failure.errors);
      setError(serverErrorText(failure) ?? failureText(failure));
    }
  };

  return (
    <AuthForm
      title={t`Sign up`}
      lead={<Trans>Free, with three clusters of fifty words to start with.</Trans>}
      onSubmit={(event) => void submit(event)}
    >
      {error !== null && <Banner onClose={() => setError(null)}>{error}</Banner>}
      <Field {...form.field('email')} label={t`E-mail`} type="email" autoComplete="email" inputMode="email" />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        <Field {...form.field('first_name')} label={t`First name`} autoComplete="given-name" hint={nameHint} />
        <Field {...form.field('last_name')} label={t`Last name`} autoComplete="family-name" hint={nameHint} />
      </Box>
      <PasswordField
        {...form.field('password')}
        label={t`Password`}
        autoComplete="new-password"
        hint={translateMessage(PASSWORD_MESSAGE)}
      />
      <PasswordField {...form.field('password_repeat')} label={t`Repeat password`} autoComplete="new-password" />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Trans>
          By signing up you agree to the <TextLink to="/auth/registration/terms">Terms of Service</TextLink> and the{' '}
          <TextLink to="/auth/registration/privacy-policy">Privacy Policy</TextLink>.
        </Trans>
      </Typography>
      <Button type="submit" variant="contained" size="large" disabled={!form.valid || register.isPending}>
        <Trans>Sign up</Trans>
      </Button>
      <Typography variant="body2" sx={{ textAlign: 'center', color: 'text.secondary' }}>
        <Trans>
          Already signed up? <TextLink to="/auth/login">Log in</TextLink>
        </Trans>
      </Typography>
    </AuthForm>
  );
}
