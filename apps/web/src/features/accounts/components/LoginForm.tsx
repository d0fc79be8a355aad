import { Trans, useLingui } from '@lingui/react/macro';
import { validateLoginEmail } from '@wordcluster/domain/accounts/email';
import { validateLoginPassword } from '@wordcluster/domain/accounts/password';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fingerprint } from 'lucide-react';
import { useEffect, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { Banner } from '../../../ui/Banner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { translateMessage } from '../../../ui/messages.ts';
import { useFields } from '../../../ui/use-fields.ts';
import { asFailure } from '../../../platform/http/api-failure.ts';
import {
  loginFailure,
  useLogIn,
  usePasskeyLogIn,
  type LoginRefusal,
  type SecondFactorStep as Step,
} from '../api/log-in.ts';
import { isPasskeyCancelled, passkeysPossibleHere } from '../api/security.ts';
import { AuthForm } from './AuthForm.tsx';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import { Notices } from './Notices.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';
import { Unconfirmed } from './Unconfirmed.tsx';
import { useKnownAddress } from '../state/notices.ts';
import { useLoginLinks } from './use-login-links.ts';

const rules = { email: validateLoginEmail, password: validateLoginPassword };

/** E-mail, password and the ways for those who have none or forgot theirs. */
export function LoginForm({ onHowItWorks }: { onHowItWorks: () => void }) {
  const { t } = useLingui();
  const form = useFields({ email: '', password: '' }, rules);
  const logIn = useLogIn();
  const passkey = usePasskeyLogIn();
  const [refusal, setRefusal] = useState<LoginRefusal | null>(null);
  const [step, setStep] = useState<Step | null>(null);
  const { confirming } = useLoginLinks();
  const known = useKnownAddress(({ email }) => email);
  const { set } = form;
  useEffect(() => {
    if (known !== '') set('email', known);
  }, [known, set]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.valid || logIn.isPending) return;
    setRefusal(null);
    const answer = await logIn
      .mutateAsync(form.values)
      .catch((error: unknown) => ({ reasons: [loginFailure(error)], unconfirmed: false }));
    if (answer !== null && 'ticket' in answer) setStep(answer);
    else setRefusal(answer);
  };
  const logInWithPasskey = () => {
    setRefusal(null);
    passkey.mutate(undefined, {
      onError: (error) => {
        if (isPasskeyCancelled(error)) return;
        const { errors, reason } = asFailure(error);
        const reasons = Object.values(errors).flat();
        setRefusal({ reasons: reasons.length > 0 ? reasons : [reason], unconfirmed: false });
      },
    });
  };
  const goBack = () => {
    setStep(null);
    form.set('password', '');
  };
  if (step !== null) return <SecondFactorStep step={step} onBack={goBack} />;

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
      {passkeysPossibleHere() && (
        <Button
          variant="outlined"
          size="large"
          startIcon={<Fingerprint />}
          disabled={passkey.isPending}
          onClick={logInWithPasskey}
        >
          <Trans>Use a passkey</Trans>
        </Button>
      )}
      <GoogleSignIn onSecondFactor={setStep} />
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
