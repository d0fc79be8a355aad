import { INTERFACE_LANGUAGE_CODES } from '@wordcluster/domain/languages/interface-languages';
import { displayNames } from '../world/intl.ts';
import { foldAccents } from '../text/fold.ts';
import { supportedLanguages } from '../supported-languages.ts';

/**
 * The forms that CLDR does not know: adverbs in Slovak, Czech ("po nemecky", "německy") and Polish ("po niemiecku"), the
 * instrumental in Ukrainian ("німецькою").
 */
const CORE = 'en de sk cs pl hu es fr it pt nl sv ro ru uk tr el ar zh-CN ja ko hi'.split(' ');
const ADVERBS = [
  'anglicky nemecky slovensky cesky polsky madarsky spanielsky francuzsky taliansky portugalsky holandsky svedsky rumunsky rusky ukrajinsky turecky grecky arabsky cinsky japonsky korejsky hindsky',
  'anglicky nemecky slovensky cesky polsky madarsky spanelsky francouzsky italsky portugalsky nizozemsky svedsky rumunsky rusky ukrajinsky turecky recky arabsky cinsky japonsky korejsky hindsky',
  'angielsku niemiecku słowacku czesku polsku węgiersku hiszpańsku francusku włosku portugalsku niderlandzku szwedzku rumuńsku rosyjsku ukraińsku turecku grecku arabsku chińsku japońsku koreańsku hindi',
  'англійською німецькою словацькою чеською польською угорською іспанською французькою італійською португальською нідерландською шведською румунською російською українською турецькою грецькою арабською китайською японською корейською гінді',
].map((line) => line.split(' '));

/** CLDR distinguishes the Chinese languages by script, people say just Chinese. */
const asCldr = (code: string) => (code === 'zh-CN' ? 'zh' : code === 'zh-TW' ? 'zh-Hant' : code);

/** Forms in which a sentence names a language: ins Deutsche, do nemčiny, v nemčine. */
function forms(name: string): string[] {
  const plain = foldAccents(name);
  const stem = plain.slice(0, -1);
  return plain.endsWith('a') ? [plain, `${stem}y`, `${stem}e`, `${stem}u`] : [plain, `${plain}e`];
}

let index: ReadonlyMap<string, string> | undefined;

function languageIndex(): ReadonlyMap<string, string> {
  if (index) return index;
  const codes = supportedLanguages().map(({ code }) => code);
  const built = new Map<string, string>();
  const add = (name: string | null | undefined, code: string) => {
    for (const form of name ? forms(name) : []) if (!built.has(form)) built.set(form, code);
  };
  for (const reading of INTERFACE_LANGUAGE_CODES)
    for (const [at, name] of displayNames(reading, 'language', codes.map(asCldr)).entries()) add(name, codes[at] ?? '');
  for (const adverbs of ADVERBS) for (const [at, adverb] of adverbs.entries()) add(adverb, CORE[at] ?? '');
  for (const code of codes) add(displayNames(code, 'language', [asCldr(code)])[0], code);
  index = built;
  return built;
}

/** The code of a language named in a request, or null. */
export function languageNamed(text: string | undefined): string | null {
  return text === undefined ? null : (languageIndex().get(foldAccents(text)) ?? null);
}

/** Name of a language in another one, as the tutor writes it. */
export function nameOfLanguage(code: string, language: string): string {
  return displayNames(language, 'language', [asCldr(code)])[0] ?? code;
}
