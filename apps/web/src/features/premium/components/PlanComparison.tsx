import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PLAN_COMPARISON, planCell, type PlanRow } from '@wordcluster/domain/premium/plan-comparison';
import { useConfiguration } from '../../../platform/queries/installation.ts';
import { translateMessage } from '../../../ui/messages.ts';
import { Feature, PlanColumn } from './PlanColumn.tsx';

const isEverywhere = ({ free, great, lite }: PlanRow) => free === true && great === true && lite === true;
const DIFFERENT = PLAN_COMPARISON.filter((row) => !isEverywhere(row));
const SAME = PLAN_COMPARISON.filter(isEverywhere);

const LEADS = {
  free: <Trans>For getting started.</Trans>,
  great: <Trans>Larger AI and voice allowance.</Trans>,
  lite: <Trans>Smaller AI and voice allowance.</Trans>,
};

/** What the plans cost and give: three columns for what differs, and once what all of them have. */
export function PlanComparison() {
  const teacher = useConfiguration()?.teacher ?? 'model';
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography sx={{ color: 'text.secondary', maxWidth: '60ch' }}>
        <Trans>
          One payment for a year. Nothing renews automatically, and nothing you have made is deleted when it ends.
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
