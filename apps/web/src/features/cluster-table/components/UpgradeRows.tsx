import Link from '@mui/material/Link';
import { UPGRADE_ROWS } from '@wordcluster/domain/clusters/free-plan';
import { Link as RouterLink } from 'react-router';
import { translateMessage } from '../../../ui/messages.ts';
import styles from './cluster-table.module.css';

/** Stands in the place of the add row once the free plan is full. */
export function UpgradeRows({ columns }: { columns: number }) {
  return (
    <div className={styles['add']} role="row">
      <div role="gridcell" style={{ gridColumn: `1 / span ${columns + 2}`, justifyContent: 'center' }}>
        <Link component={RouterLink} to="/premium">
          {translateMessage(UPGRADE_ROWS)}
        </Link>
      </div>
    </div>
  );
}
