import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Moon, Sun } from 'lucide-react';
import { useDarkMode } from '../../platform/storage/dark-mode.ts';
import { switchDark } from './switch-dark.ts';

/** Between the desk at night and the desk by day. */
export function DarkSwitch() {
  const { t } = useLingui();
  const dark = useDarkMode((state) => state.dark);
  return (
    <Tooltip title={t`Dark mode`}>
      <IconButton role="switch" aria-checked={dark} aria-label={t`Dark mode`} onClick={switchDark}>
        {dark ? <Moon /> : <Sun />}
      </IconButton>
    </Tooltip>
  );
}
