import { Trans } from '@lingui/react/macro';
import { formatAgo } from '../../../ui/moment.ts';
import { StatusMark } from '../../../ui/StatusMark.tsx';

interface LastUsedMarkProps {
  at: string | null | undefined;
  /** When the list was loaded, milliseconds since 1970. */
  now: number;
}

/** Status of a program: its last request, or that there was none yet. Nothing without a token. */
export function LastUsedMark({ at, now }: LastUsedMarkProps) {
  if (at === undefined) return null;
  if (at === null)
    return (
      <StatusMark kind="waiting">
        <Trans>No requests yet</Trans>
      </StatusMark>
    );
  const ago = formatAgo(at, new Date(now));
  return (
    <StatusMark kind="good">
      {ago === null ? <Trans>Last request just now</Trans> : <Trans>Last request {ago}</Trans>}
    </StatusMark>
  );
}
