import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { useUser, type User } from '../../../platform/session/session.ts';

/** Share from which on the bar is pink. */
const LITTLE = 0.1;

function Line({ label, left, limit }: { label: string; left: number | null; limit: number | null }) {
  return left === null || limit === null ? null : <Meter label={label} left={left} limit={limit} />;
}

function Meter({ label, left, limit }: { label: string; left: number; limit: number }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const share = limit > 0 ? Math.min(1, left / limit) : 0;
  const [leftText, limitText] = [i18n.number(left), i18n.number(limit)];
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={id} variant="caption" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        <Typography variant="caption" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          <Trans>
            {leftText} of {limitText}
          </Trans>
        </Typography>
      </Box>
      <Box
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={left}
        aria-valuetext={t`${leftText} of ${limitText} characters left`}
        sx={{ height: 4, borderRadius: 2, bgcolor: 'tones.hairline', overflow: 'hidden' }}
      >
        <Box
          sx={{
            width: `${share * 100}%`,
            height: '100%',
            borderRadius: 2,
            bgcolor: share > LITTLE ? 'primary.main' : 'secondary.main',
            transition: 'width 180ms ease-out',
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          }}
        />
      </Box>
    </Box>
  );
}

/**
 * Remaining characters of teacher and voice: with Premium of the own pack; else today's quota first, then the free pool
 * of the month.
 */
export function Allowance() {
  const { t } = useLingui();
  const user = useUser();
  const { shop } = useInstallation();
  if (user === null) return null;
  if (!shop) return <OfPerson user={user} />;
  const { premium, characters_today_remaining: today, characters_today_limit: day } = user;
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Typography variant="caption" sx={{ fontWeight: 700 }}>
        {premium ? <Trans>Your characters this month</Trans> : <Trans>Free characters for teacher and voice</Trans>}
      </Typography>
      {premium ? (
        <>
          <Line label={t`Teacher`} left={user.text_characters_remaining} limit={user.text_characters_limit} />
          <Line label={t`Voice`} left={user.voice_characters_remaining} limit={user.voice_characters_limit} />
        </>
      ) : (
        <>
          <Line label={t`Your share today`} left={today ?? 0} limit={day ?? 0} />
          <Line
            label={t`Shared by all free users this month`}
            left={user.text_characters_remaining}
            limit={user.text_characters_limit}
          />
        </>
      )}
    </Box>
  );
}

/** The operator's limit per user for teacher and voice together; nothing without a limit. */
function OfPerson({ user }: { user: User }) {
  const { t } = useLingui();
  if (user.text_characters_limit === null) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Typography variant="caption" sx={{ fontWeight: 700 }}>
        <Trans>Your characters this month</Trans>
      </Typography>
      <Line label={t`Teacher and voice`} left={user.text_characters_remaining} limit={user.text_characters_limit} />
    </Box>
  );
}
