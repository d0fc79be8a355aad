import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SCOPES, type Scope } from '@wordcluster/domain/accounts/scopes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { ResponseOf, BodyOf } from '../../../platform/http/api-types.ts';
import { call } from '../../../platform/http/api.ts';
import { useUser } from '../../../platform/session/session.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { failureText } from '../../../ui/messages.ts';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import type { Confirmation } from '../api/security.ts';
import { PasswordDialog } from '../security/PasswordDialog.tsx';
import { useScopeNames } from '../tokens/NewTokenDialog.tsx';

type AuthorizationRequest = BodyOf<'POST /api/oauth/requests'>;
type ConsentDetails = ResponseOf<'POST /api/oauth/requests'>;

interface ConsentProps {
  request: AuthorizationRequest;
  /** Sends the browser back to the program. */
  onLeave: (url: string) => void;
}

/** OAuth consent: the assistant, its requested scopes, and the user's decision. */
export function Consent({ request, onLeave }: ConsentProps) {
  const { data, error } = useQuery({
    queryKey: ['oauth-request', request],
    queryFn: ({ signal }) => call('POST /api/oauth/requests', { body: request, signal }),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const refused = data?.refused_url ?? null;
  useEffect(() => {
    if (refused !== null) onLeave(refused);
  }, [refused, onLeave]);
  if (error) return <Banner>{failureText(asFailure(error))}</Banner>;
  if (!data) return <LineSkeletons count={3} />;
  return refused === null ? (
    <Decision request={request} details={data} onLeave={onLeave} />
  ) : (
    <Leaving name={data.client_name} />
  );
}

function Decision({ request, details, onLeave }: ConsentProps & { details: ConsentDetails }) {
  const { t } = useLingui();
  const user = useUser();
  const hints = useScopeHints();
  const names = useScopeNames();
  const [scopes, setScopes] = useState<readonly Scope[]>(details.scopes);
  const [confirming, setConfirming] = useState(false);
  const [left, setLeft] = useState(false);
  const { client_name: name, goes_to: host, denied_url } = details;
  const account = user?.email ?? user?.username ?? '';

  const leave = (url: string) => {
    setConfirming(false);
    setLeft(true);
    onLeave(url);
  };
  const allow = async (confirmation: Confirmation) => {
    const body = { ...confirmation, ...request, scopes: [...scopes] };
    leave((await call('POST /api/oauth/grants', { body })).redirect_url);
  };
  if (left) return <Leaving name={name} />;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        <Trans>{name} wants to use your words</Trans>
      </Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {host === null ? (
          <Trans>
            The app is on this device and calls itself “{name}”. Allow it only if you have just connected it.
          </Trans>
        ) : (
          <Trans>
            The app is at {host} and calls itself “{name}”. Allow it only if you have just connected it.
          </Trans>
        )}
      </Typography>
      <Box role="group" aria-label={t`Permissions`} sx={{ display: 'grid' }}>
        <Typography variant="subtitle2" component="p">
          <Trans>It can</Trans>
        </Typography>
        {SCOPES.filter((scope) => details.scopes.includes(scope)).map((scope) => (
          <CheckField
            key={scope}
            label={names[scope]}
            hint={hints[scope]}
            checked={scopes.includes(scope)}
            onChange={(on) => setScopes(SCOPES.filter((one) => (one === scope ? on : scopes.includes(one))))}
          />
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Trans>
          It never has access to your password or account. You can revoke its access at any time under Other apps. You
          are logged in as {account}.
        </Trans>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" disabled={scopes.length === 0} onClick={() => setConfirming(true)}>
          <Trans>Allow</Trans>
        </Button>
        <Button color="inherit" onClick={() => leave(denied_url)}>
          <Trans>Don’t allow</Trans>
        </Button>
      </Box>
      {confirming && (
        <PasswordDialog
          title={<Trans>Allow {name}</Trans>}
          body={<Trans>It can: {scopes.map((scope) => names[scope]).join(', ')}.</Trans>}
          confirm={<Trans>Allow</Trans>}
          onConfirm={allow}
          onClose={() => setConfirming(false)}
        />
      )}
    </Box>
  );
}

function useScopeHints(): Record<Scope, string> {
  const { t } = useLingui();
  return {
    read: t`Your clusters, their words and your progress`,
    write: t`Add, edit and delete words and clusters`,
    practise: t`See what is due, record answers and plan for a date`,
  };
}

/** For programs on a device the page stays open. */
function Leaving({ name }: { name: string }) {
  return (
    <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
      <Trans>Going back to {name}. You can close this page.</Trans>
    </Typography>
  );
}
