/** The forms in which people ask: English first, then the simplest in each other language of the interface. */
const LANGUAGE = String.raw`(?<to>\p{L}+)`;
/** "németül", "franciául"; "німецькою". */
const HUNGARIAN = String.raw`(?<to>\p{L}+?)[uü]l`;
const UKRAINIAN = String.raw`(?<to>\p{L}+(?:ою|інді))`;
const POLITE = String.raw`^(?:please,? |can you |could you |would you )*`;
const ASK = String.raw`(?:give me|teach me|show me|list|tell me|send me|i (?:want|need|would like)(?: to (?:learn|know))?|learn)`;
const IN = String.raw`(?: in ${LANGUAGE}(?: and (?<also>\p{L}+))?)`;

/** Put together, so the linter cannot judge their time; a test of the linter's rule does. */
const patterns = (...sources: string[]) => sources.map((source) => new RegExp(source, 'iu'));

export const TRANSLATE = patterns(
  String.raw`^how (?:do|would|can|should|to) ?(?:you|i|we|one)? ?(?:say|write) (?<text>.+?) in ${LANGUAGE}$`,
  String.raw`${POLITE}translate (?<text>.+?)(?: from (?<from>\p{L}+))? (?:in)?to ${LANGUAGE}$`,
  String.raw`^what(?:'s| is) ${LANGUAGE} for (?<text>.+)$`,
  String.raw`^what(?:'s| is) the ${LANGUAGE} (?:word |name |translation )?(?:for|of) (?<text>.+)$`,
  String.raw`^what(?:'s| is| are) (?<text>.+?) in ${LANGUAGE}$`,
  String.raw`^what does (?<text>.+?) mean(?: in ${LANGUAGE})?$`,
  String.raw`^(?:wie|was) (?:sagt man|heißt|heisst) (?<text>.+?) auf ${LANGUAGE}$`,
  String.raw`^übersetze?(?: mir)? (?<text>.+?) (?:auf|ins|in) ${LANGUAGE}$`,
  String.raw`^ako sa (?:povie|hovorí|hovori) po ${LANGUAGE} (?<text>.+)$`,
  String.raw`^jak se (?:řekne|rekne) (?<to>(?:anglic|němec|slovens|francouzs|španěls|itals|pols|rus|ukrajins|portugals)ky) (?<text>.+)$`,
  String.raw`^ako sa (?:povie|hovorí|hovori) (?<text>.+?) (?:po |v )?${LANGUAGE}$`,
  String.raw`^(?:prelož|preloz|přelož)(?:te|íš)?(?: mi)? (?<text>.+?) do ${LANGUAGE}$`,
  String.raw`^jak se (?:řekne|rekne) (?<text>.+?) (?:v )?${LANGUAGE}$`,
  String.raw`^c[oó]mo se dice (?<text>.+?) en ${LANGUAGE}$`,
  String.raw`^traduce (?<text>.+?) al? ${LANGUAGE}$`,
  String.raw`^jak (?:powiedzieć|się mówi|jest) (?<text>.+?) po ${LANGUAGE}$`,
  String.raw`^jak (?:powiedzieć|się mówi|jest|będzie) po ${LANGUAGE} (?<text>.+)$`,
  String.raw`^як ${UKRAINIAN} (?:сказати|буде) (?<text>.+)$`,
  String.raw`^wie sagt man auf ${LANGUAGE} (?<text>.+)$`,
  String.raw`^c[oó]mo se dice en ${LANGUAGE} (?<text>.+)$`,
  String.raw`^hogy(?:an)? mondják ${HUNGARIAN},? hogy (?<text>.+)$`,
  String.raw`^comment (?:dit-on|dire|on dit) (?<text>.+?) en ${LANGUAGE}$`,
  String.raw`^tradui(?:s|re|sez) (?<text>.+?) en ${LANGUAGE}$`,
  String.raw`^come si dice (?<text>.+?) in ${LANGUAGE}$`,
  String.raw`^como se diz (?<text>.+?) em ${LANGUAGE}$`,
  String.raw`^як (?:сказати|буде) (?<text>.+?) ${UKRAINIAN}$`,
  String.raw`^كيف (?:تقول|أقول|نقول) (?<text>.+?) ب${LANGUAGE}$`,
);

export const WORDS = patterns(
  String.raw`${POLITE}${ASK}? ?(?<count>\d{1,9}|some|a few|five|ten|twenty)? ?(?:(?<adjective>\p{L}+) )?(?:words|vocabulary|vocab|phrases|expressions) (?:about|on|for|of|from|related to) (?<topic>.+?)${IN}?$`,
  String.raw`${POLITE}(?<topic>count)(?: (?:from \w+ )?to (?<count>\d{1,9}|five|ten|twenty))?${IN}$`,
  String.raw`${POLITE}${ASK} (?<count>\d{1,9}|some|a few)? ?(?<topic>.+?)${IN}$`,
  String.raw`^(?<count>\d{1,9})? ?(?:wörter|vokabeln) (?:zum thema|zum|zur|zu|über) (?<topic>.+?)(?: auf ${LANGUAGE})?$`,
  String.raw`^(?<count>\d{1,9})? ?(?:slov|slová|slova|slovíčka|slovíčok|slovíček) (?:na tému|na téma|o|k téme|z témy) (?<topic>.+?)(?: (?:po |v )${LANGUAGE})?$`,
  String.raw`^(?<count>\d{1,9})? ?palabras (?:sobre|de) (?<topic>.+?)(?: en ${LANGUAGE})?$`,
  String.raw`^(?<count>\d{1,9})? ?(?:słów|słowa|słówek|słówka) na temat (?<topic>.+?)(?: po ${LANGUAGE})?$`,
  String.raw`^(?<count>\d{1,9})? ?szó(?: ${HUNGARIAN})? erről:? (?<topic>.+)$`,
  String.raw`^(?<count>\d{1,9})? ?mots sur (?:l[ae]s? |l['’])?(?<topic>.+?)(?: en ${LANGUAGE})?$`,
  String.raw`^(?<count>\d{1,9})? ?parole su (?<topic>.+?)(?: in ${LANGUAGE})?$`,
  String.raw`^(?<count>\d{1,9})? ?palavras (?:sobre|de) (?<topic>.+?)(?: em ${LANGUAGE})?$`,
  String.raw`^(?<count>\d{1,9})? ?(?:слів|слова) на тему (?<topic>.+?)(?: ${UKRAINIAN})?$`,
  String.raw`^(?<count>\d{1,9})? ?كلم(?:ات|ة) عن (?<topic>.+?)(?: ب${LANGUAGE})?$`,
);

export const QUIZ = patterns(
  String.raw`${POLITE}(?:quiz|test|examine) me(?: (?:on|about|with) (?<topic>.+?))?${IN}?$`,
  String.raw`^(?:frag|frage) mich(?: ab)?(?: (?:zum thema|zu|über) (?<topic>.+?))?(?: auf ${LANGUAGE})?$`,
  String.raw`^(?:vyskúšaj|vyskusaj|vyzkoušej) (?:ma|mě)(?: (?:z|na|ze) (?<topic>.+?))?(?: (?:po |v )${LANGUAGE})?$`,
  String.raw`^(?:examíname|pregúntame)(?: (?:sobre|de) (?<topic>.+?))?(?: en ${LANGUAGE})?$`,
  String.raw`^przepytaj mnie(?: z tematu (?<topic>.+?))?(?: po ${LANGUAGE})?$`,
  String.raw`^kérdezz ki(?: ${HUNGARIAN})?(?: erről:? (?<topic>.+))?$`,
  String.raw`^interrogez?-moi(?: sur (?:l[ae]s? |l['’])?(?<topic>.+?))?(?: en ${LANGUAGE})?$`,
  String.raw`^interrogami(?: su (?<topic>.+?))?(?: in ${LANGUAGE})?$`,
  String.raw`^(?:pergunte-me|teste-me)(?: sobre (?<topic>.+?))?(?: em ${LANGUAGE})?$`,
  String.raw`^перевір мене(?: на тему (?<topic>.+?))?(?: ${UKRAINIAN})?$`,
  String.raw`^اختبرني(?: في (?<topic>.+?))?(?: ب${LANGUAGE})?$`,
);

/** "dog in German": last of all, for it fits much. */
export const BRIEF = patterns(String.raw`^(?<text>.+?) (?:in|into|auf|en|po|em) ${LANGUAGE}$`);

export type Groups = Readonly<Record<string, string | undefined>>;

/** The subject of a request, by the first form that fits; null without one. */
export function readRequest(message: string, forms: readonly RegExp[]): Groups | null {
  const text = message
    .trim()
    .replace(/(?<![\s.?!¿¡؟])[\s.?!¿¡؟]+$/u, '')
    .replace(/^[¿¡]/u, '');
  for (const form of forms) {
    const groups = form.exec(text)?.groups;
    if (groups) return groups;
  }
  return null;
}

/** A word without the quotes people put around it. */
export function unquote(text: string): string {
  return text.replaceAll(/^["'“”„‚‘’«»\s]+|(?<!["'“”„‚‘’«»\s])["'“”„‚‘’«»\s]+$/gu, '');
}
