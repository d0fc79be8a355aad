import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AppDialog } from './AppDialog.tsx';
import { Banner } from './Banner.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** Name of the affected item. */
  subject?: string;
  /** The effect, in a sentence. */
  body?: ReactNode;
  /** The button that does it, by its verb: Delete, Cancel sharing. */
  confirm: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  busy?: boolean;
  error?: string | null;
  /** Further choices between the text and the buttons. */
  children?: ReactNode;
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Confirmation before an action that cannot easily be undone. The safe action has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, subject, body, confirm, onConfirm, onClose, busy = false, error = null, children } = props;
  return (
    <AppDialog
      open={open}
      title={title}
      onClose={onClose}
      busy={busy}
      maxWidth="xs"
      fullScreen={false}
      actions={
        <>
          <Button onClick={onClose} disabled={busy} ref={focus} color="inherit">
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="contained" color="error" onClick={onConfirm} disabled={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      {error !== null && <Banner>{error}</Banner>}
      {subject !== undefined && (
        <Typography variant="h4" component="p" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
          {subject}
        </Typography>
      )}
      {body ? <Typography sx={{ color: 'text.secondary' }}>{body}</Typography> : null}
      {children}
    </AppDialog>
  );
}
