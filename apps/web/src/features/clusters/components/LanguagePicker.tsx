import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NO_LANGUAGE } from '@wordcluster/domain/clusters/cluster-form';
import { findLanguage, LANGUAGES } from '@wordcluster/domain/languages/languages';
import { Volume2 } from 'lucide-react';
import { useLanguageName } from '../../../platform/browser/display-names.ts';
import { SearchPicker } from '../../../ui/SearchPicker.tsx';

interface LanguagePickerProps {
  label: string;
  /** A code, or '-' for none. */
  value: string;
  onChange: (code: string) => void;
  disabled: boolean;
  /** Codes that other columns use; they are not offered. */
  taken: readonly string[];
  /** Codes with a voice; they carry its mark. */
  voiced: ReadonlySet<string>;
  /** Label for no language; default: ‘None’. */
  noneLabel?: string;
}

/** One language of about 115, found by typing its name in the interface language, its own name or its code. */
export function LanguagePicker(props: LanguagePickerProps) {
  const { label, value, onChange, disabled, taken, voiced, noneLabel } = props;
  const { t } = useLingui();
  const languageName = useLanguageName();
  const none = noneLabel ?? t`None`;
  const nameOf = (code: string) => (code === NO_LANGUAGE ? none : languageName(code));
  const ownName = (code: string) => findLanguage(code)?.nativeName ?? '';

  return (
    <SearchPicker
      label={label}
      showLabel={t`Show languages`}
      options={[NO_LANGUAGE, ...LANGUAGES.map(({ code }) => code).filter((code) => !taken.includes(code))]}
      value={value}
      onChange={onChange}
      disabled={disabled}
      nameOf={nameOf}
      keywordsOf={(code) => `${ownName(code)} ${code}`}
      renderOption={(code) => (
        <>
          <span>{nameOf(code)}</span>
          {code !== NO_LANGUAGE && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }} lang={code}>
              {ownName(code)}
            </Typography>
          )}
          {voiced.has(code) && (
            <Box
              component="span"
              sx={{ ml: 'auto', display: 'inline-flex', color: 'primary.main', '& svg': { width: 16, height: 16 } }}
            >
              <Volume2 role="img" aria-label={t`With voice`} />
            </Box>
          )}
        </>
      )}
    />
  );
}
