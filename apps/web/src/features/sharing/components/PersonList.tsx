import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Mail, UserMinus } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { failureText } from '../../../ui/messages.ts';
import { useChangeShare, useRemoveInvitation, type Invitation, type Person } from '../api/share.ts';
import { personName } from '../../../platform/browser/person-name.ts';
import { i18n } from '@lingui/core';
import { familyFirst } from '@wordcluster/domain/accounts/full-name';

/** In the order of the name. */
const initials = (person: Person) => {
  const { first_name, last_name } = person;
  const names = familyFirst(person, i18n.locale) ? [last_name, first_name] : [first_name, last_name];
  return names.map((name) => name.match(/./u)?.[0].toUpperCase() ?? '').join('');
};

interface PersonListProps {
  clusterId: number;
  people: readonly Person[];
  invitations: readonly Invitation[];
  /** The person whose button has the focus at first. */
  focused: number | null;
  onRemove: (person: Person) => void;
}

/** Recipients of a cluster with their rights, and invited addresses. */
export function PersonList({ clusterId, people, invitations, focused, onRemove }: PersonListProps) {
  const { t } = useLingui();
  const headingId = useId();
  const change = useChangeShare(clusterId);
  const takeBack = useRemoveInvitation(clusterId);
  // Optimistic update: a slow checkbox looks as if it had not been hit.
  const [saving, setSaving] = useState<Pick<Person, 'id' | 'may_write'> | null>(null);
  const ask = (right: Pick<Person, 'id' | 'may_write'>) => {
    if (saving) return;
    setSaving(right);
    change.mutate(right, { onSettled: () => setSaving(null) });
  };
  const failed = change.error ?? takeBack.error;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        <Trans>Shared with</Trans>
      </Typography>
      {people.length === 0 && invitations.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>Nobody yet.</Trans>
        </Typography>
      )}
      {failed && <Banner>{failureText(asFailure(failed))}</Banner>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {people.map((person) => (
          <Recipient
            key={person.id}
            picture={initials(person)}
            name={personName(person)}
            detail={person.email ?? ''}
            focused={person.id === focused}
            onRemove={() => onRemove(person)}
          >
            <CheckField
              label={t`Can edit`}
              checked={saving?.id === person.id ? saving.may_write : person.may_write}
              onChange={(may_write) => ask({ id: person.id, may_write })}
            />
          </Recipient>
        ))}
        {invitations.map((invitation) => (
          <Recipient
            key={invitation.email}
            picture={<Mail size={18} />}
            name={invitation.email}
            detail={t`Invited – gets access after signing up`}
            focused={false}
            onRemove={() => takeBack.mutate(invitation)}
          />
        ))}
      </Box>
    </Box>
  );
}

interface RecipientProps {
  picture: ReactNode;
  name: string;
  detail: string;
  focused: boolean;
  onRemove: () => void;
  children?: ReactNode;
}

function Recipient({ picture, name, detail, focused, onRemove, children }: RecipientProps) {
  const { t } = useLingui();
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          flexShrink: 0,
          width: 36,
          height: 36,
          borderRadius: '50%',
          bgcolor: 'tones.raised',
          color: 'text.secondary',
          fontSize: '0.8125rem',
          fontWeight: 700,
        }}
      >
        {picture}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {detail}
        </Typography>
        {children}
      </Box>
      <Tooltip title={t`Remove`}>
        <IconButton autoFocus={focused} aria-label={t`Remove ${name}`} onClick={onRemove}>
          <UserMinus />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
