import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Mail } from 'lucide-react';
import { useCallback } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { useUser } from '../../../platform/session/session.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText, translateResponse } from '../../../ui/messages.ts';
import { useIdentities, useStepUp, useStepUpAtProvider, useStepUpLink } from '../api/security.ts';
import { GoogleToken } from '../components/GoogleSignIn.tsx';

/**
 * Re-authentication without a password: at Google, at the organisation, by a mailed link, or otherwise by a new sign-in
 * link of the administrator. `onConfirmed` is called after Google.
 */
export function ConfirmWithoutPassword({ onConfirmed }: { onConfirmed: () => void }) {
  const { mutateAsync } = useStepUp();
  const { mails, sign_in_providers: all } = useInstallation();
  const { data: identities } = useIdentities(all.length > 0);
  const mailed = useUser()?.email !== null && mails;
  const providers = all.filter(({ id }) => identities?.providers.includes(id));
  const byGoogle = useCallback(
    async (id_token: string) => {
      await mutateAsync({ id_token });
      onConfirmed();
    },
    [mutateAsync, onConfirmed],
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Banner severity="info">
        {providers.length > 0 ? (
          <Trans>You have no password here. Confirm it’s you by signing in again; this counts for 10 minutes.</Trans>
        ) : mailed ? (
          <Trans>
            You have no password here. Sign in with Google again, or open a link that we e-mail you; either counts for
            10 minutes.
          </Trans>
        ) : (
          <Trans>
            You have no password here. Ask the administrator of this server for a new one-time link and sign in with it:
            you can then do this for 10 minutes.
          </Trans>
        )}
      </Banner>
      <GoogleToken onToken={byGoogle} />
      {providers.map((provider) => (
        <AtProvider key={provider.id} provider={provider} />
      ))}
      {mailed && <ByMail />}
    </Box>
  );
}

function AtProvider({ provider }: { provider: { id: number; name: string } }) {
  const { t } = useLingui();
  const there = useStepUpAtProvider();
  return (
    <>
      {there.isError && <Banner>{failureText(asFailure(there.error))}</Banner>}
      <Button variant="outlined" disabled={there.isPending} onClick={() => there.mutate(provider.id)}>
        {t`Continue with ${provider.name}`}
      </Button>
    </>
  );
}

function ByMail() {
  const link = useStepUpLink();
  return (
    <>
      {link.isError && <Banner>{failureText(asFailure(link.error))}</Banner>}
      {link.isSuccess ? (
        <Banner severity="success">{translateResponse(link.data)}</Banner>
      ) : (
        <Button variant="outlined" startIcon={<Mail />} disabled={link.isPending} onClick={() => link.mutate()}>
          <Trans>E-mail me a link</Trans>
        </Button>
      )}
    </>
  );
}
