import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { clusterPath } from '@wordcluster/domain/practice/routes';
import { PackageOpen } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AddClusterButton, mayCreateCluster } from '../../features/clusters/components/AddClusterButton.tsx';
import { ClusterGrid } from '../../features/clusters/components/ClusterGrid.tsx';
import type { ClusterMenuChoice } from '../../features/clusters/components/ClusterMenu.tsx';
import { ClusterTools } from '../../features/clusters/components/ClusterTools.tsx';
import { NoClusters } from '../../features/clusters/components/NoClusters.tsx';
import { useArchive } from '../../features/clusters/hooks/use-archive.ts';
import { TodayCard } from '../../features/review/components/TodayCard.tsx';
import { asFailure } from '../../platform/http/api-failure.ts';
import { KEPT_AT } from '../../platform/http/kept-answers.ts';
import { useClusters, type Cluster } from '../../platform/queries/clusters.ts';
import { useUser } from '../../platform/session/session.ts';
import { FloatingButtons } from '../../ui/FloatingButtons.tsx';
import { failureText } from '../../ui/messages.ts';
import { Page } from '../../ui/Page.tsx';
import { RetryBanner } from '../../ui/RetryBanner.tsx';
import { CardSkeletons } from '../../ui/Skeletons.tsx';
import { WhenIdle } from '../../platform/browser/WhenIdle.tsx';
import { useVoicedLanguages } from '../../platform/queries/installation.ts';
import { askedAtList } from './asked-at-list.ts';
import { TeacherEntry } from './TeacherEntry.tsx';
import { WaysToBegin } from './WaysToBegin.tsx';

const ClusterDialog = lazy(() => import('../../features/clusters/components/ClusterDialog.tsx'));
const ClusterTagsDialog = lazy(() => import('../../features/clusters/components/ClusterTagsDialog.tsx'));
const RemoveClusterDialog = lazy(() => import('../../features/clusters/components/RemoveClusterDialog.tsx'));
const PausedElsewhere = lazy(() => import('../../features/practice/components/PausedElsewhere.tsx'));
const ImportDialog = lazy(() => import('../../features/transfer/components/ImportDialog.tsx'));
const WordsDialog = lazy(() => import('../../features/transfer/words/WordsDialog.tsx'));
const ExportDialog = lazy(() => import('../../features/transfer/words/ExportDialog.tsx'));
const PrintDialog = lazy(() => import('../../features/print/PrintDialog.tsx'));
const EarlierRowsDialog = lazy(() => import('../../features/transfer/components/EarlierRowsDialog.tsx'));
const ShareDialog = lazy(() => import('../../features/sharing/components/ShareDialog.tsx'));
const CancelShareDialog = lazy(() => import('../../features/sharing/components/CancelShareDialog.tsx'));

/** Only one dialog is open at a time. */
type OpenDialog =
  | { kind: 'create'; thenImport?: boolean }
  | { kind: 'words' }
  | { kind: Exclude<ClusterMenuChoice, 'archive'>; cluster: Cluster }
  | null;

export default function ClustersPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const user = useUser();
  const { data, dataUpdatedAt, error, refetch, isPending } = useClusters();
  const [chosen, setDialog] = useState<OpenDialog>(null);
  const arrivedWith: unknown = useLocation().state;
  const voiced = useVoicedLanguages();
  const premium = user?.premium ?? false;
  const clusters = data ?? [];
  const allowed = mayCreateCluster(clusters, premium);
  const wanted = askedAtList(arrivedWith);
  const asked = data !== undefined && (wanted !== 'create' || allowed) ? wanted : null;
  const dialog = chosen ?? (asked === null || asked === 'teacher' ? null : { kind: asked, thenImport: false });
  const close = () => {
    setDialog(null);
    // Going back or loading the page again must not open it again.
    if (asked !== null) void navigate('.', { replace: true, state: null });
  };
  const create = () => setDialog({ kind: 'create' });
  const importWords = () => setDialog({ kind: 'words' });
  const archive = useArchive();
  const choose = useCallback(
    (kind: ClusterMenuChoice, cluster: Cluster) =>
      kind === 'archive' ? archive(cluster) : setDialog({ kind, cluster }),
    [archive],
  );

  return (
    <Page title={t`Clusters`}>
      {/* Nothing came from the server yet: what is seen, if anything, is what the last visit kept. */}
      {error && dataUpdatedAt <= KEPT_AT && (
        <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>
      )}
      {isPending && <CardSkeletons />}
      {data?.length === 0 && (
        <NoClusters
          actions={
            <WaysToBegin
              onType={create}
              onImport={() => setDialog({ kind: 'create', thenImport: true })}
              onOtherProgram={importWords}
            />
          }
        />
      )}
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
              <Button color="inherit" startIcon={<PackageOpen />} onClick={importWords}>
                <Trans>Import words</Trans>
              </Button>
            }
          />
          <ClusterGrid clusters={clusters} premium={premium} onChoose={choose} />
        </>
      )}
      <FloatingButtons>
        <TeacherEntry asked={asked === 'teacher'} onClose={close} />
        <AddClusterButton allowed={allowed} onClick={create} />
      </FloatingButtons>
      <Suspense>
        {dialog?.kind === 'create' && (
          <ClusterDialog
            cluster={null}
            voiced={voiced}
            onClose={close}
            onSaved={(created) => {
              close();
              void navigate(clusterPath(created.id), dialog.thenImport === true ? { state: { importing: true } } : {});
            }}
          />
        )}
        {dialog?.kind === 'configure' && (
          <ClusterDialog cluster={dialog.cluster} voiced={voiced} onClose={close} onSaved={close} />
        )}
        {dialog?.kind === 'tags' && <ClusterTagsDialog cluster={dialog.cluster} onClose={close} />}
        {dialog?.kind === 'remove' && <RemoveClusterDialog cluster={dialog.cluster} onClose={close} />}
        {dialog?.kind === 'import' && (
          <ImportDialog cluster={dialog.cluster} premium={premium} linked onClose={close} />
        )}
        {dialog?.kind === 'words' && <WordsDialog premium={premium} onClose={close} />}
        {dialog?.kind === 'earlier-rows' && <EarlierRowsDialog cluster={dialog.cluster} onClose={close} />}
        {dialog?.kind === 'export-as' && <ExportDialog cluster={dialog.cluster} onClose={close} />}
        {dialog?.kind === 'print' && <PrintDialog cluster={dialog.cluster} onClose={close} />}
        {dialog?.kind === 'share' && <ShareDialog cluster={dialog.cluster} onClose={close} />}
        {dialog?.kind === 'cancel-share' && <CancelShareDialog cluster={dialog.cluster} onClose={close} />}
      </Suspense>
    </Page>
  );
}
