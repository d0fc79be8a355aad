import { useLingui } from '@lingui/react/macro';
import Tooltip from '@mui/material/Tooltip';
import type { KeyboardEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from './toasts.ts';

/** Says why something cannot be done, for fingers too, which see no tooltips; `to` is where that changes. */
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
  /** Why the control is disabled; null where it is not. */
  reason: string | null;
  /** What its tooltip says while it is enabled. */
  title: string;
  /** Where the reason can be removed. */
  to?: '/premium' | null;
  children: ReactNode;
}

/**
 * Around a control that may be disabled. Its reason is in the tooltip; pressed, by finger or key, it is said in a message
 * with the way on. A disabled control still takes the focus by it.
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
