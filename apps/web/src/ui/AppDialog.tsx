import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEventHandler,
} from 'react';

// The content scrolls between a title and buttons that stay.
const column = { display: 'flex', flexDirection: 'column', minHeight: 0, flex: '1 1 auto' } as const;

interface AppDialogProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** The buttons at the bottom, the main one last. */
  actions?: ReactNode;
  /** Makes the dialog a form: Enter in a field submits. */
  onSubmit?: () => void;
  /** Unsaved changes besides text fields: a click outside and Escape, which can be accidental, ask for confirmation. */
  unsaved?: boolean;
  /** A request is running: Escape, the backdrop and the close button are disabled. */
  busy?: boolean;
  maxWidth?: DialogProps['maxWidth'];
  /** Fills the screen on every size (on phones dialogs always do). */
  fullScreen?: boolean;
}

/** Whether a text field of the dialog has changed since it was first focused. */
function useTyped() {
  const before = useRef(new Map<HTMLInputElement | HTMLTextAreaElement, string>());
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    if (!before.current.has(target)) before.current.set(target, target.value);
  };
  const typed = () => [...before.current].some(([field, value]) => field.isConnected && field.value !== value);
  return { remember, typed };
}

/** A dialog with title and close button; full-screen on phones. Traps the focus and returns it. */
export function AppDialog({
  open,
  title,
  onClose,
  children,
  actions,
  onSubmit,
  busy = false,
  unsaved = false,
  ...size
}: AppDialogProps) {
  const { t } = useLingui();
  const phone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const titleId = useId();
  const [asking, setAsking] = useState(false);
  const { remember, typed } = useTyped();
  const leave = () => {
    if (busy) return;
    if (unsaved || typed()) setAsking(true);
    else onClose();
  };
  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    // A dialog rendered inside another form must not submit that one too.
    event.stopPropagation();
    onSubmit?.();
  };
  // The dialog itself has the focus until one of its controls is chosen.
  const submitByEnter = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof Element && target.matches('[role="dialog"]')) onSubmit?.();
  };
  const inside = (
    <>
      <DialogContent>{children}</DialogContent>
      {actions ? <DialogActions>{actions}</DialogActions> : null}
    </>
  );
  return (
    <>
      <Dialog
        open={open}
        onClose={leave}
        onKeyDown={submitByEnter}
        onFocusCapture={remember}
        fullWidth
        fullScreen={size.fullScreen ?? phone}
        maxWidth={size.maxWidth ?? 'sm'}
        aria-labelledby={titleId}
      >
        <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: 2 }}>
          <DialogTitle id={titleId} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </DialogTitle>
          <IconButton aria-label={t`Close`} onClick={onClose} disabled={busy} sx={{ mt: 2 }}>
            <X />
          </IconButton>
        </Box>
        {onSubmit ? (
          <Box component="form" onSubmit={submit} noValidate sx={column}>
            {inside}
          </Box>
        ) : (
          <Box sx={column}>{inside}</Box>
        )}
      </Dialog>
      {asking && <DiscardDialog onKeep={() => setAsking(false)} onDiscard={onClose} />}
    </>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Confirmation before unsaved text is discarded. The safe action has the focus. */
export function DiscardDialog({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <AppDialog
      open
      title={<Trans>Discard what you typed?</Trans>}
      onClose={onKeep}
      maxWidth="xs"
      fullScreen={false}
      actions={
        <>
          <Button color="inherit" onClick={onDiscard}>
            <Trans>Discard</Trans>
          </Button>
          <Button variant="contained" onClick={onKeep} ref={focus}>
            <Trans>Keep editing</Trans>
          </Button>
        </>
      }
    >
      {null}
    </AppDialog>
  );
}
