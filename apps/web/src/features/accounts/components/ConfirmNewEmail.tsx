import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { refreshUser } from '../../../platform/session/session.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText, translateResponse } from '../../../ui/messages.ts';
import { useConfirmNewEmail } from '../api/security.ts';
import { AuthForm } from './AuthForm.tsx';

/** Target of the mail's link. Only its button changes anything: mail scanners open links. */
export function ConfirmNewEmail({ token }: { token: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const confirm = useConfirmNewEmail();
  const [done, setDone] = useState<Parameters<typeof translateResponse>[0] | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (confirm.isPending || done !== null) return;
    confirm.mutate(token, {
      onSuccess: (answer) => {
        setDone(answer);
        void refreshUser();
      },
    });
  };
  return (
    <AuthForm
      title={t`Confirm your new e-mail`}
      lead={<Trans>You then log in with the new address. Your other devices are signed out.</Trans>}
      onSubmit={submit}
    >
      {confirm.isError && <Banner>{failureText(asFailure(confirm.error))}</Banner>}
      {done !== null && <Banner severity="success">{translateResponse(done)}</Banner>}
      {done === null ? (
        <Button type="submit" variant="contained" size="large" disabled={confirm.isPending || token === ''}>
          <Trans>Confirm new e-mail</Trans>
        </Button>
      ) : (
        <Button variant="contained" size="large" onClick={() => void navigate('/clusters')}>
          <Trans>Continue</Trans>
        </Button>
      )}
    </AuthForm>
  );
}
