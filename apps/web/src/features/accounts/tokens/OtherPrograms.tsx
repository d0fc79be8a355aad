import Box from '@mui/material/Box';
import { EReaderCard } from './EReaderCard.tsx';
import { AsbplayerCard, AssistantCard, CurlCard, YomitanCard } from './ProgramCards.tsx';
import { useTokens, refreshTokens, type Token } from './tokens-query.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { call } from '../../../platform/http/api.ts';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { failureText } from '../../../ui/messages.ts';
import { formatDay, formatMoment } from '../../../ui/moment.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { showToast } from '../../../ui/toasts.ts';
import type { Confirmation } from '../api/security.ts';
import { PasswordDialog } from '../security/PasswordDialog.tsx';
import { DotSeparated } from '../../../ui/DotSeparated.tsx';
import { Line, Lines, Section } from '../security/Section.tsx';
import { NewTokenDialog, useScopeNames } from './NewTokenDialog.tsx';

/** The user's personal access tokens: scopes, expiry and last use. */
export function TokensSection() {
  const { t } = useLingui();
  const { data, error, refetch } = useTokens();
  const [making, setMaking] = useState(false);
  const [ending, setEnding] = useState<Token | null>(null);
  const end = async ({ id }: Token, body: Confirmation) => {
    await call('DELETE /api/user/tokens/:token_id', { params: { token_id: id }, body });
    setEnding(null);
    showToast({ message: t`The token was revoked.`, severity: 'success' });
    await refreshTokens();
  };
  const { shop } = useInstallation();
  return (
    <Section
      title={<Trans>Access tokens</Trans>}
      lead={
        shop ? (
          <Trans>
            For your own scripts and tools. A token can only do what you allow and never touches your password, account
            or payments. All tokens are revoked when your password changes.
          </Trans>
        ) : (
          <Trans>
            For your own scripts and tools. A token can only do what you allow and never touches your password or
            account. All tokens are revoked when your password changes.
          </Trans>
        )
      }
    >
      {error && <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>}
      {!data && !error && <LineSkeletons count={2} />}
      {data?.tokens.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          <Trans>No access tokens yet.</Trans>
        </Typography>
      )}
      <Lines>
        {data?.tokens.map((token) => (
          <TokenLine key={token.id} token={token} onEnd={() => setEnding(token)} />
        ))}
      </Lines>
      <Box>
        <Button variant="outlined" startIcon={<Plus />} onClick={() => setMaking(true)}>
          <Trans>New token</Trans>
        </Button>
      </Box>
      {making && <NewTokenDialog onMade={() => void refreshTokens()} onClose={() => setMaking(false)} />}
      {ending !== null && (
        <PasswordDialog
          title={<Trans>Revoke this token?</Trans>}
          body={<Trans>{ending.name}: apps that use it lose access at once.</Trans>}
          confirm={<Trans>Revoke token</Trans>}
          onConfirm={(body) => end(ending, body)}
          onClose={() => setEnding(null)}
        />
      )}
    </Section>
  );
}

function TokenLine({ token, onEnd }: { token: Token; onEnd: () => void }) {
  const { t } = useLingui();
  const names = useScopeNames();
  const { name, scopes, expires_at, last_used_at, connected } = token;
  return (
    <Line
      icon={<KeyRound />}
      title={name}
      detail={
        <DotSeparated
          parts={[
            scopes.map((scope) => names[scope]).join(', '),
            last_used_at === null ? t`Not used yet` : t`Last used ${formatMoment(last_used_at)}`,
            connected ? t`Renews automatically while it is used` : t`Until ${formatDay(expires_at)}`,
          ]}
        />
      }
      action={
        <Button color="inherit" aria-label={t`Revoke token: ${name}`} onClick={onEnd}>
          <Trans>Revoke token</Trans>
        </Button>
      }
    />
  );
}

const NONE = [] as const;

/** Access of other programs to the user's words: a card for each program, and all tokens. */
export function OtherPrograms() {
  const { data, dataUpdatedAt: now } = useTokens();
  const tokens = data?.tokens ?? NONE;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <AssistantCard tokens={tokens} now={now} />
      <YomitanCard tokens={tokens} now={now} />
      <AsbplayerCard tokens={tokens} now={now} />
      <EReaderCard />
      <CurlCard tokens={tokens} now={now} />
      <TokensSection />
    </Box>
  );
}
