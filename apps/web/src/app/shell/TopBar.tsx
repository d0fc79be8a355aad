import { useLingui } from '@lingui/react/macro';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Menu } from 'lucide-react';
import { Link } from 'react-router';
import { Logo } from '../../ui/Logo.tsx';
import { BesideTitleSlot, ShownTitle } from '../../ui/PageTitle.tsx';
import { DarkSwitch } from './DarkSwitch.tsx';
import { TopLinks } from './DailyLinks.tsx';
import { UserMenu } from './UserMenu.tsx';

interface TopBarProps {
  practising: boolean;
  drawerOpen: boolean;
  onMenu: () => void;
  onHowItWorks: () => void;
}

/** Menu button, logo, page title, daily links, dark switch and the user's menu. */
export function TopBar({ practising, drawerOpen, onMenu, onHowItWorks }: TopBarProps) {
  const { t } = useLingui();
  return (
    <AppBar position="sticky">
      <Toolbar disableGutters sx={{ gap: { xs: 0.5, sm: 1 }, px: { xs: 1, sm: 2 } }}>
        {!practising && (
          <IconButton aria-label={t`Open menu`} aria-expanded={drawerOpen} aria-haspopup="dialog" onClick={onMenu}>
            <Menu />
          </IconButton>
        )}
        <Box
          component={Link}
          to="/clusters"
          aria-label={t`Wordcluster, your clusters`}
          sx={{
            display: 'flex',
            p: 1,
            borderRadius: 1,
            textDecoration: 'none',
            '@media (pointer: coarse)': { p: 1.375 },
          }}
        >
          <Box sx={{ display: { xs: 'none', md: 'flex' } }}>
            <Logo />
          </Box>
          <Box sx={{ display: { xs: 'flex', md: 'none' } }}>
            <Logo markOnly />
          </Box>
        </Box>
        {/* On phones the title gets the space. */}
        <Box
          aria-hidden
          sx={{ display: { xs: 'none', sm: 'block' }, width: '1px', height: 24, bgcolor: 'divider', mx: 1 }}
        />
        <Typography
          component="h1"
          variant="subtitle1"
          sx={{
            minWidth: 0,
            fontWeight: 700,
            // Two lines fit the longest page name on a phone; longer titles of users are truncated.
            lineHeight: 1.2,
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          <ShownTitle />
        </Typography>
        <Box sx={{ flex: 1, display: 'flex' }}>
          <BesideTitleSlot />
        </Box>
        {!practising && <TopLinks />}
        <DarkSwitch />
        <UserMenu onHowItWorks={onHowItWorks} />
      </Toolbar>
    </AppBar>
  );
}
