import { useLingui } from '@lingui/react/macro';
import { INTERFACE_LANGUAGES, isInterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { chooseLanguage } from './language.ts';

/** Language selection for visitors, who have no user menu. A native select: no further code to load. */
export function LanguageSelect() {
  const { t, i18n } = useLingui();
  return (
    <select
      className="language-select"
      aria-label={t`Language`}
      value={i18n.locale}
      onChange={({ target }) => {
        if (isInterfaceLanguage(target.value)) void chooseLanguage(target.value);
      }}
    >
      {Object.entries(INTERFACE_LANGUAGES).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
