import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { columnLanguages } from '@wordcluster/domain/clusters/cluster';
import { isLive } from '@wordcluster/domain/practice/state';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import type { Sought } from '../../features/cluster-table/components/ClusterData.tsx';
import { useCards } from '../../features/cluster-table/hooks/use-cards.ts';
import { VoiceChoices } from '../../features/listening/components/VoiceChoices.tsx';
import { TestButton } from '../../features/practice/components/TestButton.tsx';
import { EmptyCluster } from '../../features/transfer/components/EmptyCluster.tsx';
import { usePagePaste } from '../../features/transfer/hooks/use-page-events.ts';
import { useCluster } from '../../platform/queries/clusters.ts';
import { useUser } from '../../platform/session/session.ts';
import { useTestStatus } from '../../platform/storage/test-status.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useKeyboardRoom, useRoom } from '../../ui/room.ts';
import { ClusterRows } from './ClusterRows.tsx';
import { SharedBy } from './SharedBy.tsx';
import { TeacherEntry } from './TeacherEntry.tsx';

const ImportDialog = lazy(() => import('../../features/transfer/components/ImportDialog.tsx'));

/**
 * The table takes what the top bar and a notice below it leave, so that its head and its add row stay in view; above the
 * keyboard. Messages and the chat have a strip of their own below it.
 */
const FRAME = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  height: 'calc(100dvh - 60px - var(--notice-height, 0px) - var(--keyboard-height, 0px))',
  minHeight: 420,
  px: { xs: 3, md: 5 },
  pt: { xs: 1.5, md: 3 },
  pb: '88px',
} as const;

/** Cards take all of it: the chat stands in the bar that adds, and messages above that. */
const FRAME_OF_CARDS = {
  ...FRAME,
  minHeight: 260,
  px: 1.5,
  pb: 0,
  // With the keyboard open there is room for the rows and the field that is typed into, for nothing else.
  '@media (max-height: 560px)': {
    '&:has([role="group"]:focus-within) [data-table-tools]': { display: 'none' },
  },
} as const;

/** A cluster that is not there, or not open: says so and leads back to the list. */
function NotThere({ disabled }: { disabled: boolean }) {
  const { t } = useLingui();
  const message = disabled
    ? t`This cluster is disabled. Upgrade to PREMIUM to open it.`
    : t`This cluster was not found.`;
  useEffect(() => void showToast({ message, severity: 'warning' }), [message]);
  return <Navigate to="/clusters" replace />;
}

/** Whoever made the cluster for a file comes for the import. */
const asksToImport = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'importing' in state && state.importing === true;

/** Whoever chose a word in the palette comes for its row. */
const wordSought = (state: unknown): Sought | null =>
  typeof state === 'object' && state !== null && 'search' in state && typeof state.search === 'string'
    ? { search: state.search }
    : null;

/** Messages stand below the table, or above the bar of cards in which the closed chat stands. */
function useRoomOfTable(cards: boolean): void {
  useRoom('--toast-floor', cards ? 84 : 18);
  useRoom('--toast-width', cards ? null : 888);
  useRoom('--chat-floor', cards ? 8 : null);
  useKeyboardRoom();
}

export default function ClusterPage() {
  const clusterId = Number(useParams()['cluster_id']);
  const cluster = useCluster(clusterId);
  const user = useUser();
  const test = useTestStatus();
  const arrivedWith: unknown = useLocation().state;
  const [importing, setImporting] = useState<{ source: 'file' | 'paste'; pasted?: string } | null>(() =>
    asksToImport(arrivedWith) ? { source: 'file' } : null,
  );
  const importPasted = useCallback((pasted: string) => setImporting({ source: 'paste', pasted }), []);
  usePagePaste(cluster?.shared_by === null ? importPasted : null);
  const cards = useCards();
  useRoomOfTable(cards);
  const sought = useMemo(() => wordSought(arrivedWith), [arrivedWith]);
  if (cluster === undefined) return <Spinner />;
  if (cluster === null || cluster.disabled) return <NotThere disabled={cluster?.disabled ?? false} />;
  if (test.cluster_id === clusterId && isLive(test)) return <Navigate to="/clusters" replace />;
  const premium = user?.premium ?? false;
  return (
    <Box sx={cards ? FRAME_OF_CARDS : FRAME} data-fills-screen>
      <PageTitle title={cluster.title} />
      {cluster.shared_by !== null && <SharedBy person={cluster.shared_by} mayWrite={cluster.may_write} />}
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
        empty={
          <EmptyCluster
            owned={cluster.shared_by === null}
            onImport={(source) => setImporting({ source })}
            teacher={<TeacherEntry cluster={cluster} inline />}
          />
        }
      />
      {importing !== null && (
        <Suspense>
          <ImportDialog cluster={cluster} premium={premium} {...importing} onClose={() => setImporting(null)} />
        </Suspense>
      )}
    </Box>
  );
}
