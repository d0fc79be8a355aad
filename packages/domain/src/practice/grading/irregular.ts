/** Forms that no ending explains: children for child, went for go. Known once `irregular-forms.ts` is loaded. */

let lists: Readonly<Record<string, string>> = {};
const BY_FORM = new Map<string, ReadonlyMap<string, readonly string[]>>();

export function knowIrregularForms(forms: Readonly<Record<string, string>>): void {
  lists = forms;
  BY_FORM.clear();
}

/** The words that dictionaries enter, by their forms: Arabic كتب is books, and wrote. */
function entries(language: string): ReadonlyMap<string, readonly string[]> {
  const known = BY_FORM.get(language);
  if (known) return known;
  const made = new Map<string, string[]>();
  for (const one of (lists[language] ?? '').split(' ')) {
    const [entry = '', forms = ''] = one.split(':');
    for (const form of [entry, ...forms.split(',')]) {
      const found = made.get(form);
      if (found) found.push(entry);
      else made.set(form, [entry]);
    }
  }
  BY_FORM.set(language, made);
  return made;
}

/** To be: its forms say who, and stand for one another in no sentence. */
const COPULAS = new Set(
  'be sein être ser essere byť být być быть бути zijn vara være fi olla olema είμαι biti съм'.split(' '),
);

/** Both are forms of one word. */
export function isIrregularForm(a: string, b: string, language: string | null): boolean {
  const known = entries(language?.split('-')[0] ?? '');
  const other = known.get(b);
  return (
    a !== b &&
    other !== undefined &&
    (known.get(a)?.some((entry) => other.includes(entry) && !COPULAS.has(entry)) ?? false)
  );
}
