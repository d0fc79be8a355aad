import { Trans } from '@lingui/react/macro';
import { MailCheck } from 'lucide-react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText, translateResponse } from '../../../ui/messages.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useResendConfirmation } from '../api/registration.ts';
import { useNotices } from '../state/notices.ts';

/** After registration: the address of the mail, sending it again, and a link to the login. */
export function CheckMail({ email }: { email: string }) {
  const resend = useResendConfirmation();
  const registered = useNotices((notices) => notices.registered);
  return (
    <div className="auth-form">
      <MailCheck size={48} strokeWidth={1.5} aria-hidden className="check-mail" />
      <div>
        <h1 className="head">
          <Trans>Check your e-mail</Trans>
        </h1>
        <p className="auth-lead" role="status">
          <Trans>
            We sent an e-mail to <bdi className="address">{email}</bdi>. Open the link in it, then log in.
          </Trans>
        </p>
        {registered !== null && <p className="auth-lead quiet">{registered()}</p>}
      </div>
      {resend.isSuccess && <Banner severity="success">{translateResponse(resend.data)}</Banner>}
      {resend.isError && <Banner>{failureText(asFailure(resend.error))}</Banner>}
      <p className="quiet">
        <Trans>Nothing there? Check your spam folder or send it again.</Trans>
      </p>
      <button
        type="button"
        className="button outlined"
        disabled={resend.isPending || resend.isSuccess}
        onClick={() => resend.mutate(email)}
      >
        <Trans>Send again</Trans>
      </button>
      <p className="other-ways">
        <span>
          <Trans>
            Opened the link? <TextLink to="/auth/login">Log in</TextLink>
          </Trans>
        </span>
        <span className="quiet">
          <Trans>
            Wrong address? <TextLink to="/auth/registration">Sign up again</TextLink>
          </Trans>
        </span>
      </p>
    </div>
  );
}
