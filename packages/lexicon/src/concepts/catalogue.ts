import { isLanguageCode } from '@wordcluster/domain/languages/languages';
import { coreData, emojiData, falseFriends, topicData } from '../data/load.ts';
import { isInScript } from '../text/scripts.ts';
import { SUBJECTS, type Subject } from '../world/subjects.ts';

/** One thing, action or phrase with its names in the languages that know it. */
export interface Concept {
  readonly layer: 'core' | 'world' | 'emoji';
  readonly topic: string;
  readonly pos: string;
  readonly name: (language: string) => string | null;
  /** Another name that is understood but not given as an answer (eggplant, aubergine). */
  readonly synonym: (language: string) => string | null;
}

const none = () => null;
const PARTS = new Map<string, readonly (string | null)[]>();

/** Names of a language in one part of the data, read once. */
function names(part: string, language: string, read: () => readonly (string | null)[]): readonly (string | null)[] {
  const key = `${part} ${language}`;
  const known = PARTS.get(key) ?? read();
  PARTS.set(key, known);
  return known;
}

function emojiName(index: number, language: string): string | null {
  const own = names('emoji', language, () => emojiData().names[language]?.split('\n') ?? []);
  return own[index] || null;
}

/** A word that Vietnamese puts before a noun to count it (con chó), which dictionaries leave out. */
const CLASSIFIER = /^(?:con|cái|quả|cây|bông|chim|cuốn|quyển|chiếc) (?=.)/;

function withoutClassifier(name: string | undefined, language: string): string | null {
  return language === 'vi' && name !== undefined && CLASSIFIER.test(name) ? name.replace(CLASSIFIER, '') : null;
}

/** Core concepts; where an emoji means the same, it gives the names in the languages that the core lacks. */
function coreConcepts(): Concept[] {
  const { languages, topics } = coreData();
  const columns = new Map(languages.map((code, column) => [code, column + 2]));
  const emoji = new Map(emojiData().concepts.map(([, , core], index) => [core, index]));
  return topics
    .flatMap(({ id, rows }) => rows.map((row) => ({ id, row })))
    .map(({ id, row }, index) => {
      const same = emoji.get(index);
      return {
        layer: 'core',
        topic: id,
        pos: row[1] ?? '',
        name: (code) => {
          const column = columns.get(code);
          // Tables of later topics may lack the languages that joined last.
          return (column && row[column]) || (same === undefined ? null : emojiName(same, code));
        },
        synonym: (code) =>
          (same === undefined ? null : emojiName(same, code)) ?? withoutClassifier(row[columns.get(code) ?? 0], code),
      };
    });
}

/** The runtime's name, without signs in another script ("mm") that CLDR leaves untranslated. */
function worldNames(subject: Subject, language: string): readonly (string | null)[] {
  if (!isLanguageCode(language)) return [];
  return names(subject.topic, language, () =>
    subject.names(language).map((name) => (name !== null && isInScript(name, language) ? name : null)),
  );
}

/** Further names of countries beside the runtime's own. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  'en Türkiye': 'Turkey',
  'en Czechia': 'Czech Republic',
  'en United States': 'USA',
  'en United Kingdom': 'Great Britain',
  'en Netherlands': 'Holland',
};

function worldConcepts(): Concept[] {
  return SUBJECTS.flatMap((subject) =>
    subject.keys.map((_, index): Concept => ({
      layer: 'world',
      topic: subject.topic,
      pos: subject.topic === 'numbers' ? 'num' : 'noun',
      name: (code) => worldNames(subject, code)[index] ?? null,
      synonym: (code) => ALSO_CALLED[`${code} ${worldNames(subject, code)[index] ?? ''}`] ?? null,
    })),
  );
}

function buildCatalogue() {
  const core = coreConcepts();
  // At the index of its emoji: the core concept of the same meaning, whose names are the better ones.
  const ofEmoji = emojiData().concepts.map(
    ([topic, , same], index): Concept =>
      core[same] ?? { layer: 'emoji', topic, pos: 'noun', name: (code) => emojiName(index, code), synonym: none },
  );
  const order = new Map(topicData().map(({ id }, index) => [id, index]));
  const rank = ({ topic }: Concept) => order.get(topic) ?? order.size;
  const emoji = ofEmoji.filter(({ layer }) => layer === 'emoji');
  const all = [core, worldConcepts(), emoji].flatMap((layer) => layer.toSorted((a, b) => rank(a) - rank(b)));
  const byTopic = Map.groupBy(all, ({ topic }) => topic);
  // An emoji's own topic ("insects") gets the core concept too, which may stand in the table of a wider one.
  for (const [index, [topic]] of emojiData().concepts.entries()) {
    const concept = ofEmoji[index];
    if (concept && concept.topic !== topic) byTopic.set(topic, [...(byTopic.get(topic) ?? []), concept]);
  }
  addGathered(byTopic, all);
  byTopic.set('false-friends', falseFriendConcepts());
  return { all, ofEmoji, byTopic };
}

/** Topics that gather words of others: a job interview needs "work" and "salary". */
function addGathered(byTopic: Map<string, Concept[]>, all: readonly Concept[]): void {
  const named = new Map<string, Concept>();
  for (const concept of all)
    for (const key of [concept.name('en') ?? '', `${concept.name('en')} (${concept.topic})`])
      if (!named.has(key)) named.set(key, concept);
  for (const { id, words = [] } of topicData()) {
    if (words.length === 0) continue;
    const own = byTopic.get(id) ?? [];
    const taken = new Set(own.map((concept) => concept.name('en')));
    const others = words.flatMap((word) => named.get(word) ?? []).filter((concept) => !taken.has(concept.name('en')));
    byTopic.set(id, [...own, ...others]);
  }
}

/** Words that look like others have names in two languages only, and translate nothing: they stand in their topic alone. */
function falseFriendConcepts(): Concept[] {
  return Object.entries(falseFriends()).flatMap(([pair, list]) => {
    const [one, other] = pair.split(' ');
    return list.map(([word, meaning]): Concept => ({
      layer: 'core',
      topic: 'false-friends',
      pos: 'noun',
      name: (code) => (code === one ? word : code === other ? meaning : null),
      synonym: none,
    }));
  });
}

let built: ReturnType<typeof buildCatalogue> | undefined;

function catalogue() {
  built ??= buildCatalogue();
  return built;
}

/** All concepts: layer by layer, within a layer those of the most useful topic first. */
export function concepts(): readonly Concept[] {
  return catalogue().all;
}

/** Concepts of a topic, the most useful first. */
export function conceptsOf(topic: string): readonly Concept[] {
  return catalogue().byTopic.get(topic) ?? [];
}

/** Concepts that a search word of a language finds among the emoji. */
export function conceptsByKeyword(keyword: string, language: string): Concept[] {
  const own = emojiData().keywords[language] ?? {};
  const indexes = Object.hasOwn(own, keyword) ? (own[keyword] ?? []) : [];
  return indexes.map((index) => catalogue().ofEmoji[index]).filter((concept) => concept !== undefined);
}
