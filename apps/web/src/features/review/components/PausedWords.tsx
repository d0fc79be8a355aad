import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { asideEntry } from '@wordcluster/domain/review-session/entries';
import { wordKey } from '@wordcluster/domain/review-session/words';
import { useState } from 'react';
import { rowsQuery, type Cluster } from '../../../platform/queries/clusters.ts';
import { reviewStatesQuery, type ReviewState } from '../../../platform/queries/reviews.ts';
import { newId } from '../../../platform/browser/new-id.ts';
import { useUser } from '../../../platform/session/session.ts';
import { keepAndSend } from '../state/outbox.ts';

const isColumn = (column: number): column is ColumnNumber => column === 1 || column === 2 || column === 3;

type Word = ReviewState & { source_col: ColumnNumber; target_col: ColumnNumber };

const resumeWord = (person: number, word: Word) =>
  keepAndSend(person, [asideEntry(word, 'resume', newId(), Date.now())]);

/** The words of a cluster that are paused, each with the way back; nothing where there are none. */
export function PausedWords({ cluster }: { cluster: Cluster }) {
  const { t } = useLingui();
  const person = useUser()?.id ?? null;
  const { data: states = [] } = useQuery(reviewStatesQuery(cluster.id));
  const paused = states.filter((state) => state.paused);
  const { data: rows = [] } = useQuery({ ...rowsQuery(cluster.id), enabled: paused.length > 0 });
  const [resumed, setResumed] = useState<ReadonlySet<string>>(new Set());
  const shown = paused.flatMap((state) => {
    const row = rows.find(({ id }) => id === state.row_id);
    if (!row || !isColumn(state.source_col) || !isColumn(state.target_col) || resumed.has(wordKey(state))) return [];
    const text = `${row[`col_${state.source_col}_value`] ?? ''} → ${row[`col_${state.target_col}_value`] ?? ''}`;
    return [{ state: { ...state, source_col: state.source_col, target_col: state.target_col }, text }];
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
        {shown.map(({ state, text }) => (
          <Box
            component="li"
            key={wordKey(state)}
            sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box component="span" translate="no" dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {text}
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
