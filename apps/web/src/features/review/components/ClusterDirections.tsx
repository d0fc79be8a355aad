import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { columnName, usedColumns } from '@wordcluster/domain/clusters/cluster';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { useClusters, type Cluster } from '../../../platform/queries/clusters.ts';
import { CheckField } from '../../../ui/CheckField.tsx';
import { failureText } from '../../../ui/messages.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { directionsQuery, saveDirections, type Direction } from '../api/review-settings.ts';
import { PausedWords } from './PausedWords.tsx';

const same = (a: Direction, b: Direction) => a.source_col === b.source_col && a.target_col === b.target_col;

/** All ways from one column of a cluster to another. */
function directionsOf(cluster: Cluster): { direction: Direction; label: string }[] {
  const columns = usedColumns(cluster);
  return columns.flatMap((source_col) =>
    columns
      .filter((column) => column !== source_col)
      .map((target_col) => ({
        direction: { source_col, target_col },
        label: `${columnName(cluster, source_col)} → ${columnName(cluster, target_col)}`,
      })),
  );
}

/** The directions of one cluster; each tick is saved at once. */
function Directions({ cluster }: { cluster: Cluster }) {
  const { data, error, refetch } = useQuery(directionsQuery(cluster.id));
  if (error && data === undefined)
    return <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>;
  if (data === undefined) return <LineSkeletons />;
  const change = async (directions: readonly Direction[]) => {
    try {
      await saveDirections(cluster.id, directions);
    } catch (failure) {
      showToast({ message: failureText(asFailure(failure)), severity: 'error' });
    }
  };
  return (
    <Box>
      {directionsOf(cluster).map(({ direction, label }) => {
        const chosen = data.some((one) => same(one, direction));
        const rest = data.filter((one) => !same(one, direction));
        return (
          <CheckField
            key={label}
            label={label}
            checked={chosen}
            // A cluster that shall not be asked at all has its words paused.
            disabled={chosen && rest.length === 0}
            onChange={(on) => void change(on ? [...data, direction] : rest)}
          />
        );
      })}
    </Box>
  );
}

/** From which column to which each cluster is asked. */
export function ClusterDirections() {
  const { t } = useLingui();
  const { data: clusters = [] } = useClusters();
  const [chosen, setChosen] = useState<number | null>(null);
  const asked = clusters.filter((cluster) => !cluster.disabled && usedColumns(cluster).length > 1);
  const cluster = asked.find(({ id }) => id === chosen) ?? asked[0];
  if (cluster === undefined) return null;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h4" component="h3">
        <Trans>Directions</Trans>
      </Typography>
      <SelectField
        label={t`Cluster`}
        value={String(cluster.id)}
        options={asked.map(({ id, title }) => ({ value: String(id), label: title }))}
        onChange={(id) => setChosen(Number(id))}
      />
      <Directions key={cluster.id} cluster={cluster} />
      <PausedWords key={`paused ${cluster.id}`} cluster={cluster} />
    </Box>
  );
}
