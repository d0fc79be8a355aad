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
import { keepAnswer } from '../api/accepted-answers.ts';
import type { AskedWord } from '../state/asked-word.ts';

/** Milliseconds in which it can be taken back. */
const UNDO_MS = 30_000;

interface KeepAnswerProps {
  answer: GivenAnswer;
  asked: AskedWord;
}

/**
 * Who was right after all may keep the answer: the owner of the cluster in the cell, beside what stands there; everybody else, and where
 * the cell cannot hold it, for themselves.
 */
export function KeepAnswer({ answer: { id, typed, verdict, rating }, asked }: KeepAnswerProps) {
  const { t } = useLingui();
  const [kept, setKept] = useState<string | null>(null);
  const { cluster, expected, word } = asked;
  const given = (typed ?? '').trim();
  const overruled = verdict === 'right' && rating >= 3 && given !== '' && given !== expected.text;
  // The words of a link are nobody's here: they have no place for it.
  if (cluster.id === VISITED) return null;
  if (!overruled || kept === id || word.accepted.includes(given)) return null;
  const cell = cluster.shared_by === null ? withAlternative(expected.text, given, expected.language) : null;
  const failed = (error: unknown) => showToast({ message: failureText(asFailure(error)), severity: 'error' });
  const keep = async () => {
    try {
      const takeBack = await keepAnswer(asked, given, cell);
      setKept(id);
      const undo = () => void takeBack().catch(failed);
      const message = cell === null ? t`“${given}” will be accepted from now on.` : t`“${given}” will be accepted too.`;
      showToast({ message, severity: 'success', duration: UNDO_MS, undo });
    } catch (error) {
      failed(error);
    }
  };
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', mt: 1.5 }}>
      <Button size="small" startIcon={<Plus />} onClick={() => void keep()}>
        {cell === null ? <Trans>Also accept “{given}” for me</Trans> : <Trans>Also accept “{given}”</Trans>}
      </Button>
    </Box>
  );
}
