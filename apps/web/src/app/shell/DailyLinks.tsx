import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { CalendarCheck, ChartSpline, LayoutGrid, type LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useToday } from '../../platform/queries/reviews.ts';
import { SCREEN_PATHS } from '../paths.ts';

interface Destination {
  to: string;
  icon: LucideIcon;
  label: MessageDescriptor;
}

/** Daily destinations of signed-in users. */
const DESTINATIONS: readonly Destination[] = [
  { to: SCREEN_PATHS.clusters, icon: LayoutGrid, label: msg`Clusters` },
  { to: SCREEN_PATHS.today, icon: CalendarCheck, label: msg`Today` },
  { to: SCREEN_PATHS.progress, icon: ChartSpline, label: msg`Progress` },
];

/** Number of words due today, beside its name. */
const COUNT = {
  minWidth: 20,
  px: 0.625,
  borderRadius: 5,
  bgcolor: 'tones.raised',
  color: 'text.primary',
  fontSize: '0.75rem',
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
} as const;

const LINK = {
  display: 'flex',
  alignItems: 'center',
  color: 'text.secondary',
  textDecoration: 'none',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '&:hover, &[aria-current]': { color: 'text.primary' },
  '&[aria-current] svg': { color: 'primary.main' },
  '& svg': { flexShrink: 0 },
} as const;

/** Number of due words, with a text for screen readers. */
function Count({ words }: { words: number }) {
  const { i18n } = useLingui();
  return (
    <>
      <Box component="span" aria-hidden data-count sx={COUNT}>
        {i18n.number(words)}
      </Box>
      <Box component="span" sx={visuallyHidden}>
        <Plural value={words} one="# word to practise" other="# words to practise" />
      </Box>
    </>
  );
}

/** The navigation links; a sub-page belongs to its parent. */
function useDestinations() {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const { data: today } = useToday();
  const words = today === undefined ? 0 : today.due + today.learning + today.new;
  return DESTINATIONS.map(({ to, icon, label }) => {
    const name = i18n._(label);
    const count = to === SCREEN_PATHS.today && words > 0 ? words : null;
    const current =
      pathname.replace(/(?<!\/)\/+$/, '') === to ? 'page' : pathname.startsWith(`${to}/`) ? 'true' : undefined;
    return {
      to,
      Icon: icon,
      name,
      count: count !== null && <Count words={count} />,
      link: { to, 'aria-current': current } as const,
    };
  });
}

/** In the top bar, if wide enough. */
export function TopLinks() {
  const { t } = useLingui();
  return (
    <Box
      component="nav"
      aria-label={t`Places`}
      sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, '@media print': { display: 'none' } }}
    >
      {useDestinations().map(({ to, Icon, name, count, link }) => (
        <Box
          key={to}
          component={Link}
          {...link}
          sx={{ ...LINK, gap: 1, minHeight: 44, px: 1.5, borderRadius: 1, typography: 'body2' }}
        >
          <Icon size={18} aria-hidden />
          {name}
          {count}
        </Box>
      ))}
    </Box>
  );
}

/** Bottom navigation of narrow screens. Floating buttons are in the same row, at its end. */
export function BottomLinks() {
  const { t } = useLingui();
  return (
    <Box
      component="nav"
      aria-label={t`Places`}
      data-strip
      sx={{
        display: { xs: 'block', md: 'none' },
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'mobileStepper',
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom)',
        '@media print': { display: 'none' },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          height: 59,
          maxWidth: 420,
          marginInlineEnd: 'calc(16px + var(--chat-width, 0px) + 8px + var(--floats-width, 0px) + 8px)',
        }}
      >
        {useDestinations().map(({ to, Icon, name, count, link }) => (
          <Box
            key={to}
            component={Link}
            {...link}
            sx={{
              ...LINK,
              position: 'relative',
              flex: '1 1 0',
              minWidth: 0,
              flexDirection: 'column',
              justifyContent: 'center',
              gap: 0.25,
              '&:focus-visible': { outlineOffset: '-2px' },
              '& [data-count]': { position: 'absolute', top: 4, insetInlineStart: '54%' },
            }}
          >
            <Icon size={22} aria-hidden />
            <Box
              component="span"
              sx={{
                maxWidth: '100%',
                px: 0.25,
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                fontSize: '0.6875rem',
                lineHeight: 1.3,
                // Icons alone: three names beside three buttons need more.
                '@media (max-width: 359.95px)': visuallyHidden,
              }}
            >
              {name}
            </Box>
            {count}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
