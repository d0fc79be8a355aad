/**
 * Names that the runtime's own CLDR data know: countries, languages, currencies, months, weekdays, units.
 *
 * Every function returns null where the runtime would fall back to another language without saying so.
 */
const CLDR_CODES: Readonly<Record<string, string>> = { tl: 'fil' };
const cldr = (language: string) => CLDR_CODES[language] ?? language;

/** Intl silently falls back to the machine's locale for an unsupported language; only the resolved locale reveals it. */
function speaks(language: string, resolved: string): boolean {
  const asked = new Intl.Locale(cldr(language)).maximize();
  const got = new Intl.Locale(resolved).maximize();
  return asked.language === got.language && asked.script === got.script;
}

/** The names of codes in a language, in the order of the codes; null where one is missing. */
export function displayNames(
  language: string,
  type: 'region' | 'language' | 'currency',
  codes: readonly string[],
): (string | null)[] {
  const names = new Intl.DisplayNames([cldr(language)], { type, fallback: 'none' });
  if (!speaks(language, names.resolvedOptions().locale)) return codes.map(() => null);
  return codes.map((code) => names.of(code) ?? null);
}

/** Names of dates: months or weekdays standing alone. */
export function dateNames(
  language: string,
  options: { month?: 'long'; weekday?: 'long' },
  dates: readonly Date[],
): (string | null)[] {
  const format = new Intl.DateTimeFormat(cldr(language), { ...options, timeZone: 'UTC', calendar: 'gregory' });
  const known = speaks(language, format.resolvedOptions().locale);
  return dates.map((date) => (known ? format.format(date) : null));
}

/** Names of units as said of one of them ("metre"). */
export function unitNames(language: string, units: readonly string[]): (string | null)[] {
  return units.map((unit) => {
    const format = new Intl.NumberFormat(cldr(language), { style: 'unit', unit, unitDisplay: 'long' });
    if (!speaks(language, format.resolvedOptions().locale)) return null;
    const parts = format.formatToParts(1).filter(({ type }) => type === 'unit');
    return parts.length === 1 ? (parts[0]?.value.trim() ?? null) : null;
  });
}
