import { useLingui, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { columnLanguages, usedColumns } from '@wordcluster/domain/clusters/cluster';
import { isLive } from '@wordcluster/domain/practice/state';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState, useEffectEvent } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import type { ClusterMenuChoice } from '../../features/clusters/hooks/use-cluster-menu.ts';
import type { Sought } from '../../features/cluster-table/components/ClusterData.tsx';
import { useCardLayout } from '../../features/cluster-table/hooks/use-card-layout.ts';
import { VoiceChoices } from '../../features/listening/components/VoiceChoices.tsx';
import { TestButton } from '../../features/practice/components/TestButton.tsx';
import { EmptyCluster } from '../../features/transfer/components/EmptyCluster.tsx';
import { usePageDrop, usePagePaste } from '../../features/transfer/hooks/use-page-events.ts';
import { useCluster, type Cluster } from '../../platform/queries/clusters.ts';
import { useUser } from '../../platform/session/session.ts';
import { rememberCluster } from '../../platform/storage/recent-clusters.ts';
import { useTestStatus } from '../../platform/storage/test-status.ts';
import { PageTitle, BesideTitle } from '../../ui/PageTitle.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useKeyboardInset, useLayoutInset } from '../../ui/use-layout-inset.ts';
import { ClusterMenuDialogs } from './ClusterMenuDialogs.tsx';
import { ClusterRows } from './ClusterRows.tsx';
import { TeacherEntry } from './TeacherEntry.tsx';
import { hasClusterMenu } from '@wordcluster/domain/clusters/cluster-menu';
import { ClusterMenu } from '../../features/clusters/components/ClusterMenu.tsx';
import { useArchive } from '../../features/clusters/hooks/use-archive.ts';
import { useNeighbours } from '../../features/clusters/hooks/use-neighbours.ts';
import { clearRequest, useClusterPageRequest } from './cluster-page-request.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Columns2, Users } from 'lucide-react';
import { personName } from '../../platform/browser/person-name.ts';

/** The cluster's owner, and what a recipient may do with it. */
interface SharedByProps {
  person: NonNullable<Cluster['shared_by']>;
  mayWrite: boolean;
}

function SharedBy({ person, mayWrite }: SharedByProps) {
  const name = personName(person);
  return (
    <Box
      component="section"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        mb: 2,
        px: 2,
        py: 1,
        borderRadius: 2,
        bgcolor: 'tones.raised',
        '& svg': { flexShrink: 0, color: 'primary.main' },
      }}
    >
      <Users size={20} aria-hidden />
      <Typography variant="body2">
        {mayWrite ? (
          <Trans>
            <strong>{name}</strong> shares this cluster with you. You can edit its rows; everyone with access sees your
            changes at once.
          </Trans>
        ) : (
          <Trans>
            <strong>{name}</strong> shares this cluster with you. You can view, hear and practise it; only {name} can
            edit it.
          </Trans>
        )}
      </Typography>
    </Box>
  );
}

/** A cluster with one column cannot be practised: offers a second one. */
function SecondColumn({ onAdd }: { onAdd: () => void }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mb: 1.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Trans>With a second column, for example the translation, you can practise these words.</Trans>
      </Typography>
      <Button variant="outlined" size="small" startIcon={<Columns2 />} onClick={onAdd}>
        <Trans>Add a second column</Trans>
      </Button>
    </Box>
  );
}

interface ClusterPageMenuProps {
  cluster: Cluster;
  onOpen: (choice: ClusterMenuChoice) => void;
}

/** The menu of the cluster's card, beside the title of its page; also opened by the palette. */
export function ClusterPageMenu({ cluster, onOpen }: ClusterPageMenuProps) {
  const premium = useUser()?.premium ?? false;
  const test = useTestStatus();
  const archive = useArchive();
  const { movable, moved } = useNeighbours(cluster.id);
  const choose = (choice: ClusterMenuChoice) => {
    if (choice === 'archive') archive(cluster);
    else if (!moved(choice)) onOpen(choice);
  };
  const { pending } = useClusterPageRequest();
  const handleRequest = useEffectEvent(() => {
    if (pending === null) return;
    clearRequest();
    if (pending.clusterId === cluster.id) choose(pending.choice);
  });
  useEffect(() => {
    if (pending !== null) handleRequest();
  }, [pending]);
  if (!hasClusterMenu({ testState: test.cluster_id === cluster.id ? test.state : null })) return null;
  return (
    <BesideTitle>
      <ClusterMenu cluster={cluster} premium={premium} movable={movable} onChoose={choose} />
    </BesideTitle>
  );
}

const ImportDialog = lazy(() => import('../../features/transfer/components/ImportDialog.tsx'));

/**
 * The table fills the viewport between top bar, notice and footer, so that its header and add row stay visible; also
 * above the virtual keyboard.
 */
const FRAME = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  height: 'calc(100dvh - 60px - var(--notice-height, 0px) - var(--keyboard-height, 0px) - var(--strip, 0px))',
  minHeight: 420,
  px: { xs: 3, md: 5 },
  pt: { xs: 1.5, md: 3 },
  pb: { xs: 1.5, md: 2 },
} as const;

/** Cards fill all of it, down to the add bar. */
const FRAME_OF_CARDS = {
  ...FRAME,
  minHeight: 260,
  px: 1.5,
  pb: 0,
  // With the virtual keyboard open there is only space for the rows and the focused field.
  '@media (max-height: 560px)': {
    '&:has([role="group"]:focus-within) [data-table-tools]': { display: 'none' },
  },
} as const;

/** A missing or disabled cluster: a message, and a link back to the list. */
function NotThere({ disabled }: { disabled: boolean }) {
  const { t } = useLingui();
  const message = disabled
    ? t`This cluster is disabled. Upgrade to PREMIUM to open it.`
    : t`This cluster was not found.`;
  useEffect(() => void showToast({ message, severity: 'warning' }), [message]);
  return <Navigate to="/clusters" replace />;
}

interface Importing {
  source: 'file' | 'paste';
  pasted?: string;
  files?: readonly File[];
}

/** Navigation state: the cluster was made for a file, so the import opens. */
const asksToImport = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'importing' in state && state.importing === true;

/** Navigation state: a word chosen in the palette, so its row is searched. */
const wordSought = (state: unknown): Sought | null =>
  typeof state === 'object' && state !== null && 'search' in state && typeof state.search === 'string'
    ? { search: state.search }
    : null;

/** Navigation state: the cluster is new, so the new row gets the focus. */
const asksToType = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'typing' in state && state.typing === true;

/** Toasts are placed above the add bar of cards. */
function useTableInset(cards: boolean): void {
  useLayoutInset('--toast-floor', cards ? 76 : null);
  useKeyboardInset();
}

/** The page with the dialogs of its menu, which stay mounted when the cluster is removed: that can be undone. */
export default function ClusterPage() {
  const navigate = useNavigate();
  const cluster = useCluster(Number(useParams()['cluster_id']));
  const [chosen, setChosen] = useState<{ choice: ClusterMenuChoice; cluster: Cluster } | null>(null);
  const close = () => {
    setChosen(null);
    if (cluster === null) void navigate('/clusters', { replace: true });
  };
  return (
    <>
      {!(cluster === null && chosen !== null) && (
        <ClusterContent
          cluster={cluster}
          onChoose={(choice) => {
            if (cluster) setChosen({ choice, cluster });
          }}
        />
      )}
      {chosen !== null && (
        <ClusterMenuDialogs cluster={cluster ?? chosen.cluster} choice={chosen.choice} onClose={close} />
      )}
    </>
  );
}

interface ClusterContentProps {
  /** Null if there is none, undefined while loading. */
  cluster: Cluster | null | undefined;
  onChoose: (choice: ClusterMenuChoice) => void;
}

function ClusterContent({ cluster, onChoose }: ClusterContentProps) {
  const clusterId = Number(useParams()['cluster_id']);
  const user = useUser();
  const test = useTestStatus();
  const arrivedWith: unknown = useLocation().state;
  const [importing, setImporting] = useState<Importing | null>(() =>
    asksToImport(arrivedWith) ? { source: 'file' } : null,
  );
  const importPasted = useCallback((pasted: string) => setImporting({ source: 'paste', pasted }), []);
  usePagePaste(cluster?.shared_by === null ? importPasted : null);
  const importDropped = useCallback((files: readonly File[]) => setImporting({ source: 'file', files }), []);
  usePageDrop(cluster?.shared_by === null && importing === null ? importDropped : null);
  const cards = useCardLayout();
  useTableInset(cards);
  const isOpen = cluster?.disabled === false;
  useEffect(() => {
    if (isOpen) rememberCluster(clusterId);
  }, [isOpen, clusterId]);
  const sought = useMemo(() => wordSought(arrivedWith), [arrivedWith]);
  if (cluster === undefined) return <Spinner />;
  if (cluster === null || cluster.disabled) return <NotThere disabled={cluster?.disabled ?? false} />;
  if (test.cluster_id === clusterId && isLive(test)) return <Navigate to="/clusters" replace />;
  const premium = user?.premium ?? false;
  const oneColumn = usedColumns(cluster).length === 1;
  return (
    <Box sx={cards ? FRAME_OF_CARDS : FRAME} data-fills-screen>
      <PageTitle title={cluster.title} />
      <ClusterPageMenu cluster={cluster} onOpen={onChoose} />
      {cluster.shared_by !== null && <SharedBy person={cluster.shared_by} mayWrite={cluster.may_write} />}
      {oneColumn && cluster.shared_by === null && <SecondColumn onAdd={() => onChoose('configure')} />}
      <ClusterRows
        key={cluster.id}
        actions={(isEmpty) => (
          <>
            <TestButton
              cluster={cluster}
              isEmpty={isEmpty}
              voices={<VoiceChoices languages={columnLanguages(cluster)} />}
            />
            {/* Without rows the middle of the table offers the teacher. */}
            {!(isEmpty && cluster.shared_by === null && user?.ai_available === true) && (
              <TeacherEntry cluster={cluster} />
            )}
          </>
        )}
        cluster={cluster}
        premium={premium}
        onPaste={importPasted}
        sought={sought}
        typing={asksToType(arrivedWith)}
        empty={
          <EmptyCluster
            canEdit={cluster.shared_by === null}
            onImport={(source) => setImporting({ source })}
            teacher={<TeacherEntry cluster={cluster} inline />}
          />
        }
      />
      {importing !== null && (
        <Suspense>
          <ImportDialog
            key={importing.files?.[0]?.name}
            cluster={cluster}
            premium={premium}
            {...importing}
            onClose={() => setImporting(null)}
          />
        </Suspense>
      )}
    </Box>
  );
}
