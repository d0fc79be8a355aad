import { useLingui } from '@lingui/react/macro';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check } from 'lucide-react';
import { INTERFACE_LANGUAGES, isInterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { chooseLanguage, useLanguage } from '../language.ts';

/** The interface languages, each by its own name, so that everybody finds the way back to their own. */
export function LanguageMenu({ anchor, onClose }: { anchor: HTMLElement | null; onClose: () => void }) {
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
