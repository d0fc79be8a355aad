import { Trans, useLingui } from '@lingui/react/macro';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Sorting } from '@wordcluster/domain/cluster-table/view';
import type { Strength } from '@wordcluster/domain/progress/stages';
import { ArrowDown, ArrowUp, Signal } from 'lucide-react';
import styles from './cluster-table.module.css';

/** Memory strength of a row, as a bar of four parts beside its number; nothing before the first answer. */
export function StrengthMark({ strength }: { strength: Strength | undefined }) {
  const { t } = useLingui();
  if (strength === undefined || strength === 0) return null;
  const names = [t`Not started yet`, t`First steps`, t`Young`, t`Known`, t`Known well`];
  return (
    <span role="img" aria-label={names[strength]} title={names[strength]} className={styles['strength']}>
      {[4, 3, 2, 1].map((part) => (
        <span key={part} data-filled={part <= strength} />
      ))}
    </span>
  );
}

interface StrengthSortingProps {
  sorted: Sorting | null;
  onSort: () => void;
  /** In words, like the names of the columns beside it: fingers see no tooltip. */
  named: boolean;
}

/** Sorts the view by strength: the weakest first, the firmest first, the own order. */
export function StrengthSorting({ sorted, onSort, named }: StrengthSortingProps) {
  const { t } = useLingui();
  if (named)
    return (
      <ButtonBase
        aria-label={t`Sort by strength`}
        aria-pressed={sorted !== null}
        onClick={onSort}
        sx={{ minHeight: 44, px: 0.75, gap: 1, font: 'inherit', borderRadius: 1 }}
      >
        <Trans>Strength</Trans>
        {sorted !== null && (sorted.descending ? <ArrowDown size={16} /> : <ArrowUp size={16} />)}
      </ButtonBase>
    );
  const Icon = sorted === null ? Signal : sorted.descending ? ArrowDown : ArrowUp;
  return (
    <Tooltip title={t`Sort by strength`}>
      <IconButton size="small" aria-label={t`Sort by strength`} aria-pressed={sorted !== null} onClick={onSort}>
        <Icon size={18} />
      </IconButton>
    </Tooltip>
  );
}
