import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck };

interface BannerProps {
  severity?: keyof typeof icons;
  children: ReactNode;
  /** A way out beside the text: a button such as Try again. */
  action?: ReactNode;
  /** Makes the banner closable; it never closes by itself. */
  onClose?: (() => void) | undefined;
}

/** A message that stays until it is closed or its cause is gone: a note with a coloured edge. */
export function Banner({ severity = 'error', children, action, onClose }: BannerProps) {
  const { t } = useLingui();
  const Icon = icons[severity];
  return (
    <div role={severity === 'error' ? 'alert' : 'status'} className={`banner ${severity}`}>
      <Icon aria-hidden />
      <div>{children}</div>
      {action}
      {onClose && (
        <button type="button" className="inside-button" aria-label={t`Close message`} onClick={onClose}>
          <X />
        </button>
      )}
    </div>
  );
}
