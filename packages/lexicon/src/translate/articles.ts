/** Words before a noun (or before an English infinitive) that a dictionary does not list. */
const ARTICLES: Readonly<Record<string, string>> = {
  en: 'the a an to',
  de: 'der die das den dem des ein eine einen einem einer',
  nl: 'de het een',
  af: "die 'n",
  lb: 'den de dat en eng',
  sv: 'en ett att',
  da: 'en et at',
  no: 'en ei et å',
  es: 'el la los las un una unos unas',
  ca: 'el la els les un una uns unes',
  gl: 'o a os as un unha',
  pt: 'o a os as um uma uns umas',
  fr: 'le la les un une des du',
  it: 'il lo la i gli le un uno una',
  ro: 'un o niște',
  hu: 'a az egy',
  el: 'ο η το οι τα τον την ένας μία μια ένα',
  eo: 'la',
  ga: 'an na',
};

/** Articles that stand without a space before a vowel. */
const ELIDED: Readonly<Record<string, RegExp>> = { fr: /^l'/i, it: /^(?:l'|un')/i, ca: /^l'/i, ar: /^ال/ };

interface WithoutArticle {
  readonly text: string;
  /** The part of speech by the article: "to run" is a verb, "der Lauf" a noun. */
  readonly pos: 'noun' | 'verb';
}

const INFINITIVE_MARKS = new Set(['en to', 'sv att', 'da at', 'no å']);

/** The text without its leading article; null when it has none. */
export function stripArticle(text: string, language: string): WithoutArticle | null {
  const space = text.indexOf(' ');
  const first = text.slice(0, Math.max(0, space)).toLowerCase();
  if (space > 0 && ARTICLES[language]?.split(' ').includes(first))
    return { text: text.slice(space + 1).trim(), pos: INFINITIVE_MARKS.has(`${language} ${first}`) ? 'verb' : 'noun' };
  const elided = ELIDED[language];
  const rest = elided ? text.replace(elided, '') : text;
  return rest !== text && rest.length > 1 ? { text: rest, pos: 'noun' } : null;
}
