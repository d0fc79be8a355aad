import { generateRows, topicNames } from '@wordcluster/lexicon';

const ROWS = 20;
const ROUNDS = 5;

export interface Generation {
  readonly first: number;
  readonly median: number;
  readonly p99: number;
  /** Share of the topics that gave all rows. */
  readonly full: number;
}

/** Milliseconds to make 20 rows in three languages, for every topic; the first call loads the lexicon. */
export function measureGeneration(): Generation {
  const times: number[] = [];
  let full = 0;
  const run = (topic: string, seed: number) => {
    const start = performance.now();
    const { partial } = generateRows({ topic, languages: ['en', 'de', 'sk'], count: ROWS, seed });
    const time = performance.now() - start;
    if (!partial) full += 1;
    return time;
  };
  const first = run('animals', 1);
  full = 0;
  const topics = topicNames('en');
  for (let round = 0; round < ROUNDS; round += 1) for (const topic of topics) times.push(run(topic, round));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  return { first, median: at(0.5), p99: at(0.99), full: full / times.length };
}
