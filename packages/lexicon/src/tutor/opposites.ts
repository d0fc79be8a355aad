import { conceptsOf, type Concept } from '../concepts/catalogue.ts';
import { englishWords } from '../dictionaries/english-words.ts';
import { findConcepts } from '../translate/word-index.ts';

/** The most requested pairs, by their English names; WordNet gives big the opposite "little". */
const PAIRS: readonly (readonly [string, string])[] = (
  'big small|good bad|new old|young old|hot cold|warm cool|long short|tall short|high low|beautiful ugly|fast slow|easy difficult|strong weak|' +
  'clean dirty|cheap expensive|interesting boring|full empty|right wrong|rich poor|heavy light|soft hard|wet dry|loud quiet|wide narrow|' +
  'deep shallow|dangerous safe|happy sad|early late|open closed|left right|day night|man woman|boy girl|father mother|brother sister|' +
  'son daughter|husband wife|war peace|summer winter|to come to go|to open to close|to buy to sell|to ask to answer|to begin to end|' +
  'to win to lose|to give to take|to remember to forget|always never|here there|up down|yes no|today yesterday|inside outside|generous stingy|polite rude|brave cowardly|patient impatient|lazy hard-working|tidy untidy|friendly unfriendly|clever stupid|modern old-fashioned|fresh stale|sweet bitter|thick thin|fat thin|light dark|alive dead|married single|same different|first last|more less|many few|much little|before after|over under|with without|near far|north south|east west|heaven hell|morning evening|question answer|to arrive to leave|to love to hate|to laugh to cry|to live to die|to push to pull|to borrow to lend|to find to lose|to pass to fail|to increase to decrease|to accept to refuse'
)
  .split('|')
  .map((pair) => {
    const words = pair.split(' ');
    const half = words.length / 2;
    return [words.slice(0, half).join(' '), words.slice(half).join(' ')] as const;
  });

const bare = (name: string): string => name.replace(/^to /, '');

function paired(name: string): string[] {
  return PAIRS.flatMap(([first, second]) =>
    bare(first) === name ? [bare(second)] : bare(second) === name ? [bare(first)] : [],
  );
}

/** The English opposites of an English word, the likeliest first. */
function englishOpposites(name: string, part: string | null): string[] {
  const entries = englishWords(name).filter((entry) => part === null || entry.part === part);
  return [...paired(name), ...entries.flatMap(({ antonyms }) => antonyms)];
}

/** The opposite of a word in its own language; null where none is known. */
export function oppositeOf(word: string, language: string): string | null {
  if (language === 'en') return englishOpposites(bare(word.toLowerCase()), null)[0] ?? null;
  for (const concept of findConcepts(word, language)) {
    const name = concept.name('en');
    if (name === null) continue;
    const opposites = englishOpposites(bare(name.toLowerCase()), concept.pos);
    const found = opposites
      .flatMap((opposite) => sameKind(opposite, concept))
      .at(0)
      ?.name(language);
    if (found) return found;
  }
  return null;
}

/** Concepts of an English name with the part of speech of another one; those of its own topic first. */
function sameKind(name: string, { pos, topic }: Concept): Concept[] {
  const own = conceptsOf(topic).filter((concept) => bare(concept.name('en') ?? '') === name);
  return [...own, ...findConcepts(name, 'en')].filter((concept) => concept.pos === pos);
}
