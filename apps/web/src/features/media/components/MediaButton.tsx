import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import { ImagePlus } from 'lucide-react';
import { shownWithRow } from '../../../ui/shown-with-row.ts';

/** The button of a row that opens its picture and recordings. */
export function MediaButton({ word, onOpen }: { word: string; onOpen: () => void }) {
  const { t } = useLingui();
  return (
    <IconButton size="small" aria-label={t`Picture and sound of ${word}`} onClick={onOpen} sx={shownWithRow}>
      <ImagePlus />
    </IconButton>
  );
}
