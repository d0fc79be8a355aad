import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { INTERFACE_LANGUAGES, isInterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { chooseLanguage, useLanguage } from './language.ts';

/** The interface language for visitors, who have no user menu. The browser's own list: nothing more to load. */
export function LanguageSelect() {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <Box
      component="select"
      aria-label={t`Language`}
      value={language}
      onChange={({ target }) => {
        if (isInterfaceLanguage(target.value)) void chooseLanguage(target.value);
      }}
      sx={{
        minHeight: 32,
        px: 1.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'transparent',
        color: 'text.secondary',
        font: 'inherit',
        typography: 'caption',
        cursor: 'pointer',
        '&:hover': { color: 'text.primary' },
        '& option': { bgcolor: 'background.paper', color: 'text.primary' },
      }}
    >
      {Object.entries(INTERFACE_LANGUAGES).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </Box>
  );
}
