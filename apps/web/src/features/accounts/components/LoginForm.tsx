import { Trans, useLingui } from '@lingui/react/macro';
import { validateLoginEmail } from '@wordcluster/domain/accounts/email';
import { isUsername, validateUsername } from '@wordcluster/domain/accounts/usernames';
import { validateLoginPassword } from '@wordcluster/domain/accounts/password';
import { Fingerprint } from 'lucide-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Banner } from '../../../ui/Banner.tsx';
import { PlainField, PlainPasswordField } from '../../../ui/PlainField.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { translateMessage } from '../../../ui/messages.ts';
import { useFields } from '../../../ui/use-fields.ts';
import { passkeysPossibleHere } from '../../../platform/browser/passkeys.ts';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { useConfiguration } from '../../../platform/queries/installation.ts';
import { loginFailure, useLogIn, usePasskeyLogIn, type LoginRefusal, type SecondFactorStep } from '../api/log-in.ts';
import { isPasskeyCancelled } from '../api/security.ts';
import { AuthForm } from './AuthForm.tsx';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import { Notices } from './Notices.tsx';
import { OtherSignIns } from './OtherSignIns.tsx';
import { SignUpLink } from './SignUpLink.tsx';
import { Unconfirmed } from './Unconfirmed.tsx';
import { useKnownAddress } from '../state/notices.ts';
import { useLoginLinks } from './use-login-links.ts';

const rulesWithNames = {
  email: (text: string) => (isUsername(text) ? validateUsername(text) : validateLoginEmail(text)),
  password: validateLoginPassword,
};
const rules = { email: validateLoginEmail, password: validateLoginPassword };

interface LoginFormProps {
  onHowItWorks: () => void;
  onSecondFactor: (step: SecondFactorStep) => void;
}

/** E-mail, password and the ways for those who have none or forgot theirs. */
export function LoginForm({ onHowItWorks, onSecondFactor }: LoginFormProps) {
  const { t } = useLingui();
  // Where people without an address are, their name is as good as one.
  const usernames = useConfiguration()?.usernames ?? false;
  const form = useFields({ email: '', password: '' }, usernames ? rulesWithNames : rules);
  const logIn = useLogIn();
  const passkey = usePasskeyLogIn();
  const [refusal, setRefusal] = useState<LoginRefusal | null>(null);
  useLoginLinks();
  const known = useKnownAddress(({ email }) => email);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { set } = form;
  const { password_login, mails } = useInstallation();
  useEffect(() => {
    if (known !== '') set('email', known);
  }, [known, set]);
  // The page was there before this script: what was typed or filled in meanwhile counts.
  useEffect(() => {
    if (email.current?.value) set('email', email.current.value);
    if (password.current?.value) set('password', password.current.value);
  }, [set]);

  const goOn = (step: SecondFactorStep) => {
    // Who comes back finds the address there.
    useKnownAddress.setState({ email: form.values.email });
    onSecondFactor(step);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.valid || logIn.isPending) return;
    setRefusal(null);
    const answer = await logIn
      .mutateAsync(form.values)
      .catch((error: unknown) => ({ reasons: [loginFailure(error)], unconfirmed: false }));
    if (answer !== null && 'ticket' in answer) goOn(answer);
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

  return (
    <AuthForm title={t`Log in`} onSubmit={(event) => void submit(event)}>
      <Notices />
      {refusal?.unconfirmed === true && <Unconfirmed email={form.values.email} reasons={refusal.reasons} />}
      {refusal?.unconfirmed === false && (
        <Banner onClose={() => setRefusal(null)}>{refusal.reasons.map(translateMessage).join(', ')}</Banner>
      )}
      <OtherSignIns />
      {password_login && (
        <>
          <PlainField
            {...form.field('email')}
            ref={email}
            label={usernames ? t`E-mail or name` : t`E-mail`}
            type={usernames ? 'text' : 'email'}
            autoComplete="username"
            inputMode={usernames ? 'text' : 'email'}
          />
          <div>
            <PlainPasswordField
              {...form.field('password')}
              ref={password}
              label={t`Password`}
              autoComplete="current-password"
            />
            {mails ? (
              <p className="forgot">
                <TextLink to="/auth/forgot-password">
                  <Trans>Forgot password</Trans>
                </TextLink>
              </p>
            ) : (
              <p className="forgot quiet">
                <Trans>Forgot your password? The administrator of this server can give you a link.</Trans>
              </p>
            )}
          </div>
          <button type="submit" className="button contained" disabled={!form.valid || logIn.isPending}>
            <Trans>Log in</Trans>
          </button>
          {passkeysPossibleHere() && (
            <button type="button" className="button outlined" disabled={passkey.isPending} onClick={logInWithPasskey}>
              <Fingerprint />
              <Trans>Use a passkey</Trans>
            </button>
          )}
          <GoogleSignIn onSecondFactor={goOn} />
        </>
      )}
      <div className="other-ways">
        <SignUpLink />
        <button type="button" className="button" onClick={onHowItWorks}>
          <Trans>HOW IT WORKS</Trans>
        </button>
      </div>
    </AuthForm>
  );
}
