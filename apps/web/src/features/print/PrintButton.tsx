import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Cluster } from '../../platform/queries/clusters.ts';

const PrintDialog = lazy(() => import('./PrintDialog.tsx'));

interface PrintButtonProps {
  cluster: Cluster;
  /** Rows that are selected; with none, all are printed. */
  rowIds: readonly number[];
}

/** The way to paper: of the whole cluster, or of the rows that are selected. */
export function PrintButton({ cluster, rowIds }: PrintButtonProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  return (
    <>
      {rowIds.length > 0 ? (
        <Button size="small" variant="outlined" color="inherit" startIcon={<Printer />} onClick={show}>
          <Plural value={rowIds.length} one="Print # row" other="Print # rows" />
        </Button>
      ) : (
        <>
          <Tooltip title={t`Print`}>
            <IconButton aria-label={t`Print`} onClick={show} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
              <Printer />
            </IconButton>
          </Tooltip>
          {/* Fingers see no tooltip. */}
          <Button size="small" color="inherit" startIcon={<Printer />} onClick={show} sx={{ display: { sm: 'none' } }}>
            <Trans>Print</Trans>
          </Button>
        </>
      )}
      {open && (
        <Suspense>
          <PrintDialog cluster={cluster} rowIds={rowIds.length > 0 ? rowIds : null} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
