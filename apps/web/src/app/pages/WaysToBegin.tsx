import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { clusterPath } from '@wordcluster/domain/practice/routes';
import { BookOpen, Keyboard, Upload } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useSampleCluster } from '../../features/teacher/hooks/use-sample-cluster.ts';
import { asFailure } from '../../platform/http/api-failure.ts';
import { useUser } from '../../platform/session/session.ts';
import { failureText } from '../../ui/messages.ts';
import { showToast } from '../../ui/toasts.ts';
import { TeacherEntry } from './TeacherEntry.tsx';

interface WaysToBeginProps {
  onType: () => void;
  onImport: () => void;
}

/** For who has no cluster yet: words typed, from a file, by the teacher, or a sample that can be practised at once. */
export function WaysToBegin({ onType, onImport }: WaysToBeginProps) {
  const navigate = useNavigate();
  const available = useUser()?.ai_available ?? false;
  const sample = useSampleCluster();
  const take = () =>
    sample.make().then(
      (id) => navigate(clusterPath(id)),
      (error: unknown) => showToast({ message: failureText(asFailure(error)), severity: 'error' }),
    );
  return (
    <>
      {available && (
        <Button variant="contained" startIcon={<BookOpen />} disabled={sample.busy} onClick={() => void take()}>
          <Trans>Try a sample</Trans>
        </Button>
      )}
      <Button variant={available ? 'outlined' : 'contained'} startIcon={<Keyboard />} onClick={onType}>
        <Trans>Add words yourself</Trans>
      </Button>
      <Button variant="outlined" startIcon={<Upload />} onClick={onImport}>
        <Trans>Import</Trans>
      </Button>
      <TeacherEntry inline />
    </>
  );
}
