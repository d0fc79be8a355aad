import { conceptsByKeyword, conceptsOf, type Concept } from '../concepts/catalogue.ts';
import { topicData } from '../data/load.ts';
import { foldCase, words } from '../text/fold.ts';
import { conceptsOfForm } from '../translate/inflected.ts';
import { findConcepts } from '../translate/word-index.ts';
import { SUBJECTS } from '../world/subjects.ts';
import { readingOrder, topicByAlias, topicBySpelling, topicByStem } from './aliases.ts';
import { topicName } from './topic-names.ts';

/** Words around a topic: "20 words about …", "slovíčka na tému …". */
export const REQUEST =
  /^(?:\d+ )?(?:(?:the )?(?:most )?(?:basic|common|important|useful|simple|easy|everyday) )?(?:words?|vocabulary|vocab|vokabeln|wörter|slovíčka|slová|slova|palabras|vocabulario|mots|vocabulaire|parole|palavras|vocabulário|słówka|słownictwo|słowa|szavak|szókincs|слова|лексика|слов|كلمات|مفردات)(?: (?:about|on|for|of|related to|connected with|zum thema|über|für|zu|na tému|pre|pro|o|k|na téma|sobre|para|de|sur|pour|su|per|na temat|do|про|для|о|на тему|عن|في|حول|لـ))? /;

/** Stop words of topics, in the languages typed most. */
const FILLER: ReadonlySet<string> = new Set(
  (
    'a an the at in on of to for from with about and or my your our their his her some most common basic important ' +
    'useful simple easy everyday words word vocabulary things people use when how what i we you is are be ' +
    'der die das den dem ein eine einen am im in an auf zu zum zur mit über und oder für von mein meine wörter thema ' +
    'a i v vo na o do z zo s so pri k ku pre alebo moje slová slovíčka téma tému je ve ze se u pro nebo slova ' +
    'el la los las un una en de del al y o con para sobre mi palabras le les des du au aux et ou dans sur mes mots ' +
    'il lo gli nel alla e per con o os as no na em w z do przy next week tomorrow new get find need learn ' +
    'start starting begin und starte empiezo kollegen colleagues compañeros collègues colleghi kolegami ' +
    'nächste woche neue neuen brauche próximo semana nuevo prochaine semaine prossima settimana слова для про на у в і та до мої ' +
    'كلمات عن في على من و مفردات szavak és egy az vagy'
  ).split(' '),
);

interface TopicMatch {
  readonly name: string;
  /** Concepts in bands of equal usefulness, the most useful band first. */
  readonly bands: readonly (readonly Concept[])[];
}

/** Neighbours in a table are about equally useful: so many are shuffled among each other. */
const BAND = 12;
/** A search word that finds fewer words than this is no topic. */
const FEWEST = 4;
/** Words of a sentence that may name a topic; more would mix unrelated things. */
const MAX_TOPICS = 2;

/** Languages in which a mistyped name is looked for: those of the columns and English. */
const MAX_SPELLINGS = 4;

/** Greetings begin with hello. */
const ORDERED = new Set(['greetings', ...SUBJECTS.filter(({ ordered }) => ordered).map(({ topic }) => topic)]);

function chunks(list: readonly Concept[]): (readonly Concept[])[] {
  return Array.from({ length: Math.ceil(list.length / BAND) }, (_, index) =>
    list.slice(index * BAND, (index + 1) * BAND),
  );
}

/** "numbers 1-20", "Zahlen von 5 bis 10": the first and the last. */
const RANGE = /(?<!\d)(\d{1,3}) ?(?:-|–|to|bis|až|až po|a|à|do|até|al|до|إلى) ?(\d{1,3})(?!\d)/;

/** A range of numbers begins with its first number, not with zero. */
function inRange(all: readonly Concept[], asked: string): readonly Concept[] {
  const [, first = '', last = ''] = RANGE.exec(asked) ?? [];
  return first !== '' && Number(first) < Number(last) ? all.slice(Number(first), Number(last) + 1) : all;
}

function bandsOf(topic: string, asked = ''): (readonly Concept[])[] {
  const all = topic === 'numbers' ? inRange(conceptsOf(topic), asked) : conceptsOf(topic);
  if (ORDERED.has(topic)) return all.map((concept) => [concept]);
  const emoji = all.filter(({ layer }) => layer === 'emoji');
  const tables = all.filter(({ layer }) => layer !== 'emoji');
  return [...chunks(tables), ...chunks(emoji)];
}

/** `whole`: the topics are all that was asked; otherwise neighbours, which fill up short ones, would not fit. */
function matchOf(topics: readonly string[], language: string, asked: string, whole = true): TopicMatch {
  const also = !whole ? [] : topics.flatMap((id) => topicData().find((topic) => topic.id === id)?.also ?? []);
  const ids = [...new Set([...topics, ...also])];
  return {
    name: topics.map((id) => topicName(id, language)).join(', '),
    bands: ids.flatMap((id) => bandsOf(id, asked)),
  };
}

function byKeyword(text: string, languages: readonly string[]): TopicMatch | null {
  for (const language of new Set(['en', ...languages])) {
    const found = conceptsByKeyword(foldCase(text), language);
    const usable = found.filter((concept) => languages.every((code) => concept.name(code) !== null));
    if (usable.length >= FEWEST) return { name: text, bands: [usable] };
  }
  return null;
}

/** The topic a single word stands for: its name, an inflected form of it, or one of its words. */
function topicOfWord(word: string, languages: readonly string[]): string | null {
  const exact = topicByAlias(word, languages) ?? topicByAlias(word, readingOrder(languages));
  if (exact !== null) return exact;
  const singular = /^\p{ASCII}+s$/u.test(word) ? word.slice(0, -1) : null;
  const english = singular === null ? null : topicByAlias(singular, ['en']);
  if (english !== null) return english;
  // A word that is known is no slip: "start" is not the town of "Stadt".
  const isWord = [...languages, 'en'].some(
    (code) => findConcepts(word, code).length > 0 || conceptsOfForm(word, code).length > 0,
  );
  const mistyped = isWord ? null : topicBySpelling(word, [...languages, 'en']);
  if (mistyped !== null) return mistyped;
  const stems = languages.filter((code) => code !== 'en').map((code) => topicByStem(word, code));
  const stem = stems.find((topic) => topic !== null);
  if (stem) return stem;
  const named = [...languages, 'en'].flatMap((code) =>
    [word, singular ?? word].flatMap((form) => findConcepts(form, code)),
  );
  // Basic words belong to no topic that has a name.
  const isNamed = (topic: string) => topicData().some(({ id }) => id === topic);
  return named.find(({ pos, topic }) => pos === 'noun' && isNamed(topic))?.topic ?? null;
}

/** The most words that a topic's name has. */
const LONGEST_NAME = 4;

/** Topics whose names of several words stand in the text ("words for my job interview next week"). */
function topicsNamedWithin(text: string, languages: readonly string[]): string[] {
  const list = words(text).slice(0, MAX_WORDS);
  const order = readingOrder(languages);
  const found: string[] = [];
  for (let from = 0; from < list.length; from += 1)
    for (let length = Math.min(LONGEST_NAME, list.length - from); length > 1; length -= 1) {
      const topic = topicByAlias(list.slice(from, from + length).join(' '), order);
      if (topic === null) continue;
      found.push(topic);
      from += length - 1;
      break;
    }
  return found;
}

/** Words of a longer text are not looked at. */
const MAX_WORDS = 40;

function byWords(text: string, languages: readonly string[]): { topics: string[]; whole: boolean } {
  const named = topicsNamedWithin(text, languages);
  if (named.length > 0) return { topics: [...new Set(named)].slice(0, MAX_TOPICS), whole: false };
  const content = words(text).filter((word) => word.length > 1 && !FILLER.has(word) && !/^\d+$/.test(word));
  const topics = content.map((word) => topicOfWord(word, languages));
  const known = topics.filter((topic) => topic !== null);
  // At least half of the request must be understood: rows on a side word would be unrelated.
  const isEnough = known.length > 0 && known.length * 2 >= content.length;
  return {
    topics: isEnough ? [...new Set(known)].slice(0, MAX_TOPICS) : [],
    whole: known.length === content.length,
  };
}

/** The topic that a learner typed, in any core language or the languages of the columns; null if unknown. */
export function matchTopic(text: string, languages: readonly string[]): TopicMatch | null {
  const asked = foldCase(text)
    .replace(REQUEST, '')
    .replaceAll(/^[\s"'.!?]+|(?<![\s"'.!?])[\s"'.!?]+$/g, '');
  const language = languages[0] ?? 'en';
  const exact = topicByAlias(asked, readingOrder(languages));
  if (exact !== null) return matchOf([exact], language, asked);
  const keyword = byKeyword(asked, languages);
  if (keyword) return keyword;
  const mistyped = topicBySpelling(asked, readingOrder(languages).slice(0, MAX_SPELLINGS));
  if (mistyped !== null) return matchOf([mistyped], language, asked);
  const { topics, whole } = byWords(asked, languages);
  return topics.length > 0 ? matchOf(topics, language, asked, whole) : null;
}
