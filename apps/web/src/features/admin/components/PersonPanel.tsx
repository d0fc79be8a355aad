import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { ResponseOf } from '../../../platform/http/api-types.ts';
import { call } from '../../../platform/http/api.ts';
import { useUser } from '../../../platform/session/session.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText, translateResponse } from '../../../ui/messages.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { personName } from '../../../platform/browser/person-name.ts';

export type FoundPerson = ResponseOf<'GET /api/people/:id'>;

type Help = 'factors' | 'sessions';

interface PersonPanelProps {
  person: FoundPerson | null;
  onPerson: (person: FoundPerson | null) => void;
}

/** Finds a user by e-mail, and helps with a lost device or second factor. */
export function PersonPanel({ person, onPerson }: PersonPanelProps) {
  const [asking, setAsking] = useState<Help | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FindPerson onPerson={onPerson} />
      {person !== null && <PersonCard person={person} onAsk={setAsking} onClose={() => onPerson(null)} />}
      {person !== null && asking !== null && (
        <HelpDialog person={person} help={asking} onPerson={onPerson} onClose={() => setAsking(null)} />
      )}
    </Box>
  );
}

function FindPerson({ onPerson }: Pick<PersonPanelProps, 'onPerson'>) {
  const { t } = useLingui();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const find = async (address: string) => {
    setError(null);
    try {
      const { people } = await call('GET /api/people', { query: { search: address.trim().toLowerCase() } });
      const wanted = people.find((one) => [one.email, one.username].includes(address.trim().toLowerCase()));
      onPerson(wanted ? await call('GET /api/people/:id', { params: { id: wanted.id } }) : null);
      if (!wanted) setError(t`There is no account with this e-mail.`);
    } catch (thrown) {
      setError(failureText(asFailure(thrown)));
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (email.trim() !== '') void find(email);
  };
  return (
    <>
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
    </>
  );
}

interface PersonCardProps {
  person: FoundPerson;
  onAsk: (help: Help) => void;
  onClose: () => void;
}

function PersonCard({ person, onAsk, onClose }: PersonCardProps) {
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <div>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {personName(person)} ({person.email ?? person.username})
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
        <Button variant="outlined" onClick={() => onAsk('sessions')} disabled={person.sessions === 0}>
          <Trans>Sign out everywhere</Trans>
        </Button>
        <Button variant="outlined" onClick={() => onAsk('factors')} disabled={!person.totp && person.passkeys === 0}>
          <Trans>Remove second factor</Trans>
        </Button>
        <Button color="inherit" onClick={onClose}>
          <Trans>Show everybody</Trans>
        </Button>
      </Box>
    </Card>
  );
}

interface HelpDialogProps {
  person: FoundPerson;
  help: Help;
  onPerson: (person: FoundPerson) => void;
  onClose: () => void;
}

/** Confirmation with the administrator's password, where there is one. */
function HelpDialog({ person, help, onPerson, onClose }: HelpDialogProps) {
  const { t } = useLingui();
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const hasPassword = useUser()?.has_password !== false;
  const act = async () => {
    const params = { user_id: person.id };
    const body = password === '' ? {} : { password };
    setRefusal(null);
    try {
      const response = await (help === 'factors'
        ? call('DELETE /api/users/:user_id/factors', { params, body })
        : call('DELETE /api/users/:user_id/sessions', { params, body }));
      onClose();
      showToast({ message: translateResponse(response), severity: 'success' });
      onPerson(await call('GET /api/people/:id', { params: { id: person.id } }));
    } catch (thrown) {
      setRefusal(failureText(asFailure(thrown)));
    }
  };
  return (
    <ConfirmDialog
      open
      subject={`${personName(person)} · ${person.email ?? person.username}`}
      title={help === 'factors' ? <Trans>Remove second factor</Trans> : <Trans>Sign out everywhere</Trans>}
      body={
        help === 'factors' ? (
          <Trans>
            Make sure the request really comes from them. From now on the password alone signs them in; they are told by
            e-mail.
          </Trans>
        ) : (
          <Trans>Every device of this person has to log in again.</Trans>
        )
      }
      confirm={help === 'factors' ? <Trans>Remove</Trans> : <Trans>Sign out</Trans>}
      error={refusal}
      onConfirm={() => void act()}
      onClose={onClose}
    >
      {hasPassword && (
        <Box sx={{ mt: 2.5 }}>
          <PasswordField
            label={t`Your password`}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            autoComplete="current-password"
          />
        </Box>
      )}
    </ConfirmDialog>
  );
}
