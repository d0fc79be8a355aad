import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = { error: <CircleAlert />, warning: <TriangleAlert />, info: <Info />, success: <CircleCheck /> };

interface BannerProps {
  severity?: keyof typeof icons;
  children: ReactNode;
  /** A way out beside the text: a button such as Try again. */
  action?: ReactNode;
  /** With it the banner can be closed; it never closes by itself. */
  onClose?: (() => void) | undefined;
}

/** A message that stays until it is closed or its cause is gone. */
export function Banner({ severity = 'error', children, action, onClose }: BannerProps) {
  const { t } = useLingui();
  const close = onClose && (
    <IconButton size="small" aria-label={t`Close message`} onClick={onClose}>
      <X />
    </IconButton>
  );
  return (
    <Alert
      severity={severity}
      icon={icons[severity]}
      role={severity === 'error' ? 'alert' : 'status'}
      action={
        action || close ? (
          <>
            {action}
            {close}
          </>
        ) : undefined
      }
    >
      {children}
    </Alert>
  );
}
