import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import { History } from 'lucide-react';
import { shownWithRow } from '../../../ui/shown-with-row.ts';

/** Opens what happened to a row. */
export function HistoryButton({ word, onOpen }: { word: string; onOpen: () => void }) {
  const { t } = useLingui();
  return (
    <IconButton
      size="small"
      aria-label={t`History of ${word}`}
      onClick={(event) => {
        // The cell below would start to be edited.
        event.stopPropagation();
        onOpen();
      }}
      sx={shownWithRow}
    >
      <History />
    </IconButton>
  );
}
