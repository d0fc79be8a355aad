import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Banner } from './Banner.tsx';

interface RetryBannerProps {
  children: ReactNode;
  onRetry: () => void;
  /** With it the banner can be closed. */
  onClose?: (() => void) | undefined;
}

/** An error with a retry. */
export function RetryBanner({ children, onRetry, onClose }: RetryBannerProps) {
  return (
    <Banner
      onClose={onClose}
      action={
        <Button color="inherit" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
