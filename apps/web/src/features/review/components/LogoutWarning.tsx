import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useUserQuery } from '../../../platform/session/session.ts';
import { useUnsentAnswers } from '../../../platform/storage/unsent-answers.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { flushOutbox } from '../state/outbox.ts';

interface LogoutWarningProps {
  onStay: () => void;
  onLogOut: () => void;
}

/**
 * Unsent answers at logout: they are sent now, or the user decides to log out without. Answers of another user stay for
 * their own login. If the user is unknown, they may be theirs.
 */
export default function LogoutWarning({ onStay, onLogOut }: LogoutWarningProps) {
  const [tried, setTried] = useState(false);
  const { person, count } = useUnsentAnswers();
  const { data: user, isError } = useUserQuery();
  const known = user !== undefined || isError;
  const foreign = user !== undefined && user.id !== person;
  useEffect(() => {
    if (tried || !known) return;
    void (person === null || foreign ? Promise.resolve() : flushOutbox(person)).finally(() => setTried(true));
  }, [person, foreign, known, tried]);
  const sent = tried && (count === 0 || foreign);
  useEffect(() => {
    if (sent) onLogOut();
  }, [sent, onLogOut]);
  if (!tried || sent) return <Spinner full />;
  return (
    <ConfirmDialog
      open
      title={<Trans>Answers not synced yet</Trans>}
      body={
        <>
          <Plural
            value={count}
            one="# answer on this device has not been synced yet."
            other="# answers on this device have not been synced yet."
          />{' '}
          <Trans>Nothing is lost: they will sync when you log in on this device again.</Trans>
        </>
      }
      confirm={<Trans>Log out</Trans>}
      onConfirm={onLogOut}
      onClose={onStay}
    />
  );
}
