import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Users } from 'lucide-react';
import type { Cluster } from '../../platform/queries/clusters.ts';

/** Whose table it is, and what a recipient may do with it. */
export function SharedBy({ person }: { person: NonNullable<Cluster['shared_by']> }) {
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
        <Trans>
          <strong>{name}</strong> shares this cluster with you. You can read it, hear it and practise it; only {name}{' '}
          can change it.
        </Trans>
      </Typography>
    </Box>
  );
}
