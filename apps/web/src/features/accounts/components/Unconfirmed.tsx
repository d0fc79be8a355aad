import { Trans } from '@lingui/react/macro';
import type { Message } from '@wordcluster/domain/messages/all';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText, translateAnswer, translateMessage } from '../../../ui/messages.ts';
import { useResendConfirmation } from '../api/registration.ts';

/** The account waits for its confirmation; another mail is one click away. */
export function Unconfirmed({ email, reasons }: { email: string; reasons: readonly Message[] }) {
  const resend = useResendConfirmation();
  if (resend.isSuccess) return <Banner severity="success">{translateAnswer(resend.data)}</Banner>;
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
