import { Trans, useLingui } from '@lingui/react/macro';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { RowValues } from '@wordcluster/domain/clusters/cluster';
import { rowFilling } from '@wordcluster/domain/clusters/fill-columns';
import { Languages } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { useNoCharacters } from '../../../platform/installation/no-characters.ts';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { failureText, translateMessage } from '../../../ui/messages.ts';
import { shownWithRow } from '../../../ui/shown-with-row.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useSayReason } from '../../../ui/WithReason.tsx';
import { fill, type FilledCells } from '../api/fill.ts';

interface TranslateButtonProps {
  cluster: Cluster;
  row: RowValues & { id: number };
  /** Characters for the teacher are left. */
  available: boolean;
  /** Stores cells that are still empty. */
  save: (rowId: number, cells: FilledCells) => void;
  /** With its word below the icon. */
  named: boolean;
}

/** Fills the empty language columns of a row; removed when nothing is left, with the focus moved to its row. */
export function TranslateButton({ cluster, row, available, save, named }: TranslateButtonProps) {
  const { t } = useLingui();
  const sayReason = useSayReason();
  const { shop } = useInstallation();
  const used = translateMessage(useNoCharacters('text'));
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => running.current?.abort(), []);
  const word = row.col_1_value ?? '';

  const translate = async () => {
    const filling = rowFilling(cluster, row);
    if (filling === null) return;
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    const { cells, failures } = await fill(cluster.id, filling, row, controller.signal);
    if (controller.signal.aborted) return;
    setBusy(false);
    for (const message of new Set(failures.map((failure) => failureText(asFailure(failure)))))
      showToast({ message, severity: 'error' });
    if (Object.keys(cells).length === 0) return;
    // Undoing it is a key of the table, and the button that has the focus is about to go.
    if (button.current === document.activeElement)
      button.current?.closest('[role="row"]')?.querySelector<HTMLElement>('[role="gridcell"]')?.focus();
    save(row.id, cells);
  };

  const shown = (
    <IconButton
      ref={button}
      size="small"
      aria-label={t`Translate ${word}`}
      aria-disabled={busy || !available}
      aria-busy={busy}
      data-busy={busy}
      onClick={() => {
        // Fingers see no tooltips.
        if (!available) sayReason(used, shop ? '/premium' : null);
        else if (!busy) void translate();
      }}
      sx={[
        ...(Array.isArray(shownWithRow) ? shownWithRow : [shownWithRow]),
        !available && { color: 'text.disabled', '&:hover': { color: 'text.disabled' } },
      ]}
    >
      {busy ? <CircularProgress size={16} color="inherit" aria-hidden /> : <Languages />}
      {named && <Trans>Translate</Trans>}
    </IconButton>
  );
  // Tooltips of thousands of rows would slow down scrolling; here one is needed only for the reason.
  return available ? shown : <Tooltip title={used}>{shown}</Tooltip>;
}
