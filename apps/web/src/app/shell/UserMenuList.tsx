import { useLingui } from '@lingui/react/macro';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check } from 'lucide-react';
import { INTERFACE_LANGUAGES, isInterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { chooseLanguage, useLanguage } from '../language.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { Allowance } from '../../features/teacher/components/Allowance.tsx';
import { useInstallation } from '../../platform/installation/installation.ts';
import type { User } from '../../platform/session/session.ts';
import { menuGroups, type MenuEntry } from './menu-items.ts';
import { useInvites } from './use-invites.ts';

/** The interface languages, each by its own name. */
function LanguageMenu({ anchor, onClose }: { anchor: HTMLElement | null; onClose: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <Menu
      open={anchor !== null}
      onClose={onClose}
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: { width: 220, mt: 0.5 } }, list: { 'aria-label': t`Language` } }}
    >
      {Object.entries(INTERFACE_LANGUAGES).map(([code, name]) => (
        <MenuItem
          key={code}
          lang={code}
          role="menuitemradio"
          aria-checked={code === language}
          selected={code === language}
          onClick={() => {
            onClose();
            if (isInterfaceLanguage(code)) void chooseLanguage(code);
          }}
        >
          {name}
          {code === language && <Check aria-hidden style={{ marginInline: 'auto 0' }} />}
        </MenuItem>
      ))}
    </Menu>
  );
}

interface UserMenuListProps {
  user: User;
  name: string;
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClose: () => void;
  onHowItWorks: () => void;
}

/** The user, their remaining characters, and everything about the account. */
export default function UserMenuList({ user, name, button, open, onClose, onHowItWorks }: UserMenuListProps) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [languages, setLanguages] = useState<HTMLElement | null>(null);
  const { shop, password_login: passwords } = useInstallation();
  const groups = menuGroups({ shop, isAdmin: user.is_admin, passwords, invites: useInvites() });

  const choose = ({ to }: MenuEntry) => {
    onClose();
    if (to === 'how-it-works') onHowItWorks();
    else if (to === 'language') setLanguages(button.current);
    else void navigate(to);
  };

  return (
    <>
      <Popover
        open={open}
        onClose={onClose}
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { width: 296, mt: 0.5 } } }}
      >
        {/* Above the menu, not in it: a menu may only contain menu items. */}
        <Box sx={{ px: 2.75, pt: 1.75, pb: 1, display: 'flex', gap: 1, alignItems: 'center' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="subtitle2" component="p" noWrap>
              {name}
            </Typography>
            <Typography variant="caption" noWrap sx={{ display: 'block', color: 'text.secondary' }}>
              {user.email ?? user.username}
            </Typography>
          </Box>
          {user.tier !== null && <Chip color="primary" label="PREMIUM" />}
        </Box>
        <Box sx={{ px: 2.75, pb: 0.5, '&:empty': { display: 'none' } }}>
          <Allowance />
        </Box>
        <MenuList
          autoFocusItem={open}
          aria-label={name}
          sx={{ p: 0.75 }}
          onKeyDown={(event) => {
            if (event.key !== 'Tab') return;
            event.preventDefault();
            onClose();
          }}
        >
          {groups.flatMap((group, index) => [
            <Divider key={`group ${index}`} component="li" sx={{ my: '6px !important' }} />,
            ...group.map((entry) => (
              <MenuItem key={entry.to} onClick={() => choose(entry)}>
                <entry.icon aria-hidden />
                {i18n._(entry.label)}
              </MenuItem>
            )),
          ])}
        </MenuList>
      </Popover>
      <LanguageMenu anchor={languages} onClose={() => setLanguages(null)} />
    </>
  );
}
