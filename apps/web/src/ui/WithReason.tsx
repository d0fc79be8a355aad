import { useLingui } from '@lingui/react/macro';
import Tooltip from '@mui/material/Tooltip';
import type { KeyboardEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from './toasts.ts';

/**
 * Shows the reason of a disabled action in a toast, for touch screens without tooltips; `to` is a link to change it.
 */
export function useSayReason(): (reason: string, to?: '/premium' | null) => void {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (reason, to = null) =>
    void showToast({
      message: reason,
      ...(to !== null && { action: { label: t`See Premium`, run: () => void navigate(to) } }),
    });
}

interface WithReasonProps {
  /** Why the control is disabled; null if enabled. */
  reason: string | null;
  /** Tooltip while enabled. */
  title: string;
  /** Link to remove the reason. */
  to?: '/premium' | null;
  children: ReactNode;
}

/**
 * Wraps a control that may be disabled. The reason is in the tooltip; pressed, by finger or key, it is shown in a toast
 * with a link. A disabled control stays focusable.
 */
export function WithReason({ reason, title, to = null, children }: WithReasonProps) {
  const sayReason = useSayReason();
  const say = () => {
    if (reason !== null) sayReason(reason, to);
  };
  const sayByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    say();
  };
  const disabled = reason !== null && {
    tabIndex: 0,
    role: 'note',
    'aria-label': reason,
    onClick: say,
    onKeyDown: sayByKey,
  };
  return (
    <Tooltip title={reason ?? title} disableInteractive>
      <span {...disabled}>{children}</span>
    </Tooltip>
  );
}
