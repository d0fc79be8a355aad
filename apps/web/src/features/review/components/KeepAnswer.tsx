import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { GivenAnswer } from '@wordcluster/domain/review-session/session';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { failureText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import { saveCell } from '../api/save-cell.ts';
import type { AskedWord } from '../state/asked-word.ts';

/** Characters that a cell holds. */
const MOST = 1000;

/** Who was right after all, and owns the cluster, may keep the answer: beside the one that stands in the cell. */
export function KeepAnswer({
  answer: { id, typed, verdict, rating },
  asked,
}: {
  answer: GivenAnswer;
  asked: AskedWord;
}) {
  const { t } = useLingui();
  const [kept, setKept] = useState<string | null>(null);
  const { cluster, expected } = asked;
  const value = `${expected.text}; ${typed ?? ''}`;
  const own = cluster.shared_by === null;
  const overruled =
    verdict === 'right' && rating >= 3 && typed !== null && typed.trim() !== '' && typed !== expected.text;
  if (!own || !overruled || kept === id || Array.from(value).length > MOST) return null;
  const failed = (error: unknown) => showToast({ message: failureText(asFailure(error)), severity: 'error' });
  const keep = async () => {
    try {
      await saveCell(asked, value);
      setKept(id);
      const undo = () => void saveCell(asked, expected.text).catch(failed);
      showToast({ message: t`“${typed}” now counts as right, too.`, severity: 'success', duration: 30_000, undo });
    } catch (error) {
      failed(error);
    }
  };
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', mt: 1.5 }}>
      <Button size="small" startIcon={<Plus />} onClick={() => void keep()}>
        <Trans>Keep “{typed}” as an answer</Trans>
      </Button>
    </Box>
  );
}
