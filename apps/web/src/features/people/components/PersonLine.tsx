import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { EllipsisVertical } from 'lucide-react';
import { useId, useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { failureText, translateResponse } from '../../../ui/messages.ts';
import { formatMoment } from '../../../ui/moment.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { act, newLink, useChangePerson, type Deed, type Person } from '../api/people.ts';
import { personName } from '../../../platform/browser/person-name.ts';
import type { Confirm } from './confirm.ts';

interface PersonLineProps {
  person: Person;
  Confirm: Confirm;
  onLink: (link: string) => void;
}

/** Grid areas: one row on wide screens; on phones the role and the link below the name. */
const AREAS = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1,
  px: 2,
  py: 1.25,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto auto', md: 'minmax(0, 1fr) 190px auto auto' },
  gridTemplateAreas: { xs: '"who who more" "role link link"', md: '"who role link more"' },
} as const;

/** A user with role and the administrator's actions. */
export function PersonLine({ person, Confirm, onLink }: PersonLineProps) {
  const { t } = useLingui();
  const change = useChangePerson();
  const [asking, setAsking] = useState<Deed | 'link' | null>(null);
  const name = personName(person);
  const roles = [
    { value: 'person' as const, label: t`Person` },
    { value: 'teacher' as const, label: t`Teacher` },
    { value: 'administrator' as const, label: t`Administrator` },
  ];
  const reported = {
    onError: (error: unknown) => showToast({ message: failureText(asFailure(error)), severity: 'error' as const }),
  };
  return (
    <Card component="li" sx={AREAS}>
      <PersonName person={person} name={name} />
      <SelectField
        label={t`Role of ${name}`}
        labelHidden
        value={person.role}
        options={roles}
        disabled={change.isPending}
        onChange={(role) => change.mutate({ id: person.id, role }, reported)}
        sx={{ gridArea: 'role' }}
      />
      <Button
        variant="outlined"
        onClick={() => setAsking('link')}
        disabled={person.locked}
        sx={{ gridArea: 'link', minHeight: 48 }}
      >
        <Trans>One-time link</Trans>
      </Button>
      <PersonMenu
        person={person}
        name={name}
        busy={change.isPending}
        onLock={() => change.mutate({ id: person.id, locked: !person.locked }, reported)}
        onAsk={setAsking}
      />
      {asking !== null && (
        <DeedConfirm person={person} deed={asking} Confirm={Confirm} onLink={onLink} onClose={() => setAsking(null)} />
      )}
    </Card>
  );
}

function PersonName({ person, name }: { person: Person; name: string }) {
  const { t } = useLingui();
  return (
    <Box sx={{ gridArea: 'who', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {name}
        {person.locked && (
          <Box component="span" sx={{ color: 'error.main', fontWeight: 400 }}>
            {' · '}
            <Trans>locked</Trans>
          </Box>
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <bdi translate="no">{person.email ?? person.username}</bdi>
        {' · '}
        {person.last_seen === null ? t`never signed in` : t`last seen ${formatMoment(person.last_seen)}`}
      </Typography>
    </Box>
  );
}

interface PersonMenuProps {
  person: Person;
  name: string;
  busy: boolean;
  onLock: () => void;
  onAsk: (deed: Deed) => void;
}

/** Actions beside the role and the one-time link. */
function PersonMenu({ person, name, busy, onLock, onAsk }: PersonMenuProps) {
  const { t } = useLingui();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const ask = (deed: Deed) => {
    setAnchor(null);
    onAsk(deed);
  };
  return (
    <>
      <IconButton
        aria-label={t`More for ${name}`}
        aria-haspopup="menu"
        aria-controls={anchor ? menuId : undefined}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ gridArea: 'more' }}
      >
        <EllipsisVertical />
      </IconButton>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem
          disabled={busy}
          onClick={() => {
            setAnchor(null);
            onLock();
          }}
        >
          {person.locked ? t`Unlock` : t`Lock`}
        </MenuItem>
        <MenuItem onClick={() => ask('sessions')}>{t`Sign out everywhere`}</MenuItem>
        <MenuItem onClick={() => ask('factors')}>{t`Remove second factor`}</MenuItem>
        <MenuItem onClick={() => ask('remove')} sx={{ color: 'error.main' }}>{t`Remove`}</MenuItem>
      </Menu>
    </>
  );
}

interface DeedConfirmProps extends PersonLineProps {
  deed: Deed | 'link';
  onClose: () => void;
}

/** Confirmation of an administrator's action, which it carries out. */
function DeedConfirm({ person, deed, Confirm, onLink, onClose }: DeedConfirmProps) {
  const name = personName(person);
  const questions = {
    link: {
      title: <Trans>One-time link</Trans>,
      body: (
        <Trans>
          Anyone who opens it is signed in as this person. It works once, within 24 hours; earlier links no longer work.
        </Trans>
      ),
      confirm: <Trans>Create the link</Trans>,
    },
    remove: {
      title: <Trans>Remove this person?</Trans>,
      body: <Trans>Their account, clusters and answers are deleted for good.</Trans>,
      confirm: <Trans>Remove</Trans>,
    },
    sessions: {
      title: <Trans>Sign out everywhere</Trans>,
      body: <Trans>Every device of this person has to log in again.</Trans>,
      confirm: <Trans>Sign out</Trans>,
    },
    factors: {
      title: <Trans>Remove second factor</Trans>,
      body: <Trans>Make sure the request really comes from them.</Trans>,
      confirm: <Trans>Remove</Trans>,
    },
  };
  const question = questions[deed];
  return (
    <Confirm
      title={question.title}
      body={
        <>
          <Box component="strong" sx={{ display: 'block', mb: 1, color: 'text.primary', overflowWrap: 'anywhere' }}>
            {`${name} · ${person.email ?? person.username ?? ''}`}
          </Box>
          {question.body}
        </>
      }
      confirm={question.confirm}
      factor={deed === 'remove'}
      onConfirm={async (proof) => {
        if (deed === 'link') onLink(await newLink(person.id, proof));
        else showToast({ message: translateResponse(await act(person.id, deed, proof)), severity: 'success' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
