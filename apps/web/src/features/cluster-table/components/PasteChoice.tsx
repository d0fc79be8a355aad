import { Plural, Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppDialog } from '../../../ui/AppDialog.tsx';

interface PasteChoiceProps {
  /** Pasted rows, and cells that do not fit from the chosen cell on. */
  lines: number;
  left: number;
  onCells: () => void;
  /** Absent if rows cannot be added. */
  onRows: (() => void) | undefined;
  onClose: () => void;
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** A table was pasted while a cell was chosen: over the cells from there on, or as rows of their own. */
export default function PasteChoice({ lines, left, onCells, onRows, onClose }: PasteChoiceProps) {
  return (
    <AppDialog
      open
      maxWidth="xs"
      fullScreen={false}
      title={<Plural value={lines} one="Paste # row" other="Paste # rows" />}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose} sx={{ mr: 'auto' }}>
            <Trans>Cancel</Trans>
          </Button>
          {onRows && (
            <Button variant="outlined" color="inherit" onClick={onRows}>
              <Trans>As new rows</Trans>
            </Button>
          )}
          <Button variant="contained" onClick={onCells} ref={focus}>
            <Trans>Into the cells</Trans>
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>
        <Trans>Pasting into the cells replaces their contents, starting at the selected cell. You can undo it.</Trans>
      </Typography>
      {left > 0 && (
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          <Plural
            value={left}
            one="# value does not fit into the table and is left out."
            other="# values do not fit into the table and are left out."
          />
        </Typography>
      )}
    </AppDialog>
  );
}
