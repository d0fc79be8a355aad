import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { KNOWN_DAYS } from '@wordcluster/domain/progress/stages';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { DayFormats } from '../hooks/use-day-formats.ts';
import type { ProgressResponse } from '../state/figures.ts';
import { INK } from './Bars.tsx';
import { ChartCard } from './ChartCard.tsx';

type StageName = keyof ProgressResponse['stages'];

/** From known to new. */
const ORDER: readonly StageName[] = ['known', 'young', 'learning', 'new'];
const COLORS: Record<StageName, string> = { known: INK.green, young: INK.blue, learning: INK.amber, new: INK.empty };

/** One bar of stages beside each other, for the whole and for each cluster. */
export function StageBar({
  stages,
  width,
  height,
}: {
  stages: ProgressResponse['stages'];
  width: number;
  height: number;
}) {
  const all = Math.max(
    1,
    ORDER.reduce((sum, stage) => sum + stages[stage], 0),
  );
  const x = scaleLinear({ domain: [0, all], range: [0, width] });
  const partsBefore = (stage: StageName) =>
    ORDER.slice(0, ORDER.indexOf(stage)).reduce((sum, before) => sum + stages[before], 0);
  return (
    <svg className="along-line" width={width} height={height} aria-hidden>
      {ORDER.filter((stage) => stages[stage] > 0).map((stage) => (
        <Bar
          key={stage}
          x={x(partsBefore(stage))}
          y={0}
          width={Math.max(1, x(stages[stage]) - 2)}
          height={height}
          rx={4}
          fill={COLORS[stage]}
        />
      ))}
    </svg>
  );
}

interface StagesProps {
  stages: ProgressResponse['stages'];
  formats: DayFormats;
}

/** Number of words by stage. */
export function Stages({ stages, formats }: StagesProps) {
  const { t } = useLingui();
  const names: Record<StageName, string> = {
    known: t`Known`,
    young: t`Young`,
    learning: t`Learning`,
    new: t`New`,
  };
  const meanings: Record<StageName, string> = {
    known: t`interval of ${KNOWN_DAYS} days or more`,
    young: t`interval under ${KNOWN_DAYS} days`,
    learning: t`just started or recently forgotten`,
    new: t`not started yet`,
  };
  const all = ORDER.reduce((sum, stage) => sum + stages[stage], 0);
  const [known, total] = [formats.count(stages.known), formats.count(all)];
  return (
    <ChartCard<StageName>
      title={t`Words by stage`}
      summary={t`Known: ${known} of ${total}. A word counts once in each direction that you practise.`}
      height={28}
      empty={all === 0}
      draw={(width) => <StageBar stages={stages} width={width} height={28} />}
      legend={
        <Box component="dl" sx={{ m: 0, mt: 2, display: 'grid', gap: { xs: 0.5, sm: 1.25 } }}>
          {ORDER.map((stage) => (
            <Box key={stage} sx={{ display: 'flex', alignItems: 'baseline', gap: 1.25 }}>
              <Box
                aria-hidden
                sx={{
                  width: 10,
                  height: 10,
                  borderRadius: '3px',
                  flexShrink: 0,
                  bgcolor: COLORS[stage],
                  outline: '1px solid',
                  outlineColor: 'tones.hairline',
                }}
              />
              <Box component="dt" sx={{ flex: 1, minWidth: 0 }}>
                {names[stage]}{' '}
                <Box component="span" sx={{ color: 'text.secondary', typography: 'caption' }}>
                  {meanings[stage]}
                </Box>
              </Box>
              <Box component="dd" sx={{ m: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
                {formats.count(stages[stage])}
              </Box>
            </Box>
          ))}
        </Box>
      }
      table={{
        rows: ORDER,
        rowKey: (stage) => stage,
        columns: [
          { id: 'stage', label: t`Stage`, cell: (stage) => names[stage] },
          { id: 'words', label: t`Words`, align: 'right', cell: (stage) => formats.count(stages[stage]) },
          {
            id: 'share',
            label: t`Percentage`,
            align: 'right',
            cell: (stage) => formats.percent(stages[stage] / Math.max(1, all)),
          },
        ],
      }}
    />
  );
}
