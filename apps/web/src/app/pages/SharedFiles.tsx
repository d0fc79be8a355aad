import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { FileQuestion } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '../../platform/session/session.ts';
import { discardSharedFiles, sharedFiles } from '../../platform/storage/shared-files.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

const ImportDialog = lazy(() => import('../../features/transfer/components/ImportDialog.tsx'));

/** Imports the files that another app shared; if they are gone, one can be chosen. */
export function SharedFiles() {
  const navigate = useNavigate();
  const premium = useUser()?.premium ?? false;
  const [files, setFiles] = useState<readonly File[] | null>(null);
  const [choosing, setChoosing] = useState(false);
  useEffect(() => {
    void sharedFiles().then(setFiles);
  }, []);
  // Kept until the page is left: a reload opens the import again.
  useEffect(() => (files === null ? undefined : () => void discardSharedFiles()), [files]);
  if (files === null) return null;
  return (
    <>
      {files.length === 0 && (
        <EmptyState
          picture={<FileQuestion size={48} strokeWidth={1.5} />}
          title={<Trans>The shared file is no longer here.</Trans>}
          actions={
            <Button variant="contained" onClick={() => setChoosing(true)}>
              <Trans>Choose a file</Trans>
            </Button>
          }
        >
          <Trans>Share it again, or choose it here.</Trans>
        </EmptyState>
      )}
      {(files.length > 0 || choosing) && (
        <Suspense fallback={null}>
          <ImportDialog premium={premium} files={files} onClose={() => void navigate('/clusters', { replace: true })} />
        </Suspense>
      )}
    </>
  );
}
