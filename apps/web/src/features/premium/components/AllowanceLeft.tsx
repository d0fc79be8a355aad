import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { User } from '../../../platform/session/session.ts';

/** The characters of teacher and voice that are left: of the pack, or what today and the free learners' pool still give. */
export function AllowanceLeft({ user }: { user: User }) {
  return (
    <Box component="section">
      <Typography variant="h4" component="h2">
        {user.premium ? <Trans>Left this month</Trans> : <Trans>Left for free</Trans>}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
        {user.premium ? (
          <Trans>Characters of your pack. It renews each month.</Trans>
        ) : (
          <Trans>
            Characters for the teacher and the voice. All free learners share them, and each gets a part every day.
            Premium has a pack of its own.
          </Trans>
        )}
      </Typography>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 3, sm: 6 }, mt: 1.5, mb: 0 }}>
        {user.premium ? (
          <>
            <Amount name={<Trans>A. I. Teacher text</Trans>} characters={user.text_characters_remaining} />
            <Amount name={<Trans>A. I. Teacher voice</Trans>} characters={user.voice_characters_remaining} />
          </>
        ) : (
          <>
            <Amount name={<Trans>For you today</Trans>} characters={user.characters_today_remaining ?? 0} />
            <Amount
              name={<Trans>For all free learners this month</Trans>}
              characters={user.text_characters_remaining}
            />
          </>
        )}
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
