import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useWaitingAnswers } from '../../../platform/storage/waiting-answers.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { sendWaiting } from '../state/outbox.ts';

interface LogoutWarningProps {
  onStay: () => void;
  onLogOut: () => void;
}

/** Answers wait for the server: they are sent now, or the person says whether to log out without. */
export default function LogoutWarning({ onStay, onLogOut }: LogoutWarningProps) {
  const [tried, setTried] = useState(false);
  const { person, count } = useWaitingAnswers();
  useEffect(() => {
    if (tried) return;
    void (person === null ? Promise.resolve() : sendWaiting(person)).finally(() => setTried(true));
  }, [person, tried]);
  const sent = tried && count === 0;
  useEffect(() => {
    if (sent) onLogOut();
  }, [sent, onLogOut]);
  if (!tried || sent) return <Spinner full />;
  return (
    <ConfirmDialog
      open
      title={<Trans>Answers are not sent yet</Trans>}
      body={
        <>
          <Plural
            value={count}
            one="# answer waits on this device for the server."
            other="# answers wait on this device for the server."
          />{' '}
          <Trans>Nothing is lost: they are sent when you log in on this device again.</Trans>
        </>
      }
      confirm={<Trans>Log out</Trans>}
      onConfirm={onLogOut}
      onClose={onStay}
    />
  );
}
