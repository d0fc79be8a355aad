import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { AnswerOf } from '../../../platform/http/api-types.ts';
import { call } from '../../../platform/http/api.ts';
import { queryClient } from '../../../platform/http/query-client.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { failureText } from '../../../ui/messages.ts';
import { formatDay, formatMoment } from '../../../ui/moment.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { Line, Lines, Section } from '../security/Section.tsx';
import { NewTokenDialog, useScopeNames } from './NewTokenDialog.tsx';

type Token = AnswerOf<'GET /api/user/tokens'>['tokens'][number];

const TOKENS = ['access-tokens'];

/** The access tokens that a person gave to programs: what each may do, until when, and when it was used last. */
export function TokensSection() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery({
    queryKey: TOKENS,
    queryFn: ({ signal }) => call('GET /api/user/tokens', { signal }),
  });
  const [making, setMaking] = useState(false);
  const [ending, setEnding] = useState<Token | null>(null);
  const end = async ({ id }: Token) => {
    setEnding(null);
    try {
      await call('DELETE /api/user/tokens/:token_id', { params: { token_id: id } });
      showToast({ message: t`The token has ended.`, severity: 'success' });
    } catch (failure) {
      showToast({ message: failureText(asFailure(failure)), severity: 'error' });
    }
    await queryClient.invalidateQueries({ queryKey: TOKENS });
  };
  return (
    <Section
      title={<Trans>Access tokens</Trans>}
      lead={
        <Trans>
          For programs of yours: scripts, assistants, dictionaries. A token does what you allow it, and never touches
          your password, account or payments. All of them end when your password changes.
        </Trans>
      }
    >
      {error && <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>}
      {!data && !error && <LineSkeletons count={2} />}
      {data?.tokens.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          <Trans>No program has a token yet.</Trans>
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
      {making && (
        <NewTokenDialog
          onMade={() => void queryClient.invalidateQueries({ queryKey: TOKENS })}
          onClose={() => setMaking(false)}
        />
      )}
      {ending !== null && (
        <ConfirmDialog
          open
          title={t`End this token?`}
          body={<Trans>{ending.name}: programs that use it are refused at once.</Trans>}
          confirm={<Trans>End token</Trans>}
          onConfirm={() => void end(ending)}
          onClose={() => setEnding(null)}
        />
      )}
    </Section>
  );
}

function TokenLine({ token, onEnd }: { token: Token; onEnd: () => void }) {
  const { t } = useLingui();
  const names = useScopeNames();
  const { name, scopes, expires_at, last_used_at } = token;
  return (
    <Line
      icon={<KeyRound />}
      title={name}
      detail={[
        scopes.map((scope) => names[scope]).join(', '),
        last_used_at === null ? t`Not used yet` : t`Last used ${formatMoment(last_used_at)}`,
        expires_at === null ? t`No end` : t`Until ${formatDay(expires_at)}`,
      ].join(' · ')}
      action={
        <Button color="inherit" aria-label={t`End ${name}`} onClick={onEnd}>
          <Trans>End token</Trans>
        </Button>
      }
    />
  );
}
