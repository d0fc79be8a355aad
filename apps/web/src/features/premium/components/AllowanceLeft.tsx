import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { User } from '../../../platform/session/session.ts';

/** The characters of teacher and voice that are left this month. */
export function AllowanceLeft({ user }: { user: User }) {
  return (
    <Box component="section">
      <Typography variant="h4" component="h2">
        <Trans>Left this month</Trans>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
        {user.premium ? (
          <Trans>Characters of your pack. It renews each month.</Trans>
        ) : (
          <Trans>Characters that you can still use for free. Premium has a pack of its own.</Trans>
        )}
      </Typography>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 3, sm: 6 }, mt: 1.5, mb: 0 }}>
        <Amount name={<Trans>A. I. Teacher text</Trans>} characters={user.text_characters_remaining} />
        <Amount name={<Trans>A. I. Teacher voice</Trans>} characters={user.voice_characters_remaining} />
      </Box>
    </Box>
  );
}

function Amount({ name, characters }: { name: ReactNode; characters: number }) {
  const { i18n } = useLingui();
  return (
    <Box>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" variant="h3" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
        {i18n.number(characters)}
      </Typography>
    </Box>
  );
}
