import type { Message } from '@wordcluster/domain/messages/all';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {
  PLAN_NAMES,
  type PlanCell,
  PLAN_COMPARISON,
  planCell,
  type PlanRow,
} from '@wordcluster/domain/premium/plan-comparison';
import { PRICE_CENTS, priceText, type Tier } from '@wordcluster/domain/premium/prices';
import { Check, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { translateMessage } from '../../../ui/messages.ts';
import { amountOf, priceLabel } from '../../../ui/money.ts';
import { useConfiguration } from '../../../platform/queries/installation.ts';

interface PlanColumnProps {
  plan: 'free' | Tier;
  lead: ReactNode;
  features: readonly { feature: Message; value: PlanCell; limit?: number | undefined }[];
}

/** One plan: name, audience, price as its buy button, and features. */
function PlanColumn({ plan, lead, features }: PlanColumnProps) {
  const { t } = useLingui();
  const titleId = useId();
  const price = plan === 'free' ? '' : amountOf(PRICE_CENTS[plan]);
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={[
        // Subgrid: prices and features of the three columns are aligned.
        { p: { xs: 2.5, sm: 3 }, display: 'grid', gap: 2.5, gridRow: 'span 3', gridTemplateRows: 'subgrid' },
        plan === 'great' && { borderColor: 'primary.main', bgcolor: 'tones.raised' },
        // On phones the recommended plan is first, and the free one last.
        { order: { xs: { great: 1, lite: 2, free: 3 }[plan], md: 0 } },
      ]}
    >
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography id={titleId} variant="h3" component="h2">
            {translateMessage(PLAN_NAMES[plan])}
          </Typography>
          {plan === 'great' && <Chip size="small" color="primary" label={t`Recommended`} />}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {lead}
        </Typography>
        <Typography component="p" sx={{ mt: 2, fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.25 }}>
          <span>{plan === 'free' ? <Trans>0 €</Trans> : <Trans>{price} €</Trans>}</span>{' '}
          {plan !== 'free' && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              <Trans>for a year</Trans>
            </Typography>
          )}
        </Typography>
      </Box>
      {plan === 'free' ? (
        <Box sx={{ minHeight: 48, display: 'flex', alignItems: 'center', color: 'text.secondary', fontWeight: 500 }}>
          <Trans>Your plan today</Trans>
        </Box>
      ) : (
        <Button
          component={Link}
          to={`/premium/buy/${plan}`}
          size="large"
          variant={plan === 'great' ? 'contained' : 'outlined'}
        >
          {priceLabel(priceText(plan), PRICE_CENTS[plan])}
        </Button>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.25 }}>
        {features.map(({ feature, value, limit }) => (
          <Feature key={feature.id} feature={translateMessage(feature)} value={value} limit={limit} />
        ))}
      </Box>
    </Card>
  );
}

interface FeatureProps {
  feature: string;
  value: PlanCell;
  /** To how many it is limited. */
  limit?: number | undefined;
}

/** A feature; ticks and crosses have a text for screen readers. */
export function Feature({ feature, value, limit }: FeatureProps) {
  const { i18n } = useLingui();
  const Icon = value === false ? X : Check;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, typography: 'body2' }}>
      <Box
        component={Icon}
        aria-hidden
        sx={{ width: 18, height: 18, flexShrink: 0, color: value === false ? 'text.disabled' : 'primary.main' }}
      />
      <Box component="span" sx={{ flex: '0 1 auto', color: value === false ? 'text.secondary' : 'text.primary' }}>
        {feature}
        {value === false && (
          <Box component="span" sx={{ ml: 0.5 }}>
            <Trans>(not included)</Trans>
          </Box>
        )}
      </Box>
      {typeof value === 'object' && (
        <Box
          component="span"
          // Right-aligned, whatever width the label needs.
          sx={{ flex: '1 1 50%', minWidth: 0, color: 'text.secondary', fontWeight: 500, textAlign: 'end' }}
        >
          {translateMessage(value)}
          {limit !== undefined && ` · ${i18n.number(limit)}`}
        </Box>
      )}
    </Box>
  );
}

const isEverywhere = ({ free, great, lite }: PlanRow) => free === true && great === true && lite === true;
const DIFFERENT = PLAN_COMPARISON.filter((row) => !isEverywhere(row));
const SAME = PLAN_COMPARISON.filter(isEverywhere);

const LEADS = {
  free: <Trans>For getting started.</Trans>,
  great: <Trans>Larger AI and voice allowance.</Trans>,
  lite: <Trans>Smaller AI and voice allowance.</Trans>,
};

/** Prices and features of the plans: three columns for differences, and common features once. */
export function PlanComparison() {
  const teacher = useConfiguration()?.teacher ?? 'model';
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography sx={{ color: 'text.secondary', maxWidth: '60ch' }}>
        <Trans>
          One payment for a year. Nothing renews automatically, and nothing you have created is deleted when it ends.
        </Trans>
      </Typography>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
        {(['free', 'great', 'lite'] as const).map((plan) => (
          <PlanColumn
            key={plan}
            plan={plan}
            lead={LEADS[plan]}
            features={DIFFERENT.map((row) => ({
              feature: row.feature,
              value: planCell(row, plan, teacher),
              limit: plan === 'free' ? row.limit : undefined,
            }))}
          />
        ))}
      </Box>
      <Box component="section">
        <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
          <Trans>On all tiers</Trans>
        </Typography>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            display: 'grid',
            gap: 1.25,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
          }}
        >
          {SAME.map(({ feature }) => (
            <Feature key={feature.id} feature={translateMessage(feature)} value />
          ))}
        </Box>
      </Box>
    </Box>
  );
}
