import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { purchasePeriod } from '@wordcluster/domain/premium/period';
import { PRICE_CENTS, priceText, tierName, TIERS } from '@wordcluster/domain/premium/prices';
import { Link } from 'react-router';
import type { Premium } from '../../../platform/queries/premium.ts';
import { formatMoment } from '../../../ui/moment.ts';
import { priceLabel } from '../../../ui/money.ts';

interface AnotherYearProps {
  current: NonNullable<Premium['current']>;
  now: Date;
}

/** What can be bought now to follow the running Premium; an upgrade starts at once and has a button of its own. */
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
        <Trans>Nothing renews automatically. A year that you buy now starts when this one ends, on {end}.</Trans>
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
            {tierName(tier)} · {priceLabel(priceText(tier), PRICE_CENTS[tier])}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
