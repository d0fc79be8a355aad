import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { AnswerOf } from '../../../platform/http/api-types.ts';
import { call } from '../../../platform/http/api.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText, translateAnswer } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';

export type FoundPerson = NonNullable<AnswerOf<'POST /api/users/search'>['user']>;

interface PersonPanelProps {
  person: FoundPerson | null;
  onPerson: (person: FoundPerson | null) => void;
}

/** Finds a person by e-mail, and helps one who lost a device or the second factor. */
export function PersonPanel({ person, onPerson }: PersonPanelProps) {
  const { t } = useLingui();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [asking, setAsking] = useState<'factors' | 'sessions' | null>(null);

  const find = async (address: string) => {
    setError(null);
    try {
      const { user } = await call('POST /api/users/search', { body: { email: address } });
      onPerson(user);
      if (user === null) setError(t`There is no account with this e-mail.`);
    } catch (thrown) {
      setError(failureText(asFailure(thrown)));
    }
  };
  const act = async () => {
    if (person === null || asking === null) return;
    const params = { user_id: person.id };
    setAsking(null);
    try {
      const answer = await (asking === 'factors'
        ? call('DELETE /api/users/:user_id/factors', { params })
        : call('DELETE /api/users/:user_id/sessions', { params }));
      showToast({ message: translateAnswer(answer), severity: 'success' });
      await find(person.email);
    } catch (thrown) {
      setError(failureText(asFailure(thrown)));
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (email.trim() !== '') void find(email);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="form" onSubmit={submit} noValidate sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-end' }}>
        <Field
          label={t`Person’s e-mail`}
          type="email"
          size="small"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          sx={{ flex: 1 }}
        />
        <Button type="submit" variant="outlined" sx={{ minHeight: 48 }}>
          <Trans>Find</Trans>
        </Button>
      </Box>
      {error !== null && <Banner onClose={() => setError(null)}>{error}</Banner>}
      {person !== null && (
        <Card sx={{ p: 2.5, display: 'grid', gap: 2 }}>
          <div>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {person.first_name} {person.last_name} ({person.email})
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <Plural value={person.sessions} one="Signed in on # device" other="Signed in on # devices" />
              {' · '}
              {person.totp ? <Trans>authenticator app</Trans> : <Trans>no authenticator app</Trans>}
              {' · '}
              <Plural value={person.passkeys} one="# passkey" other="# passkeys" />
            </Typography>
          </div>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button variant="outlined" onClick={() => setAsking('sessions')} disabled={person.sessions === 0}>
              <Trans>Sign out everywhere</Trans>
            </Button>
            <Button
              variant="outlined"
              onClick={() => setAsking('factors')}
              disabled={!person.totp && person.passkeys === 0}
            >
              <Trans>Remove second factor</Trans>
            </Button>
            <Button color="inherit" onClick={() => onPerson(null)}>
              <Trans>Show everybody</Trans>
            </Button>
          </Box>
        </Card>
      )}
      <ConfirmDialog
        open={asking !== null}
        {...(person && { subject: `${person.first_name} ${person.last_name} · ${person.email}` })}
        title={asking === 'factors' ? <Trans>Remove second factor</Trans> : <Trans>Sign out everywhere</Trans>}
        body={
          asking === 'factors' ? (
            <Trans>
              Make sure that it is really them who ask. From now on the password alone signs them in; they are told by
              mail.
            </Trans>
          ) : (
            <Trans>Every device of this person has to log in again.</Trans>
          )
        }
        confirm={asking === 'factors' ? <Trans>Remove</Trans> : <Trans>Sign out</Trans>}
        onConfirm={() => void act()}
        onClose={() => setAsking(null)}
      />
    </Box>
  );
}
