import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Strengths } from '@wordcluster/domain/cluster-table/view';
import { strengthOf } from '@wordcluster/domain/progress/stages';
import type { ClusterRow } from '@wordcluster/domain/clusters/cluster';
import { CopyPlus, History, ImagePlus, Languages } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo, useState, type ComponentProps } from 'react';
import { ClusterData } from '../../features/cluster-table/components/ClusterData.tsx';
import type { RowTool } from '../../features/cluster-table/state/row-context.ts';
import { GoalButton } from '../../features/goals/components/GoalButton.tsx';
import { PlayButton } from '../../features/listening/components/PlayButton.tsx';
import { useVoice } from '../../features/listening/hooks/use-voice.ts';
import { PrintButton } from '../../features/print/PrintButton.tsx';
import { TranslateButton } from '../../features/translation/components/TranslateButton.tsx';
import { useAutomaticTranslation } from '../../features/translation/hooks/use-automatic-translation.ts';
import { useRenameColumn } from '../../features/clusters/hooks/use-rename-column.ts';
import { useTranslateRows } from '../../features/translation/hooks/use-translate-rows.ts';
import { rowFilling } from '@wordcluster/domain/clusters/fill-columns';
import { reviewStatesQuery } from '../../platform/queries/reviews.ts';
import { useUser } from '../../platform/session/session.ts';
import { shownWithRow } from '../../ui/shown-with-row.ts';

const MediaDialog = lazy(() => import('../../features/media/components/MediaDialog.tsx'));
const CopyRowsDialog = lazy(() => import('../../features/transfer/components/CopyRowsDialog.tsx'));
const HistoryDialog = lazy(() => import('../../features/live-editing/components/HistoryDialog.tsx'));

type Data = ComponentProps<typeof ClusterData>;

/** How well the viewer remembers the rows of a cluster: as well as in the weakest direction. */
function useStrengths(clusterId: number): Strengths | undefined {
  const { data: states } = useQuery(reviewStatesQuery(clusterId));
  return useMemo(() => {
    if (states === undefined || states.length === 0) return undefined;
    const strengths = new Map<number, ReturnType<typeof strengthOf>>();
    for (const state of states) {
      const strength = strengthOf(state);
      const known = strengths.get(state.row_id);
      if (strength > 0 && (known === undefined || strength < known)) strengths.set(state.row_id, strength);
    }
    return strengths.size === 0 ? undefined : strengths;
  }, [states]);
}

type ShowRow = (row: ClusterRow) => void;

/** Actions of a row's menu that open a dialog. Memoised, so that rows are not rendered again. */
function useRowActions(cluster: Data['cluster'], onMedia: ShowRow, onHistory: ShowRow) {
  const { t } = useLingui();
  const isShared = cluster.shared_by !== null || cluster.shared_with.length > 0;
  return useCallback<NonNullable<Data['rowActions']>>(
    (row) => {
      const word = row.col_1_value ?? '';
      const mayChange = cluster.shared_by === null || cluster.may_write;
      const ofMedia: RowTool = {
        icon: ImagePlus,
        label: t`Image and audio`,
        name: t`Image and audio for ${word}`,
        run: () => onMedia(row),
      };
      const ofHistory: RowTool = {
        icon: History,
        label: t`History`,
        name: t`History of ${word}`,
        run: () => onHistory(row),
      };
      return [...(mayChange ? [ofMedia] : []), ...(isShared ? [ofHistory] : [])];
    },
    [cluster, isShared, onMedia, onHistory, t],
  );
}

/** Read-aloud of a cell and translation of a row. Memoised, so that rows are not rendered again. */
function useCellActions(cluster: Data['cluster'], available: boolean) {
  const voice = useVoice();
  const renderCellAction = useCallback<NonNullable<Data['renderCellAction']>>(
    (row, { number, language }) => (
      <PlayButton
        voice={voice}
        clusterId={row.cluster_id}
        rowId={row.id}
        column={number}
        language={language}
        text={row[`col_${number}_value`]}
        recording={row[`sound_${number}`]}
        sx={shownWithRow}
      />
    ),
    [voice],
  );
  const renderTranslation = useCallback<NonNullable<Data['renderTranslation']>>(
    // Only useful for the owner, while a cell is empty.
    (row, fill, named) =>
      cluster.shared_by === null &&
      rowFilling(cluster, row) !== null && (
        <TranslateButton cluster={cluster} row={row} available={available} save={fill} named={named} />
      ),
    [cluster, available],
  );
  return { renderCellAction, renderTranslation };
}

/** A cluster's rows with read-aloud and translation. */
export function ClusterRows(
  props: Omit<
    Data,
    'strengths' | 'renderCellAction' | 'renderTranslation' | 'rowActions' | 'renderAction' | 'complete' | 'onAdded'
  >,
) {
  const { cluster } = props;
  const { t } = useLingui();
  const strengths = useStrengths(cluster.id);
  const available = useUser()?.ai_available ?? false;
  const automatic = useAutomaticTranslation(cluster, available);
  const [media, setMedia] = useState<ClusterRow | null>(null);
  const [history, setHistory] = useState<ClusterRow | null>(null);
  const [copying, setCopying] = useState<{ rowIds: number[]; clear: () => void } | null>(null);
  const translateRows = useTranslateRows(cluster, available);
  const rename = useRenameColumn(cluster);

  const { renderCellAction, renderTranslation } = useCellActions(cluster, available);
  const rowActions = useRowActions(cluster, setMedia, setHistory);

  return (
    <>
      <ClusterData
        {...props}
        strengths={strengths}
        renderCellAction={renderCellAction}
        renderTranslation={renderTranslation}
        rowActions={rowActions}
        renderAction={(rowIds) => (
          <>
            <PrintButton cluster={cluster} rowIds={rowIds} />
            {rowIds.length > 0 && (
              <GoalButton
                words={{ row_ids: [...rowIds] }}
                name={<Plural value={rowIds.length} one="# chosen word" other="# chosen words" />}
                label={cluster.title}
              />
            )}
          </>
        )}
        bulkTools={(rows, { edit, clear }) => [
          ...(translateRows
            ? [{ icon: Languages, label: t`Translate`, run: () => void translateRows(rows, edit) }]
            : []),
          {
            icon: CopyPlus,
            label: t`Copy or move…`,
            run: () => setCopying({ rowIds: rows.flatMap(({ id }) => (id > 0 ? [id] : [])), clear }),
          },
        ]}
        onRename={cluster.shared_by === null ? rename : undefined}
        complete={automatic.complete}
        onAdded={(row, fill) => void automatic.onAdded?.(row, fill)}
      />
      <Suspense>
        {copying !== null && (
          <CopyRowsDialog
            cluster={cluster}
            rowIds={copying.rowIds}
            onMoved={copying.clear}
            onClose={() => setCopying(null)}
          />
        )}
        {media !== null && <MediaDialog cluster={cluster} row={media} onClose={() => setMedia(null)} />}
        {history !== null && <HistoryDialog cluster={cluster} row={history} onClose={() => setHistory(null)} />}
      </Suspense>
    </>
  );
}
