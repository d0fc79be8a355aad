import { useLingui } from '@lingui/react';
import { languageName } from '@wordcluster/domain/languages/languages';
import { useMemo } from 'react';

/** Names of languages in the interface language; English if the browser knows none. */
export function useLanguageName(): (code: string) => string {
  const { i18n } = useLingui();
  return useMemo(() => {
    if (i18n.locale === 'en') return languageName;
    const names = new Intl.DisplayNames([i18n.locale], { type: 'language', fallback: 'none' });
    return (code) => names.of(code) ?? languageName(code);
  }, [i18n.locale]);
}

/** The name of a region (two letters) in the interface language; the given English name if the browser knows none. */
export function useRegionName(): (alpha2: string, english: string) => string {
  const { i18n } = useLingui();
  const names = new Intl.DisplayNames([i18n.locale, 'en'], { type: 'region', fallback: 'none' });
  return (alpha2, english) => (i18n.locale === 'en' ? english : (names.of(alpha2) ?? english));
}
