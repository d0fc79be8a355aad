import { useCallback, type ComponentProps } from 'react';
import { ClusterData } from '../../features/cluster-table/components/ClusterData.tsx';
import { PlayButton } from '../../features/listening/components/PlayButton.tsx';
import { useVoice } from '../../features/listening/hooks/use-voice.ts';
import { TranslateButton } from '../../features/translation/components/TranslateButton.tsx';
import { useAutomaticTranslation } from '../../features/translation/hooks/use-automatic-translation.ts';
import { rowFilling } from '@wordcluster/domain/clusters/fill-columns';
import { useUser } from '../../platform/session/session.ts';
import { shownWithRow } from '../../ui/shown-with-row.ts';

type Data = ComponentProps<typeof ClusterData>;

/** A cluster's rows with what the teacher gives: cells that can be heard, rows that can be translated. */
export function ClusterRows(props: Omit<Data, 'renderCellAction' | 'renderRowAction' | 'complete' | 'onAdded'>) {
  const { cluster } = props;
  const voice = useVoice();
  const available = useUser()?.ai_available ?? false;
  const automatic = useAutomaticTranslation(cluster, available);

  // The same functions while nothing of theirs changed, so that rows are not drawn again.
  const renderCellAction = useCallback<NonNullable<Data['renderCellAction']>>(
    (row, { number, language }) => (
      <PlayButton
        voice={voice}
        clusterId={row.cluster_id}
        rowId={row.id}
        column={number}
        language={language}
        text={row[`col_${number}_value`]}
        sx={shownWithRow}
      />
    ),
    [voice],
  );
  const renderRowAction = useCallback<NonNullable<Data['renderRowAction']>>(
    (row, fill) =>
      // Offered where it would do something: to the owner, while a cell is empty.
      cluster.shared_by === null &&
      rowFilling(cluster, row) !== null && (
        <TranslateButton cluster={cluster} row={row} available={available} save={fill} />
      ),
    [cluster, available],
  );

  return (
    <ClusterData
      {...props}
      renderCellAction={renderCellAction}
      renderRowAction={renderRowAction}
      complete={automatic.complete}
      onAdded={(row, fill) => void automatic.onAdded?.(row, fill)}
    />
  );
}
