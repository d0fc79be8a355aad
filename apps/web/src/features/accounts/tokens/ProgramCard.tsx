import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { LEAST_SCOPES, type Program } from '@wordcluster/domain/accounts/programs';
import { KeyRound } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { call } from '../../../platform/http/api.ts';
import type { Confirmation } from '../api/security.ts';
import { PasswordDialog } from '../security/PasswordDialog.tsx';
import { LastUsedMark } from './LastUsedMark.tsx';
import { useScopeNames } from './NewTokenDialog.tsx';
import { refreshTokens } from './tokens-query.ts';

const YEAR_MS = 365 * 86_400_000;

interface ProgramFrameProps {
  icon: ReactNode;
  name: ReactNode;
  lead: ReactNode;
  /** Its last request; undefined without a token. */
  lastUse?: { at: string | null | undefined; now: number };
  children: ReactNode;
}

/** The card of one program. */
export function ProgramFrame({ icon, name, lead, lastUse, children }: ProgramFrameProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2.5, sm: 3 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Box aria-hidden sx={{ display: 'flex', color: 'text.secondary' }}>
            {icon}
          </Box>
          <Typography id={id} variant="h3" component="h2" sx={{ flex: '1 1 auto' }}>
            {name}
          </Typography>
          <Typography variant="body2" component="div" role="status">
            {lastUse && <LastUsedMark {...lastUse} />}
          </Typography>
        </Box>
        <Typography sx={{ color: 'text.secondary', mt: 0.75 }}>{lead}</Typography>
      </div>
      {children}
    </Card>
  );
}

interface NewProgramTokenProps {
  program: Program;
  /** As the token will be called. */
  name: string;
  onMade: (token: string) => void;
}

/** Makes a token with the least that a program needs, for a year, after the password. */
export function NewProgramToken({ program, name, onMade }: NewProgramTokenProps) {
  const { t } = useLingui();
  const names = useScopeNames();
  const [asking, setAsking] = useState(false);
  const scopes = LEAST_SCOPES[program];
  const listed = scopes.map((scope) => names[scope]).join(', ');
  const make = async (confirmation: Confirmation) => {
    const expires_at = new Date(Date.now() + YEAR_MS).toISOString();
    const body = { ...confirmation, name, scopes: [...scopes], expires_at, program };
    const { token } = await call('POST /api/user/tokens', { body });
    setAsking(false);
    onMade(token);
    await refreshTokens();
  };
  return (
    <div>
      <Button
        variant="outlined"
        startIcon={<KeyRound />}
        aria-label={t`Create token for ${name}`}
        onClick={() => setAsking(true)}
      >
        <Trans>Create token</Trans>
      </Button>
      {asking && (
        <PasswordDialog
          title={<Trans>Token for {name}</Trans>}
          body={<Trans>It can: {listed}. It expires in a year, or when you revoke it.</Trans>}
          confirm={<Trans>Create token</Trans>}
          onConfirm={make}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** Note beside a new token. */
export function ShownOnce() {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <Trans>The token is shown only once. Copy it before you leave this page.</Trans>
    </Typography>
  );
}
