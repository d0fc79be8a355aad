import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck };

interface BannerProps {
  severity?: keyof typeof icons;
  children: ReactNode;
  /** A way out beside the text: a button such as Try again. */
  action?: ReactNode;
  /** With it the banner can be closed; it never closes by itself. */
  onClose?: (() => void) | undefined;
}

/** A message that stays until it is closed or its cause is gone: a note with a coloured edge. */
export function Banner({ severity = 'error', children, action, onClose }: BannerProps) {
  const { t } = useLingui();
  return (
    <Box
      role={severity === 'error' ? 'alert' : 'status'}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 48,
        pl: 1.75,
        pr: 1,
        py: 0.75,
        borderLeft: 3,
        borderColor: `${severity}.main`,
        borderRadius: 1,
        bgcolor: 'tones.raised',
        typography: 'body2',
      }}
    >
      <Box
        component={icons[severity]}
        aria-hidden
        sx={{ width: 20, height: 20, flexShrink: 0, color: `${severity}.main` }}
      />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
      {action}
      {onClose && (
        <IconButton size="small" aria-label={t`Close message`} onClick={onClose}>
          <X />
        </IconButton>
      )}
    </Box>
  );
}
