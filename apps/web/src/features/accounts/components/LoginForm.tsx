import { Trans, useLingui } from '@lingui/react/macro';
import { validateLoginEmail } from '@wordcluster/domain/accounts/email';
import { validateLoginPassword } from '@wordcluster/domain/accounts/password';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { Banner } from '../../../ui/Banner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { translateMessage } from '../../../ui/messages.ts';
import { useFields } from '../../../ui/use-fields.ts';
import { loginFailure, useLogIn, type LoginRefusal } from '../api/log-in.ts';
import { AuthForm } from './AuthForm.tsx';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import { Notices } from './Notices.tsx';
import { Unconfirmed } from './Unconfirmed.tsx';
import { useLoginLinks } from './use-login-links.ts';

const rules = { email: validateLoginEmail, password: validateLoginPassword };

/** E-mail, password and the ways for those who have none or forgot theirs. */
export function LoginForm({ onHowItWorks }: { onHowItWorks: () => void }) {
  const { t } = useLingui();
  const form = useFields({ email: '', password: '' }, rules);
  const logIn = useLogIn();
  const [refusal, setRefusal] = useState<LoginRefusal | null>(null);
  const { confirming } = useLoginLinks();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.valid || logIn.isPending) return;
    setRefusal(null);
    setRefusal(
      await logIn
        .mutateAsync(form.values)
        .catch((error: unknown) => ({ reasons: [loginFailure(error)], unconfirmed: false })),
    );
  };

  return (
    <AuthForm title={t`Log in`} onSubmit={(event) => void submit(event)}>
      <Notices />
      {confirming && (
        <Banner severity="info">
          <Trans>Confirming your e-mail</Trans>
        </Banner>
      )}
      {refusal?.unconfirmed === true && <Unconfirmed email={form.values.email} reasons={refusal.reasons} />}
      {refusal?.unconfirmed === false && (
        <Banner onClose={() => setRefusal(null)}>{refusal.reasons.map(translateMessage).join(', ')}</Banner>
      )}
      <Field {...form.field('email')} label={t`E-mail`} type="email" autoComplete="username" inputMode="email" />
      <Box>
        <PasswordField {...form.field('password')} label={t`Password`} autoComplete="current-password" />
        <Typography variant="body2" sx={{ mt: 1, textAlign: 'right' }}>
          <TextLink to="/auth/forgot-password">
            <Trans>Forgot password</Trans>
          </TextLink>
        </Typography>
      </Box>
      <Button type="submit" variant="contained" size="large" disabled={!form.valid || logIn.isPending}>
        <Trans>Log in</Trans>
      </Button>
      <GoogleSignIn />
      <Box sx={{ display: 'grid', gap: 1.5, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
        <Button component={Link} to="/auth/registration" variant="outlined" size="large">
          <Trans>SIGN UP FOR FREE</Trans>
        </Button>
        <Button onClick={onHowItWorks} color="inherit">
          <Trans>HOW IT WORKS</Trans>
        </Button>
      </Box>
    </AuthForm>
  );
}
