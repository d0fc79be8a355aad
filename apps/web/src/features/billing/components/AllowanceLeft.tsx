import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BUILT_IN_TEACHER } from '@wordcluster/domain/premium/plan-comparison';
import type { ReactNode } from 'react';
import { useConfiguration } from '../../../platform/queries/installation.ts';
import type { User } from '../../../platform/session/session.ts';
import { translateMessage } from '../../../ui/messages.ts';

/** Remaining characters of teacher and voice: of the pack, or of today's quota and the free pool. */
export function AllowanceLeft({ user }: { user: User }) {
  const { i18n } = useLingui();
  const builtIn = useConfiguration()?.teacher === 'built_in';
  const characters = (amount: number | null) => i18n.number(amount ?? 0);
  return (
    <Box component="section">
      <Typography variant="h4" component="h2">
        {user.premium ? <Trans>Left this month</Trans> : <Trans>Free allowance</Trans>}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
        {user.premium ? (
          <Trans>Characters of your pack. It renews each month.</Trans>
        ) : (
          <Trans>
            Characters for the teacher and the voice. All free users share them, and each gets a share every day.
            Premium has a pack of its own.
          </Trans>
        )}
      </Typography>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 3, sm: 6 }, mt: 1.5, mb: 0 }}>
        {user.premium ? (
          <>
            <Amount name={<Trans>A. I. Teacher text</Trans>}>
              {builtIn ? translateMessage(BUILT_IN_TEACHER) : characters(user.text_characters_remaining)}
            </Amount>
            <Amount name={<Trans>A. I. Teacher voice</Trans>}>{characters(user.voice_characters_remaining)}</Amount>
          </>
        ) : (
          <>
            <Amount name={<Trans>Your share today</Trans>}>{characters(user.characters_today_remaining)}</Amount>
            <Amount name={<Trans>Shared by all free users this month</Trans>}>
              {characters(user.text_characters_remaining)}
            </Amount>
          </>
        )}
      </Box>
    </Box>
  );
}

function Amount({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Box>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" variant="h3" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Typography>
    </Box>
  );
}
