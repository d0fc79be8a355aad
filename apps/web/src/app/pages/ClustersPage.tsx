import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { clusterPath } from '@wordcluster/domain/practice/routes';
import { PackageOpen, BookOpen, Keyboard, Upload } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AddClusterButton, mayCreateCluster } from '../../features/clusters/components/AddClusterButton.tsx';
import { ClusterGrid } from '../../features/clusters/components/ClusterGrid.tsx';
import type { ClusterMenuChoice } from '../../features/clusters/hooks/use-cluster-menu.ts';
import { ClusterTools } from '../../features/clusters/components/ClusterTools.tsx';
import { LanguagesQuestion } from '../../features/clusters/components/LanguagesQuestion.tsx';
import { NoClusters } from '../../features/clusters/components/NoClusters.tsx';
import { useListView } from '../../features/clusters/state/list-view.ts';
import { useArchive } from '../../features/clusters/hooks/use-archive.ts';
import { GoalButton } from '../../features/goals/components/GoalButton.tsx';
import { usePageDrop, usePagePaste } from '../../features/transfer/hooks/use-page-events.ts';
import { TodayCard } from '../../features/review/components/TodayCard.tsx';
import { asFailure } from '../../platform/http/api-failure.ts';
import { CACHED_AT } from '../../platform/http/offline-cache.ts';
import { useClusters, type Cluster } from '../../platform/queries/clusters.ts';
import { useUser } from '../../platform/session/session.ts';
import { FloatingButtons } from '../../ui/FloatingButtons.tsx';
import { failureText } from '../../ui/messages.ts';
import { Page } from '../../ui/Page.tsx';
import { RetryBanner } from '../../ui/RetryBanner.tsx';
import { CardSkeletons } from '../../ui/Skeletons.tsx';
import { WhenIdle } from '../../platform/browser/WhenIdle.tsx';
import { useVoicedLanguages } from '../../platform/queries/installation.ts';
import { requestedDialog } from './requested-dialog.ts';
import { ClusterMenuDialogs } from './ClusterMenuDialogs.tsx';
import { TeacherEntry } from './TeacherEntry.tsx';
import { useSampleCluster } from '../../features/teacher/hooks/use-sample-cluster.ts';
import { showToast } from '../../ui/toasts.ts';

interface WaysToBeginProps {
  onType: () => void;
  onImport: () => void;
}

/** First steps without a cluster: type words, import a file, ask the teacher, or practise a sample. */
function WaysToBegin({ onType, onImport }: WaysToBeginProps) {
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

const ClusterDialog = lazy(() => import('../../features/clusters/components/ClusterDialog.tsx'));
const PausedElsewhere = lazy(() => import('../../features/practice/components/PausedElsewhere.tsx'));
const ImportDialog = lazy(() => import('../../features/transfer/components/ImportDialog.tsx'));

/** Only one dialog is open at a time. */
type OpenDialog =
  | { kind: 'create' }
  | { kind: 'words'; files?: readonly File[]; pasted?: string }
  | { kind: Exclude<ClusterMenuChoice, 'archive'>; cluster: Cluster }
  | null;

/** The dialog that was chosen here, else the one that the navigation to the page asks for. */
function useOpenDialog(loaded: boolean, mayCreate: boolean) {
  const navigate = useNavigate();
  const [chosen, setDialog] = useState<OpenDialog>(null);
  const navigationState: unknown = useLocation().state;
  const wanted = requestedDialog(navigationState);
  const requested = loaded && (wanted !== 'create' || mayCreate) ? wanted : null;
  const dialog: OpenDialog = chosen ?? (requested === null || requested === 'teacher' ? null : { kind: requested });
  const close = () => {
    setDialog(null);
    // Going back or loading the page again must not open it again.
    if (requested !== null) void navigate('.', { replace: true, state: null });
  };
  return { dialog, setDialog, chosen, requested, close };
}

interface OpenDialogsProps {
  dialog: OpenDialog;
  premium: boolean;
  onClose: () => void;
}

function OpenDialogs({ dialog, premium, onClose }: OpenDialogsProps) {
  const navigate = useNavigate();
  const voiced = useVoicedLanguages();
  return (
    <>
      <Suspense>
        {dialog?.kind === 'create' && (
          <ClusterDialog
            cluster={null}
            voiced={voiced}
            onClose={onClose}
            onSaved={(created) => {
              onClose();
              void navigate(clusterPath(created.id), { state: { typing: true } });
            }}
          />
        )}
        {dialog?.kind === 'words' && (
          <ImportDialog
            premium={premium}
            {...(dialog.files && { files: dialog.files })}
            {...(dialog.pasted !== undefined && { pasted: dialog.pasted })}
            onClose={onClose}
          />
        )}
      </Suspense>
      {dialog !== null && 'cluster' in dialog && (
        <ClusterMenuDialogs cluster={dialog.cluster} choice={dialog.kind} onClose={onClose} />
      )}
    </>
  );
}

export default function ClustersPage() {
  const { t } = useLingui();
  const user = useUser();
  const { data, dataUpdatedAt, error, refetch, isPending } = useClusters();
  const premium = user?.premium ?? false;
  const clusters = data ?? [];
  const allowed = mayCreateCluster(clusters, premium);
  const { dialog, setDialog, chosen, requested, close } = useOpenDialog(data !== undefined, allowed);
  const create = () => setDialog({ kind: 'create' });
  const importWords = () => setDialog({ kind: 'words' });
  const importPasted = useCallback((pasted: string) => setDialog({ kind: 'words', pasted }), [setDialog]);
  const importDropped = useCallback((files: readonly File[]) => setDialog({ kind: 'words', files }), [setDialog]);
  usePagePaste(chosen === null && data !== undefined ? importPasted : null);
  usePageDrop(chosen === null && data !== undefined ? importDropped : null);
  const archive = useArchive();
  const tag = useListView((view) => view.tag);
  const choose = useCallback(
    (kind: ClusterMenuChoice, cluster: Cluster) =>
      kind === 'archive' ? archive(cluster) : setDialog({ kind, cluster }),
    [archive, setDialog],
  );

  return (
    <Page title={t`Clusters`}>
      {/* Nothing came from the server yet: any content shown is from the offline cache. */}
      {error && dataUpdatedAt <= CACHED_AT && (
        <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>
      )}
      {isPending && <CardSkeletons />}
      {data?.length === 0 && user !== null && <LanguagesQuestion person={user.id} />}
      {data?.length === 0 && <NoClusters actions={<WaysToBegin onType={create} onImport={importWords} />} />}
      {clusters.length > 0 && <TodayCard hasRows={clusters.some(({ row_count }) => row_count > 0)} />}
      {clusters.length > 0 && (
        <WhenIdle>
          <PausedElsewhere clusters={clusters} />
        </WhenIdle>
      )}
      {clusters.length > 0 && (
        <>
          <ClusterTools
            clusters={clusters}
            actions={
              <>
                {tag !== null && <GoalButton words={{ tag }} name={tag} label={tag} />}
                <Button color="inherit" startIcon={<PackageOpen />} onClick={importWords}>
                  <Trans>Import</Trans>
                </Button>
              </>
            }
          />
          <ClusterGrid clusters={clusters} premium={premium} onChoose={choose} />
        </>
      )}
      <FloatingButtons>
        <TeacherEntry requested={requested === 'teacher'} onClose={close} />
        <AddClusterButton allowed={allowed} quiet={data?.length === 0} onClick={create} />
      </FloatingButtons>
      <OpenDialogs dialog={dialog} premium={premium} onClose={close} />
    </Page>
  );
}
