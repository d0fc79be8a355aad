import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Moon, Sun } from 'lucide-react';
import { changePreferences } from '../../platform/queries/preferences.ts';
import { chooseDarkMode, useDarkMode } from '../../platform/storage/dark-mode.ts';

/** Between the desk at night and the desk by day. */
export function DarkSwitch() {
  const { t } = useLingui();
  const dark = useDarkMode((state) => state.dark);
  const choose = () => {
    chooseDarkMode(!dark);
    // Where the account cannot be told now, this browser keeps it; the next choice tells it.
    void changePreferences({ theme: dark ? 'light' : 'dark' }).catch(() => null);
  };
  return (
    <Tooltip title={t`Dark mode`}>
      <IconButton role="switch" aria-checked={dark} aria-label={t`Dark mode`} onClick={choose}>
        {dark ? <Moon /> : <Sun />}
      </IconButton>
    </Tooltip>
  );
}
