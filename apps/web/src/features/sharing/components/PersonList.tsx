import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { UserMinus } from 'lucide-react';
import { useId } from 'react';
import type { Person } from '../api/share.ts';

const initials = ({ first_name, last_name }: Person) =>
  [first_name, last_name].map((name) => name.match(/./u)?.[0].toUpperCase() ?? '').join('');

interface PersonListProps {
  people: readonly Person[];
  /** Whose button has the focus at first. */
  focused: number | null;
  onRemove: (person: Person) => void;
}

/** The people a cluster is shared with. */
export function PersonList({ people, focused, onRemove }: PersonListProps) {
  const { t } = useLingui();
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        <Trans>Shared with</Trans>
      </Typography>
      {people.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>Nobody yet.</Trans>
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {people.map((person) => (
          <Box
            component="li"
            key={person.id}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' }}
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
              {initials(person)}
            </Box>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
                {person.first_name} {person.last_name}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {person.email}
              </Typography>
            </Box>
            <Tooltip title={t`Remove`}>
              <IconButton
                autoFocus={person.id === focused}
                aria-label={t`Remove ${person.first_name} ${person.last_name}`}
                onClick={() => onRemove(person)}
              >
                <UserMinus />
              </IconButton>
            </Tooltip>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
