/** The forms in which people ask about a word, in the languages of the interface. */

/** Keywords of requests, in all languages of the interface. */
const KEYWORDS = {
  plural:
    'plural|plural form|mehrzahl|množné číslo|mnozne cislo|plurál|liczba mnoga|liczbę mnogą|többes szám|többes száma|pluriel|plurale|множина|множину|جمع',
  gender:
    'gender|article|genus|geschlecht|artikel|rod|člen|género|artículo|rodzaj|rodzajnik|neme|névelője|genre|genere|articolo|gênero|artigo|рід|артикль|جنس',
  opposite:
    'opposite|antonym|antonyms|gegenteil|opak|protiklad|contrario|opuesto|antónimo|przeciwieństwo|ellentéte|contraire|opposé|antonyme|opposto|contrário|oposto|антонім|протилежність|عكس|ضد',
  synonym:
    'synonym|synonyms|another word|other word|other words|synonyme|synonymum|synonymá|sinónimo|sinónimos|synonimy|szinonimája|szinonimái|synonymes|sinonimo|sinonimi|sinônimo|sinônimos|синонім|синоніми|مرادف',
  definition:
    'definition|define|meaning|explain|bedeutung|definícia|význam|definice|definición|significado|definicja|znaczenie|jelentése|définition|signification|définis|definizione|significato|definição|визначення|значення|معنى|تعريف',
  example:
    'example|examples|example sentence|sentence|beispiel|beispielsatz|satz|príklad|vetu|veta|příklad|větu|věta|ejemplo|frase|przykład|zdanie|példa|példát|mondat|mondatot|exemple|phrase|esempio|exemplo|приклад|речення|مثال|جملة',
  forms:
    'conjugate|conjugation|present tense of|past tense|past of|passé de|participe passé de|pasado de|passato di|passado de|czas przeszły|minulý čas|múlt ideje|минулий час|الماضي من|past participle|past|forms|principal parts|konjugiere|konjugiert|konjugation|formen|vergangenheit|časovanie|časování|tvary|conjuga|conjugación|odmiana|odmień|ragozása|conjugue|conjugaison|coniuga|coniugazione|conjugação|форми|відміна|تصريف|صرف',
} as const;

export type FactKind = keyof typeof KEYWORDS;

const LANGUAGE = String.raw`(?: (?:in|auf|en|po|em|v|w) (?<to>\p{L}+))?`;
/** Function words between the requested fact and the word. */
const LINK = String.raw`(?: (?:of|for|to|with|the|word|verb|noun|is|has|does|man|von|zu|für|mit|dem|des|wort|verb|hat|ist|slova|slovo|slovesa|od|k|ku|ke|s|so|se|pre|pro|má|de|del|du|la|le|palabra|mot|słowa|słowo|do|z|ze|ma|di|della|parola|da|do|com|con|avec|palavra|слова|до|з|із|має|у|كلمة))*`;
const BEFORE = String.raw`^(?:[\p{L}'’]{1,15} ){0,5}?`;

/** A longer phrase begins with a shorter one: example sentence, example. */
const longestFirst = (words: string): string =>
  words
    .split('|')
    .toSorted((a, b) => b.length - a.length)
    .join('|');

/** "What does … mean", "¿qué significa …?". */
const MEANS =
  "what (?:does|do|is meant by)|was (?:bedeutet|heißt)|čo (?:to )?znamená|co (?:to )?znamená|co (?:to )?(?:znaczy|oznacza)|mit jelent(?: az, hogy)?|qu[ée] (?:significa|quiere decir)|(?:que )?(?:signifie|veut dire)|qu(?:'|’)est-ce que (?:signifie|veut dire)|(?:che )?(?:cosa )?(?:significa|vuol dire)|o que (?:significa|quer dizer)|що (?:означає|значить)|ماذا (?:يعني|تعني)|ما معنى";

/** Put together, so the linter cannot judge their time; a test of the linter's rule does. */
export const FACT_FORMS = (Object.keys(KEYWORDS) as FactKind[]).map((kind) => ({
  kind,
  forms: [
    new RegExp(String.raw`${BEFORE}(?:${longestFirst(KEYWORDS[kind])})${LINK} (?<text>[^ ].{0,80}?)${LANGUAGE}$`, 'iu'),
    new RegExp(String.raw`^(?<text>.{1,60}?)(?:'s)? (?:${KEYWORDS[kind]})$`, 'iu'),
    ...(kind === 'definition'
      ? [new RegExp(String.raw`^(?:${MEANS})${LINK} (?<text>[^ ].{0,60}?)(?: means?)?${LANGUAGE}$`, 'iu')]
      : []),
  ],
}));

/** "der, die or das Haus?", "Haus der die das". */
const EITHER_GENDER =
  /^(?:is|ist|est-ce que|est|es|è|é|czy|je|чи|¿)? ?(?:the word |das wort |le mot |la palabra |la parola )?["'“„«]?(?<text>\p{L}{2,40})["'”“»]? (?:est |es |è |é |je |jest )?(?:masculin|männlich|maschile|mascul|mužsk|męski|hímnem|чоловіч|مذكر|feminin|weiblich|féminin|femenin|femminile|żeński|žensk|жіноч|مؤنث)/iu;
const GERMAN_ARTICLE =
  /^(?:is it |heißt es |je |es )?(?:der|die|das),? ?(?:(?:der|die|das),? )?(?:(?:or|oder|alebo|nebo|o|czy|ou) )?(?:der|die|das) (?<text>\p{L}+)$|^(?:is (?:it )?)?(?<before>\p{L}+):? der,? die,? (?:(?:or|oder) )?das$/iu;

export const DIFFERENCE = new RegExp(
  String.raw`(?:difference|unterschied|rozdiel|rozdíl|diferencia|różnica|różnicę|különbség|différence|differenza|diferença|різниця|الفرق) (?:between|zwischen|medzi|mezi|entre|między|tra|fra|між|بين) (?<first>.{1,60}?),? (?:and|und|a|y|i|és|et|e|і|та|و) (?<second>.{1,60})$`,
  'iu',
);
const VERSUS = /^(?<first>[^ ].{0,40}?) (?:vs\.?|versus|or|oder|alebo|nebo|lub|ou|czy|чи) (?<second>[^ ].{0,40})$/iu;
const CORRECTION =
  /^(?:please |bitte |prosím |por favor |proszę |kérlek |s'il te plaît |per favore )?(?:can you |could you )?(?:correct|proofread|check|korrigiere?|verbessere?|oprav|skontroluj|zkontroluj|corrige|corríge|popraw|sprawdź|javítsd|corrig|correggi|corrija|виправ|صحح)(?!\p{L})|^is (?:this|it|the sentence|my sentence) (?:right|correct)/iu;

const tidy = (message: string): string =>
  message
    .trim()
    .replace(/(?<![\s.?!¿¡؟:])[\s.?!¿¡؟:]+$/u, '')
    .replace(/^[¿¡]/u, '');

export interface FactRequest {
  readonly kind: FactKind;
  readonly text: string;
  readonly to: string | undefined;
}

/** Every reading of a question about a word, the likeliest first. */
export function factRequests(message: string): FactRequest[] {
  const text = tidy(message);
  const either = EITHER_GENDER.exec(text)?.groups?.['text'];
  if (either !== undefined) return [{ kind: 'gender', text: either, to: undefined }];
  const german = GERMAN_ARTICLE.exec(text)?.groups;
  const noun = german?.['text'] ?? german?.['before'];
  if (noun !== undefined) return [{ kind: 'gender', text: noun, to: 'deutsch' }];
  return FACT_FORMS.flatMap(({ kind, forms }) =>
    forms.flatMap((form) => {
      const groups = form.exec(text)?.groups;
      return groups?.['text'] ? [{ kind, text: groups['text'], to: groups['to'] }] : [];
    }),
  );
}

/** The two words of a request for their difference. */
export function differenceRequest(message: string): readonly [string, string] | null {
  const text = tidy(message);
  const { first, second } = DIFFERENCE.exec(text)?.groups ?? VERSUS.exec(text)?.groups ?? {};
  return first && second ? [first, second] : null;
}

const QUOTED = /["“„«](?<text>[^"“”„«»]{3,})["”“»]/u;
/** Words of a request between "correct" and the sentence. */
const REQUESTED =
  /^(?:(?:please|can|could|you|me|my|this|the|following|sentence|text|english|grammar|bitte|mir|meinen|diesen|den|satz|prosím|mi|moju|túto|vetu|větu|mou|por|favor|esta|mi|la|frase|oración|phrase|cette|ma|questa|mia|mia|zdanie|moje|to|mondatot|a|речення|моє|це|جملتي|الجملة|is|it|right|correct)[ ,]+)+/iu;

/** The sentence to correct: behind a colon, between quotes, or behind the request; null without one. */
export function sentenceToCorrect(message: string): string | null {
  const text = message.trim();
  const colon = text.indexOf(':');
  const behind = colon < 0 ? text.replace(CORRECTION, '').trim().replace(REQUESTED, '') : text.slice(colon + 1);
  const sentence = (QUOTED.exec(text)?.groups?.['text'] ?? behind).trim().replaceAll(/^["“„«]|["”“»]$/gu, '');
  return sentence.includes(' ') ? sentence : null;
}

export const isCorrection = (message: string): boolean => CORRECTION.test(message.trim());
