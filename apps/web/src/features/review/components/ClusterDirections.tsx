import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { columnName, usedColumns, type ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { useClusters, type Cluster, rowsQuery } from '../../../platform/queries/clusters.ts';
import { CheckField } from '../../../ui/CheckField.tsx';
import { failureText } from '../../../ui/messages.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { FromTo } from '../../../ui/FromTo.tsx';
import { directionsQuery, saveDirections, type Direction } from '../api/review-settings.ts';
import Button from '@mui/material/Button';
import { asideEntry } from '@wordcluster/domain/review-session/entries';
import { wordKey } from '@wordcluster/domain/review-session/words';
import { reviewStatesQuery, type ReviewState } from '../../../platform/queries/reviews.ts';
import { newId } from '../../../platform/browser/new-id.ts';
import { useUser } from '../../../platform/session/session.ts';
import { storeAndSend } from '../state/outbox.ts';

const isColumn = (column: number): column is ColumnNumber => column === 1 || column === 2 || column === 3;

type Word = ReviewState & { source_col: ColumnNumber; target_col: ColumnNumber };

const resumeWord = (person: number, word: Word) =>
  storeAndSend(person, [asideEntry(word, 'resume', newId(), Date.now())]);

/** The paused words of a cluster, with resume; nothing without any. */
function PausedWords({ cluster }: { cluster: Cluster }) {
  const { t } = useLingui();
  const person = useUser()?.id ?? null;
  const { data: states = [] } = useQuery(reviewStatesQuery(cluster.id));
  const paused = states.filter((state) => state.paused);
  const { data: rows = [] } = useQuery({ ...rowsQuery(cluster.id), enabled: paused.length > 0 });
  const [resumed, setResumed] = useState<ReadonlySet<string>>(new Set());
  const shown = paused.flatMap((state) => {
    const row = rows.find(({ id }) => id === state.row_id);
    if (!row || !isColumn(state.source_col) || !isColumn(state.target_col) || resumed.has(wordKey(state))) return [];
    const [from, to] = [row[`col_${state.source_col}_value`] ?? '', row[`col_${state.target_col}_value`] ?? ''];
    const text = `${from} → ${to}`;
    return [{ state: { ...state, source_col: state.source_col, target_col: state.target_col }, from, to, text }];
  });
  if (shown.length === 0 || person === null) return null;
  const resume = (state: Word) => {
    setResumed((before) => new Set([...before, wordKey(state)]));
    void resumeWord(person, state);
  };
  return (
    <Box>
      <Typography variant="subtitle2" component="p">
        <Trans>Paused words</Trans>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, maxHeight: 240, overflowY: 'auto' }}>
        {shown.map(({ state, from, to, text }) => (
          <Box
            component="li"
            key={wordKey(state)}
            sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box component="span" translate="no" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <FromTo from={from} to={to} />
            </Box>
            <Button size="small" color="inherit" aria-label={t`Resume ${text}`} onClick={() => resume(state)}>
              <Trans>Resume</Trans>
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const same = (a: Direction, b: Direction) => a.source_col === b.source_col && a.target_col === b.target_col;

/** All ways from one column of a cluster to another. */
function directionsOf(cluster: Cluster): { direction: Direction; from: string | null; to: string | null }[] {
  const columns = usedColumns(cluster);
  return columns.flatMap((source_col) =>
    columns
      .filter((column) => column !== source_col)
      .map((target_col) => ({
        direction: { source_col, target_col },
        from: columnName(cluster, source_col),
        to: columnName(cluster, target_col),
      })),
  );
}

/** The directions of one cluster; each change is saved at once. */
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
      {directionsOf(cluster).map(({ direction, from, to }) => {
        const chosen = data.some((one) => same(one, direction));
        const rest = data.filter((one) => !same(one, direction));
        return (
          <CheckField
            key={`${direction.source_col} ${direction.target_col}`}
            label={<FromTo from={from} to={to} />}
            checked={chosen}
            // At least one direction stays: to practise none of a cluster, its words are paused.
            disabled={chosen && rest.length === 0}
            onChange={(on) => void change(on ? [...data, direction] : rest)}
          />
        );
      })}
    </Box>
  );
}

/** Practised directions of each cluster. */
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
