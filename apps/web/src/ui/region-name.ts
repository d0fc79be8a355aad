import { useLingui } from '@lingui/react/macro';

/** The name of a region (two letters) in the interface language; the English name given where the browser knows none. */
export function useRegionName(): (alpha2: string, english: string) => string {
  const { i18n } = useLingui();
  const names = new Intl.DisplayNames([i18n.locale, 'en'], { type: 'region', fallback: 'none' });
  return (alpha2, english) => (i18n.locale === 'en' ? english : (names.of(alpha2) ?? english));
}
