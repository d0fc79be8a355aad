import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { call } from '../../../platform/http/api.ts';
import { failureText } from '../../../ui/messages.ts';
import { formatMoment } from '../../../ui/moment.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { refreshSessions, useSessions, type Session } from '../api/security.ts';
import { deviceLabel } from '../../../platform/browser/device-label.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { Line, Lines, Section } from './Section.tsx';

/** The account's sessions, with sign-out. */
export function SessionsSection() {
  const { data, error, refetch } = useSessions();
  const [ending, setEnding] = useState<Session | 'others' | null>(null);
  const close = () => setEnding(null);
  const sessions = data?.sessions ?? [];
  return (
    <Section
      title={<Trans>Devices</Trans>}
      lead={<Trans>Where you are signed in. A device you have not used for 30 days is signed out automatically.</Trans>}
    >
      {error && <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>}
      {!data && !error && <LineSkeletons count={3} />}
      <Lines>
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </Lines>
      {sessions.length > 1 && (
        <Box>
          <Button variant="outlined" onClick={() => setEnding('others')}>
            <Trans>Sign out all other devices</Trans>
          </Button>
        </Box>
      )}
      {ending !== null && (
        <PasswordDialog
          title={ending === 'others' ? <Trans>Sign out all other devices</Trans> : <Trans>Sign out this device</Trans>}
          body={
            ending === 'others' ? (
              <Trans>Only this device stays signed in.</Trans>
            ) : (
              <Trans>{deviceLabel(ending.device_name)} has to log in again.</Trans>
            )
          }
          confirm={<Trans>Sign out</Trans>}
          factor={false}
          onClose={close}
          onConfirm={async (body) => {
            if (ending === 'others') await call('DELETE /api/user/sessions', { body });
            else await call('DELETE /api/user/sessions/:session_id', { params: { session_id: ending.id }, body });
            await refreshSessions();
            close();
          }}
        />
      )}
    </Section>
  );
}

function SessionLine({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { t } = useLingui();
  const { device_name, address, last_used_at, current } = session;
  const device = deviceLabel(device_name);
  const used = formatMoment(last_used_at);
  return (
    <Line
      icon={/mobile|android|iphone/i.test(device_name) ? <Smartphone /> : <Laptop />}
      title={device}
      detail={
        address === null ? (
          <Trans>Last used {used}</Trans>
        ) : (
          <Trans>
            Last used {used}, network {address}
          </Trans>
        )
      }
      action={
        current ? (
          <Chip label={t`This device`} />
        ) : (
          <Button color="inherit" aria-label={t`Sign out ${device}`} onClick={onEnd}>
            <Trans>Sign out</Trans>
          </Button>
        )
      }
    />
  );
}
