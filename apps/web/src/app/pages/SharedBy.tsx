import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Users } from 'lucide-react';
import type { Cluster } from '../../platform/queries/clusters.ts';
import { personName } from '../../platform/browser/person-name.ts';

/** Whose table it is, and what a recipient may do with it. */
interface SharedByProps {
  person: NonNullable<Cluster['shared_by']>;
  mayWrite: boolean;
}

export function SharedBy({ person, mayWrite }: SharedByProps) {
  const name = personName(person);
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
            <strong>{name}</strong> shares this cluster with you. You can edit its rows; everyone with access sees your
            changes at once.
          </Trans>
        ) : (
          <Trans>
            <strong>{name}</strong> shares this cluster with you. You can view, hear and practise it; only {name} can
            edit it.
          </Trans>
        )}
      </Typography>
    </Box>
  );
}
