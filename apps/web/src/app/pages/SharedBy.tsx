import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Users } from 'lucide-react';
import type { Cluster } from '../../platform/queries/clusters.ts';

/** Whose table it is, and what a recipient may do with it. */
interface SharedByProps {
  person: NonNullable<Cluster['shared_by']>;
  mayWrite: boolean;
}

export function SharedBy({ person, mayWrite }: SharedByProps) {
  const name = `${person.first_name} ${person.last_name}`;
  return (
    <Box
      component="section"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        mb: 2,
        px: 2,
        py: 1,
        borderRadius: 2,
        bgcolor: 'tones.raised',
        '& svg': { flexShrink: 0, color: 'primary.main' },
      }}
    >
      <Users size={20} aria-hidden />
      <Typography variant="body2">
        {mayWrite ? (
          <Trans>
            <strong>{name}</strong> shares this cluster with you. You can change its rows; everybody who has it sees
            that at once.
          </Trans>
        ) : (
          <Trans>
            <strong>{name}</strong> shares this cluster with you. You can read it, hear it and practise it; only {name}{' '}
            can change it.
          </Trans>
        )}
      </Typography>
    </Box>
  );
}
