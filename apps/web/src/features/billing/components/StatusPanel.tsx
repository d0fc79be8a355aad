import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { DEFAULT_PACKS } from '@wordcluster/domain/allowance/packs';
import type { failedPayment } from '@wordcluster/domain/premium/orders';
import { daysRemaining, showsUpgrade, purchasePeriod } from '@wordcluster/domain/premium/period';
import { tierName, PRICE_CENTS, priceText, TIERS } from '@wordcluster/domain/premium/prices';
import { CircleX, Clock3, PartyPopper, RotateCcw, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Premium, PremiumOrder } from '../../../platform/queries/premium.ts';
import { formatDay, formatMoment } from '../../../ui/moment.ts';
import { StatusMark } from '../../../ui/StatusMark.tsx';
import { useNewPayment } from '../api/calls.ts';
import { DotSeparated } from '../../../ui/DotSeparated.tsx';
import { priceLabel } from '../../../ui/money.ts';

interface StatusPanelProps {
  current: NonNullable<Premium['current']>;
  now: Date;
  /** Whether another order may be placed now. */
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
            <Trans>Your payment is being confirmed. Premium starts automatically.</Trans>
          ) : (
            <Trans>Premium starts as soon as the order is paid. You can pay or cancel it below.</Trans>
          )}
        </Typography>
      </Box>
    </Card>
  );
}

interface FailedPanelProps {
  failed: NonNullable<ReturnType<typeof failedPayment<PremiumOrder>>>;
  onFrame: (address: string) => void;
}

/** A failed payment: the reason, that nothing was charged, and paying again. */
export function FailedPanel({ failed: { order, state }, onFrame }: FailedPanelProps) {
  const pay = useNewPayment(onFrame);
  return (
    <Card
      sx={{
        p: { xs: 2.5, sm: 4 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2.5,
        borderColor: 'error.main',
      }}
    >
      <Box component={CircleX} aria-hidden sx={{ width: 32, height: 32, flexShrink: 0, color: 'error.main' }} />
      <Box component="output" sx={{ display: 'block', flex: 1, minWidth: 220 }}>
        <Typography variant="h3" component="h2">
          {state === 'TIMEOUTED' ? (
            <Trans>The time to pay ran out</Trans>
          ) : (
            <Trans>The payment did not go through</Trans>
          )}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {state === 'TIMEOUTED' ? (
            <Trans>Nothing was charged. Your order is still here: pay it now, or cancel it below.</Trans>
          ) : (
            <Trans>
              It was declined or cancelled, and nothing was charged. Try again, with another card if you like, or cancel
              the order below.
            </Trans>
          )}
        </Typography>
      </Box>
      <Button
        variant="contained"
        size="large"
        startIcon={<RotateCcw />}
        disabled={pay.isPending}
        onClick={() => pay.mutate(order.id)}
      >
        <Trans>Try again</Trans>
      </Button>
    </Card>
  );
}

/** After paying: the new features, and until when. */
export function ThankYou({ current }: Pick<StatusPanelProps, 'current'>) {
  const { i18n } = useLingui();
  const [tier, end] = [tierName(current.tier), formatDay(current.end)];
  const pack = DEFAULT_PACKS[current.tier];
  const [text, voice] = [i18n.number(pack.text), i18n.number(pack.voice)];
  return (
    <Card sx={{ p: { xs: 2.5, sm: 4 }, display: 'flex', alignItems: 'flex-start', gap: 2.5, bgcolor: 'tones.raised' }}>
      <Box component={PartyPopper} aria-hidden sx={{ width: 32, height: 32, flexShrink: 0, color: 'primary.main' }} />
      <Box component="output" sx={{ display: 'block' }}>
        <Typography variant="h3" component="h2">
          <Trans>
            Thank you. You have Premium {tier} until {end}.
          </Trans>
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '60ch' }}>
          <Trans>
            You can now keep as many clusters and rows as you like, share them, and ask the teacher and its voice with a
            pack of your own that renews each month: {text} characters of text and {voice} of voice. Your invoice is
            below.
          </Trans>
        </Typography>
      </Box>
    </Card>
  );
}

interface AnotherYearProps {
  current: NonNullable<Premium['current']>;
  now: Date;
}

/** Available purchases after the active Premium; an upgrade starts at once and has a button of its own. */
export function AnotherYear({ current, now }: AnotherYearProps) {
  const running = { tier: current.tier, end: new Date(current.end) };
  const following = TIERS.filter((tier) => purchasePeriod({ tier, now, current: running }).endsCurrentAt === null);
  const end = formatMoment(current.end);
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="h3" component="h2">
        <Trans>Another year</Trans>
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        <Trans>Nothing renews automatically. A year bought now starts when this one ends, on {end}.</Trans>
      </Typography>
      <Box
        sx={{
          display: { xs: 'grid', sm: 'flex' },
          flexWrap: 'wrap',
          gap: 1.5,
          width: { xs: 'min(100%, 320px)', sm: 'auto' },
        }}
      >
        {following.map((tier) => (
          <Button key={tier} component={Link} to={`/premium/buy/${tier}`} variant="outlined">
            <span>
              <DotSeparated parts={[tierName(tier), priceLabel(priceText(tier), PRICE_CENTS[tier])]} />
            </span>
          </Button>
        ))}
      </Box>
    </Box>
  );
}
