import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { SubmitEvent } from 'react';
import { Link } from 'react-router';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText, translateResponse } from '../../../ui/messages.ts';
import { useStepUp } from '../api/security.ts';
import { AuthForm } from './AuthForm.tsx';

/** Target of a mailed re-authentication link. Only its button confirms: mail scanners open links. */
export function ConfirmIdentity({ token }: { token: string }) {
  const { t } = useLingui();
  const confirm = useStepUp();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!confirm.isPending && !confirm.isSuccess) confirm.mutate({ token });
  };
  return (
    <AuthForm
      title={t`Confirm it’s you`}
      lead={<Trans>You can then change how this account signs in for 10 minutes.</Trans>}
      onSubmit={submit}
    >
      {confirm.isError && <Banner>{failureText(asFailure(confirm.error))}</Banner>}
      {confirm.isSuccess && <Banner severity="success">{translateResponse(confirm.data)}</Banner>}
      {confirm.isSuccess ? (
        <Button component={Link} to="/security" variant="contained" size="large">
          <Trans>Continue</Trans>
        </Button>
      ) : (
        <Button type="submit" variant="contained" size="large" disabled={confirm.isPending || token === ''}>
          <Trans>Confirm it’s me</Trans>
        </Button>
      )}
    </AuthForm>
  );
}
