import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Page } from '../../ui/Page.tsx';
import { SCREEN_PATHS } from '../paths.ts';

const TAB = {
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  minHeight: 48,
  px: 1,
  borderBottom: '2px solid transparent',
  borderRadius: '8px 8px 0 0',
  color: 'text.secondary',
  typography: 'subtitle2',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main' },
  '&:focus-visible': { outlineOffset: '-2px' },
} as const;

/** The parts of the account page, each with an address of its own; narrow screens scroll them sideways. */
function AccountTabs() {
  const { t } = useLingui();
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, []);
  return (
    <Box
      component="nav"
      ref={tabs}
      aria-label={t`Account`}
      sx={{ display: 'flex', mb: 3, overflowX: 'auto', borderBottom: 1, borderColor: 'tones.hairline' }}
    >
      <Box component={NavLink} to={SCREEN_PATHS.account} sx={TAB}>
        <Trans>Profile</Trans>
      </Box>
      <Box component={NavLink} to={SCREEN_PATHS.security} sx={TAB}>
        <Trans>Security and devices</Trans>
      </Box>
      <Box component={NavLink} to={SCREEN_PATHS.preferences} sx={TAB}>
        <Trans>Preferences</Trans>
      </Box>
      <Box component={NavLink} to={SCREEN_PATHS.accessTokens} sx={TAB}>
        <Trans>Other apps</Trans>
      </Box>
      <Box component={NavLink} to={SCREEN_PATHS.myData} sx={TAB}>
        <Trans>My data</Trans>
      </Box>
    </Box>
  );
}

/** One part of the account page: the tabs, with its content below. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title} width="text">
      <AccountTabs />
      {children}
    </Page>
  );
}
