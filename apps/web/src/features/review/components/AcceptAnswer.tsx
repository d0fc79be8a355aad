import { wordKey } from '@wordcluster/domain/review-session/words';
import { call } from '../../../platform/http/api.ts';
import { noteRowChange, refreshRows } from '../../../platform/queries/clusters.ts';
import type { AskedWord } from '../state/asked-word.ts';
import { dispatch } from '../state/session-store.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { withAlternative } from '@wordcluster/domain/practice/alternatives';
import { VISITED } from '@wordcluster/domain/review-session/visit';
import type { GivenAnswer } from '@wordcluster/domain/review-session/session';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { failureText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';

/** Writes another value into the answer's cell. */
async function saveCell({ word, expected }: AskedWord, value: string): Promise<void> {
  const saved = call('PATCH /api/clusters/:cluster_id/clusterRows/:row_id', {
    params: { cluster_id: word.cluster_id, row_id: word.row_id },
    body: { [`col_${expected.column}_value`]: value },
  });
  noteRowChange(saved);
  await saved;
  await refreshRows(word.cluster_id);
}

/**
 * Accepts an answer as correct: in the cell, if the user may write it and `cell` is its new value, else for themselves.
 * The session counts it from now on. Returns a function that undoes it.
 */
export async function acceptAnswer(
  asked: AskedWord,
  answer: string,
  cell: string | null,
): Promise<() => Promise<void>> {
  const { word, expected } = asked;
  const key = wordKey(word);
  const count = (answers: readonly string[]) => dispatch({ type: 'accepted', key, answers });
  const own = { body: { row_id: word.row_id, column: expected.column, answer } };
  if (cell === null) await call('PUT /api/reviews/accepted', own);
  else await saveCell(asked, cell);
  count([...word.accepted, answer]);
  return async () => {
    if (cell === null) await call('DELETE /api/reviews/accepted', own);
    else await saveCell(asked, expected.text);
    count(word.accepted);
  };
}

/** Undo window in milliseconds. */
const UNDO_MS = 30_000;

interface AcceptAnswerProps {
  answer: GivenAnswer;
  asked: AskedWord;
}

/**
 * After "I was right" the answer can be accepted: by the cluster's owner in the cell, as an alternative; by others, or
 * if the cell is full, for themselves.
 */
export function AcceptAnswer({ answer: { id, typed, verdict, rating }, asked }: AcceptAnswerProps) {
  const { t } = useLingui();
  const [acceptedId, setAcceptedId] = useState<string | null>(null);
  const { cluster, expected, word } = asked;
  const given = (typed ?? '').trim();
  const overruled = verdict === 'right' && rating >= 3 && given !== '' && given !== expected.text;
  // Words of a link belong to another user: nothing can be stored.
  if (cluster.id === VISITED) return null;
  if (!overruled || acceptedId === id || word.accepted.includes(given)) return null;
  const cell = cluster.shared_by === null ? withAlternative(expected.text, given, expected.language) : null;
  const failed = (error: unknown) => showToast({ message: failureText(asFailure(error)), severity: 'error' });
  const submit = async () => {
    try {
      const takeBack = await acceptAnswer(asked, given, cell);
      setAcceptedId(id);
      const undo = () => void takeBack().catch(failed);
      const message = cell === null ? t`“${given}” will be accepted from now on.` : t`“${given}” will be accepted too.`;
      showToast({ message, severity: 'success', duration: UNDO_MS, undo });
    } catch (error) {
      failed(error);
    }
  };
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', mt: 1.5 }}>
      <Button size="small" startIcon={<Plus />} onClick={() => void submit()}>
        {cell === null ? <Trans>Also accept “{given}” for me</Trans> : <Trans>Also accept “{given}”</Trans>}
      </Button>
    </Box>
  );
}
