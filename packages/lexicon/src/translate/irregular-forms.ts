/** Forms that no ending leads back from: "went" is found under "go". */
import { IRREGULAR_FORMS } from '@wordcluster/domain/practice/grading/irregular-forms';

const BY_FORM = new Map<string, Map<string, string>>();

/** The dictionary entry of a form; null if it is not listed here. */
export function entryOf(form: string, language: string): string | null {
  const list = IRREGULAR_FORMS[language];
  if (list === undefined) return null;
  let known = BY_FORM.get(language);
  if (!known) {
    known = new Map(
      list.split(' ').flatMap((one) => {
        const [entry = '', forms = ''] = one.split(':');
        return forms.split(',').map((each) => [each, entry] as const);
      }),
    );
    BY_FORM.set(language, known);
  }
  return known.get(form.toLowerCase()) ?? null;
}

/** The forms that stand here for a word that dictionaries enter; none for regular ones. */
export function formsOf(entry: string, language: string): readonly string[] {
  const found = IRREGULAR_FORMS[language]?.split(' ').find((one) => one.startsWith(`${entry}:`));
  return found === undefined ? [] : found.slice(entry.length + 1).split(',');
}
