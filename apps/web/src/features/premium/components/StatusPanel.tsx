import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { daysRemaining, showsUpgrade } from '@wordcluster/domain/premium/period';
import { tierName } from '@wordcluster/domain/premium/prices';
import { Clock3, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Premium } from '../../../platform/queries/premium.ts';
import { formatMoment } from '../../../ui/moment.ts';
import { StatusMark } from '../../../ui/StatusMark.tsx';

interface StatusPanelProps {
  current: NonNullable<Premium['current']>;
  now: Date;
  /** Whether another order may be made now. */
  mayBuy: boolean;
}

/** Running Premium: active, until when, which tier, and how many days are left. */
export function StatusPanel({ current, now, mayBuy }: StatusPanelProps) {
  const days = daysRemaining(new Date(current.end), now);
  return (
    <Card
      sx={{
        p: { xs: 2.5, sm: 4 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 3, sm: 5 },
        borderColor: 'primary.main',
      }}
    >
      <Box>
        <Typography component="p" sx={{ fontSize: '2.75rem', fontWeight: 700, lineHeight: 1, color: 'primary.main' }}>
          {days}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          <Plural value={days} one="day remaining" other="days remaining" />
        </Typography>
      </Box>
      <Box component="dl" sx={{ m: 0, flex: 1, minWidth: 220, display: 'grid', gap: 0.75 }}>
        <Fact name={<Trans>Status</Trans>}>
          <StatusMark kind="good">
            <Trans>Active</Trans>
          </StatusMark>
        </Fact>
        <Fact name={<Trans>Tier</Trans>}>{tierName(current.tier)}</Fact>
        <Fact name={<Trans>End</Trans>}>{formatMoment(current.end)}</Fact>
      </Box>
      {mayBuy && showsUpgrade(current.tier) && (
        <Button component={Link} to="/premium/buy/great" variant="contained" size="large" startIcon={<Sparkles />}>
          <Trans>Upgrade to Great</Trans>
        </Button>
      )}
    </Card>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Typography component="dt" sx={{ color: 'text.secondary', width: 72 }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 500 }}>
        {children}
      </Typography>
    </Box>
  );
}

/** An order that is not paid yet; `confirming` while the gateway's word is on its way. */
export function WaitingPanel({ confirming }: { confirming: boolean }) {
  return (
    <Card sx={{ p: { xs: 2.5, sm: 4 }, display: 'flex', alignItems: 'center', gap: 2.5, borderColor: 'warning.main' }}>
      <Box component={Clock3} aria-hidden sx={{ width: 32, height: 32, flexShrink: 0, color: 'warning.main' }} />
      <Box component="output" sx={{ display: 'block' }}>
        <Typography variant="h3" component="h2">
          <Trans>Waiting for payment</Trans>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {confirming ? (
            <Trans>Your payment is being confirmed. Premium starts by itself as soon as it is.</Trans>
          ) : (
            <Trans>Premium starts as soon as the order is paid. You can pay or cancel it below.</Trans>
          )}
        </Typography>
      </Box>
    </Card>
  );
}
