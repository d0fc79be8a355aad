import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { keyframes } from '@mui/material/styles';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { dismissToast, useToasts, type Toast } from './toasts.ts';

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck };
const arrive = keyframes`from { opacity: 0; transform: translateY(8px); } to { opacity: 1; transform: none; }`;

/** Takes a toast away when its time is over: its duration, unless it is held, or the moment when it ends. */
function useDismissal({ id, duration, ends }: Toast, held: boolean): void {
  useEffect(() => {
    if (held || duration === null) return undefined;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [held, duration, id]);
  useEffect(() => {
    if (ends === undefined) return undefined;
    const timer = setTimeout(() => dismissToast(id), Math.max(0, ends - performance.now()));
    return () => clearTimeout(timer);
  }, [ends, id]);
}

interface ToastButtonProps {
  id: Toast['id'];
  color: 'inherit' | 'primary';
  run: () => void;
  children: ReactNode;
}

function ToastButton({ id, color, run, children }: ToastButtonProps) {
  return (
    <Button
      size="small"
      color={color}
      onClick={() => {
        dismissToast(id);
        run();
      }}
    >
      {children}
    </Button>
  );
}

function ToastItem({ toast }: { toast: Toast }) {
  const { t } = useLingui();
  // Reading or reaching for a button takes time: the timer restarts when pointer and focus have left.
  const [held, setHeld] = useState(false);
  const { id, duration, severity, undo, action, ends } = toast;
  useDismissal(toast, held);
  const Icon = icons[severity];
  const failed = severity === 'error';
  const ink = failed ? 'inherit' : 'primary';
  return (
    <Paper
      role={failed ? 'alert' : undefined}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        pl: 2,
        pr: 1,
        py: 0.75,
        minHeight: 52,
        bgcolor: failed ? 'tones.alarm' : 'tones.raised',
        color: failed ? 'tones.onAlarm' : 'text.primary',
        border: 1,
        borderColor: failed ? 'tones.alarm' : 'tones.hairline',
        boxShadow: 'var(--wc-palette-tones-shadow)',
        animation: `${arrive} 160ms ease-out`,
        '& > svg': { flexShrink: 0, color: failed ? 'inherit' : `${severity}.main` },
      }}
    >
      <Box component={Icon} aria-hidden sx={{ width: 20, height: 20 }} />
      <Box sx={{ flex: 1, minWidth: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
        {toast.message}
        {undo && ends !== undefined && duration !== null && (
          <>
            {' '}
            <Trans>Can be restored for {Math.round(duration / 1000)} s.</Trans>
          </>
        )}
      </Box>
      {undo && (
        <ToastButton id={id} color={ink} run={undo}>
          <Trans>Undo</Trans>
        </ToastButton>
      )}
      {action && (
        <ToastButton id={id} color={ink} run={action.run}>
          {action.label}
        </ToastButton>
      )}
      <IconButton
        size="small"
        color={failed ? 'inherit' : 'default'}
        aria-label={t`Close message`}
        onClick={() => dismissToast(id)}
      >
        <X />
      </IconButton>
    </Paper>
  );
}

/** Container of toasts: bottom left, above everything. Always mounted, as a live region for screen readers. */
export function ToastHost() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <Box
      component="output"
      data-toasts
      // Pressing a toast must not take the focus of a field: on a phone it would move away (base.css).
      onMouseDown={(event) => {
        if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
      }}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        left: 'max(16px, env(safe-area-inset-left))',
        // Above the bottom bar; on wide screens inside its strip, side by side and clear of floating elements.
        bottom: 'calc(var(--strip, max(8px, env(safe-area-inset-bottom))) + var(--toast-floor, 8px))',
        width: 'min(440px, 100vw - 32px)',
        '@media (min-width: 1200px)': {
          bottom: 10,
          width: 'clamp(440px, 100vw - 88px - var(--chat-width, 0px) - var(--floats-width, 0px), 888px)',
        },
        display: 'flex',
        flexWrap: 'wrap-reverse',
        gap: 1,
        '& > div': { width: 'min(440px, 100%)' },
        pointerEvents: 'none',
        '& > *': { pointerEvents: 'auto' },
      }}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </Box>
  );
}
