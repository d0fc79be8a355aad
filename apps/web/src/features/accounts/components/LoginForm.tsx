import { useEffect, useState, useRef, type SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Banner } from '../../../ui/Banner.tsx';
import { closeNotice, NOTICE_SEVERITY, useNotices, type NoticeName, useKnownAddress } from '../state/notices.ts';
import { useLingui, Trans } from '@lingui/react/macro';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { useRefusal } from './use-refusal.ts';
import type { Message } from '@wordcluster/domain/messages/all';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { failureText, translateResponse, translateMessage } from '../../../ui/messages.ts';
import { useResendConfirmation } from '../api/registration.ts';
import { validateLoginEmail } from '@wordcluster/domain/accounts/email';
import { isUsername, validateUsername } from '@wordcluster/domain/accounts/usernames';
import { validateLoginPassword } from '@wordcluster/domain/accounts/password';
import { Fingerprint } from 'lucide-react';
import { PlainField, PlainPasswordField } from '../../../ui/PlainField.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import { passkeysPossibleHere } from '../../../platform/browser/passkeys.ts';
import { useConfiguration } from '../../../platform/queries/installation.ts';
import { loginFailure, useLogIn, usePasskeyLogIn, type LoginRefusal, type SecondFactorStep } from '../api/log-in.ts';
import { isPasskeyCancelled } from '../api/security.ts';
import { AuthForm } from './AuthForm.tsx';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import { SignUpLink } from './SignUpLink.tsx';

/**
 * Redirects links of mails: `?confirm=<token>`, of earlier mails, to the confirmation page, a password-reset payload
 * (`?email=…&token=…`) to the reset page.
 */
function useLoginLinks(): void {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const confirms = query.has('confirm');
  const isReset = query.has('email') && query.has('token');
  const payload = query.toString();

  useEffect(() => {
    if (isReset) void navigate(`/auth/reset-password?${payload}`, { replace: true });
    else if (confirms) void navigate(`/auth/confirm?${payload}`, { replace: true });
  }, [isReset, confirms, payload, navigate]);
}

const NAMES: readonly NoticeName[] = ['redirect', 'resetError', 'passwordChanged', 'forgotPassword', 'registered'];

/** The messages left for the visitor, each until it is closed. */
export function Notices() {
  const notices = useNotices();
  return NAMES.map((name) => {
    const notice = notices[name];
    if (notice === null) return null;
    return (
      <Banner key={name} severity={NOTICE_SEVERITY[name]} onClose={() => closeNotice(name)}>
        {notice()}
      </Banner>
    );
  });
}

/** A button for each organisation with single sign-on; nothing without any. */
function OtherSignIns() {
  const { t } = useLingui();
  const { sign_in_providers: providers } = useInstallation();
  const refusal = useRefusal();
  const [closed, setClosed] = useState(false);
  if (providers.length === 0) return null;
  return (
    <>
      {refusal !== null && !closed && <Banner onClose={() => setClosed(true)}>{refusal}</Banner>}
      {providers.map((provider) => (
        <a key={provider.id} className="button contained" href={`/auth/oidc/${provider.id}`}>
          {t`Continue with ${provider.name}`}
        </a>
      ))}
    </>
  );
}

/** The account is not confirmed; offers another mail. */
function Unconfirmed({ email, reasons }: { email: string; reasons: readonly Message[] }) {
  const resend = useResendConfirmation();
  if (resend.isSuccess) return <Banner severity="success">{translateResponse(resend.data)}</Banner>;
  return (
    <>
      <Banner
        severity="warning"
        action={
          <button
            type="button"
            className="button small"
            disabled={resend.isPending}
            onClick={() => resend.mutate(email)}
          >
            <Trans>Send again</Trans>
          </button>
        }
      >
        {reasons.map(translateMessage).join(', ')}
      </Banner>
      {resend.isError && <Banner>{failureText(asFailure(resend.error))}</Banner>}
    </>
  );
}

const rulesWithNames = {
  email: (text: string) => (isUsername(text) ? validateUsername(text) : validateLoginEmail(text)),
  password: validateLoginPassword,
};
const rules = { email: validateLoginEmail, password: validateLoginPassword };

function PasskeyButton({ onRefusal }: { onRefusal: (refusal: LoginRefusal | null) => void }) {
  const passkey = usePasskeyLogIn();
  const logInWithPasskey = () => {
    onRefusal(null);
    passkey.mutate(undefined, {
      onError: (error) => {
        if (isPasskeyCancelled(error)) return;
        const { errors, reason } = asFailure(error);
        const reasons = Object.values(errors).flat();
        onRefusal({ reasons: reasons.length > 0 ? reasons : [reason], unconfirmed: false });
      },
    });
  };
  if (!passkeysPossibleHere()) return null;
  return (
    <button type="button" className="button outlined" disabled={passkey.isPending} onClick={logInWithPasskey}>
      <Fingerprint />
      <Trans>Use a passkey</Trans>
    </button>
  );
}

/** A server that sends no mail has one-time links of the administrator instead. */
function ForgotPassword() {
  const { mails } = useInstallation();
  return mails ? (
    <p className="forgot">
      <TextLink to="/auth/forgot-password">
        <Trans>Forgot password</Trans>
      </TextLink>
    </p>
  ) : (
    <p className="forgot quiet">
      <Trans>Forgot your password? The administrator of this server can give you a link.</Trans>
    </p>
  );
}

interface LoginFormProps {
  onHowItWorks: () => void;
  onSecondFactor: (step: SecondFactorStep) => void;
}

/** E-mail, password and links to registration and reset. */
export function LoginForm({ onHowItWorks, onSecondFactor }: LoginFormProps) {
  const { t } = useLingui();
  // Usernames are accepted if there are users without an address.
  const usernames = useConfiguration()?.usernames ?? false;
  const form = useFields({ email: '', password: '' }, usernames ? rulesWithNames : rules);
  const logIn = useLogIn();
  const [refusal, setRefusal] = useState<LoginRefusal | null>(null);
  useLoginLinks();
  const known = useKnownAddress(({ email }) => email);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { set } = form;
  const { password_login } = useInstallation();
  useEffect(() => {
    if (known !== '') set('email', known);
  }, [known, set]);
  // The page was prerendered: input typed or autofilled before hydration counts.
  useEffect(() => {
    if (email.current?.value) set('email', email.current.value);
    if (password.current?.value) set('password', password.current.value);
  }, [set]);

  const goOn = (step: SecondFactorStep) => {
    // Prefilled when the user comes back.
    useKnownAddress.setState({ email: form.values.email });
    onSecondFactor(step);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.valid || logIn.isPending) return;
    setRefusal(null);
    const response = await logIn
      .mutateAsync(form.values)
      .catch((error: unknown) => ({ reasons: [loginFailure(error)], unconfirmed: false }));
    if (response !== null && 'ticket' in response) goOn(response);
    else setRefusal(response);
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
            <ForgotPassword />
          </div>
          <button type="submit" className="button contained" disabled={!form.valid || logIn.isPending}>
            <Trans>Log in</Trans>
          </button>
          <PasskeyButton onRefusal={setRefusal} />
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
