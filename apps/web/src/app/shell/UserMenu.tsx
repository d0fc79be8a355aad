import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Allowance } from '../../features/teacher/components/Allowance.tsx';
import { useUser } from '../../platform/session.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ADMIN_GROUP, LANGUAGE, LOG_OUT, MENU_GROUPS, type MenuEntry } from './menu-items.ts';

const initials = (first: string, last: string) =>
  `${Array.from(first)[0] ?? ''}${Array.from(last)[0] ?? ''}`.toUpperCase();

/** The user's name and everything about the account. */
export function UserMenu({ onHowItWorks }: { onHowItWorks: () => void }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const user = useUser();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [languages, setLanguages] = useState<HTMLElement | null>(null);
  if (user === null) return null;
  const name = `${user.first_name} ${user.last_name}`;
  const groups = [...MENU_GROUPS, [LANGUAGE], ...(user.is_admin ? [ADMIN_GROUP] : []), [LOG_OUT]];

  const choose = ({ to }: MenuEntry) => {
    setOpen(false);
    if (to === 'how-it-works') onHowItWorks();
    else if (to === 'language') setLanguages(button.current);
    else void navigate(to);
  };

  return (
    <>
      <Button
        ref={button}
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        sx={{ minWidth: 0, px: 1, gap: 1 }}
      >
        <Box
          aria-hidden
          sx={{
            width: 30,
            height: 30,
            borderRadius: '50%',
            bgcolor: 'tones.raised',
            border: 1,
            borderColor: user.premium ? 'primary.main' : 'divider',
            display: 'grid',
            placeItems: 'center',
            typography: 'caption',
            fontWeight: 700,
          }}
        >
          {initials(user.first_name, user.last_name)}
        </Box>
        <Typography
          component="span"
          variant="body2"
          noWrap
          // On phones only the initials are seen, but the name is still read.
          sx={{
            maxWidth: 200,
            '@media (max-width: 599.95px)': { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' },
          }}
        >
          {name}
        </Typography>
        <ChevronDown size={16} aria-hidden />
      </Button>
      <Menu
        open={open}
        onClose={() => setOpen(false)}
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { width: 296, mt: 0.5 } }, list: { 'aria-label': name } }}
      >
        <Box component="li" role="presentation" sx={{ px: 2, py: 1, display: 'flex', gap: 1, alignItems: 'center' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="subtitle2" noWrap>
              {name}
            </Typography>
            <Typography variant="caption" noWrap sx={{ display: 'block', color: 'text.secondary' }}>
              {user.email}
            </Typography>
          </Box>
          {user.premium && <Chip color="primary" label="PREMIUM" />}
        </Box>
        <Box component="li" role="presentation" sx={{ px: 2, pb: 1 }}>
          <Allowance />
        </Box>
        {groups.flatMap((group, index) => [
          <Divider key={`group ${index}`} component="li" sx={{ my: '6px !important' }} />,
          ...group.map((entry) => (
            <MenuItem key={entry.to} onClick={() => choose(entry)}>
              <entry.icon aria-hidden />
              {i18n._(entry.label)}
            </MenuItem>
          )),
        ])}
      </Menu>
      <LanguageMenu anchor={languages} onClose={() => setLanguages(null)} />
    </>
  );
}
