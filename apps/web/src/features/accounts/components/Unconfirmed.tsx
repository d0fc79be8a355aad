import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { asFailure } from '../../../platform/api-failure.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText, translateMessage } from '../../../ui/messages.ts';
import { useResendConfirmation } from '../api/confirm-email.ts';

/** The account waits for its confirmation; another mail is one click away. */
export function Unconfirmed({ email, message }: { email: string; message: string }) {
  const resend = useResendConfirmation();
  if (resend.isSuccess) return <Banner severity="success">{translateMessage(resend.data.message)}</Banner>;
  return (
    <>
      <Banner
        severity="warning"
        action={
          <Button size="small" color="inherit" disabled={resend.isPending} onClick={() => resend.mutate(email)}>
            <Trans>Send again</Trans>
          </Button>
        }
      >
        {translateMessage(message)}
      </Banner>
      {resend.isError && <Banner>{failureText(asFailure(resend.error))}</Banner>}
    </>
  );
}
