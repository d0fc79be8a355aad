import { gradeAnswer } from '@wordcluster/domain/practice/grading';
import { percentile } from '../figures.ts';

/** Grading of long cells, also such that a cell of many brackets, slashes and commas offers as many answers as are looked at. */
const AIMS_MS = new Map([
  [255, 1],
  [1000, 20],
]);
const ROUNDS = 12;
const LANGUAGES = ['en', 'de', 'sk', 'ja', 'ar', null];
const WORDS =
  'the good morning of a house and some people who run quickly to their old green garden in spring with nothing left behind for anyone'.split(
    ' ',
  );

/** Words in an order that follows from a seed, `separator` between them. */
function textOf(characters: number, seed: number, separator = ' '): string {
  let [text, state] = ['', seed];
  while (text.length < characters) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    text += `${WORDS[state % WORDS.length]}${separator}`;
  }
  return text.slice(0, characters);
}

/** Every so many letters another one. */
const withSlips = (text: string, every: number) =>
  Array.from(text, (letter, index) => (index % every === every - 1 ? 'x' : letter)).join('');

const pairsOf = (length: number, seed: number): Record<string, [expected: string, typed: string]> => ({
  'one slip': [textOf(length, seed), withSlips(textOf(length, seed), length - 10)],
  'many slips': [textOf(length, seed), withSlips(textOf(length, seed), 7)],
  'another answer': [textOf(length, seed), textOf(length, seed + 50)],
  'a list': [textOf(length, seed, ', '), withSlips(textOf(length, seed, ', '), 40)],
  alternatives: [textOf(length, seed, ' / '), textOf(length, seed + 1, ' / ')],
  'optional parts': [textOf(length, seed, ' (so) '), withSlips(textOf(length, seed), 20)],
});

for (const [length, aim] of AIMS_MS) {
  const times = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const language of LANGUAGES)
      for (const seed of [1, 2, 3])
        for (const [name, [expected, typed]] of Object.entries(pairsOf(length, seed))) {
          const start = performance.now();
          gradeAnswer({ expected, typed, language, otherAnswers: [], question: null, mode: 'text' });
          // The first round reads the word lists.
          if (round > 0) times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
        }
  for (const [name, all] of times)
    process.stdout.write(
      `${`${length} characters, ${name}`.padEnd(34)} median ${percentile(all, 0.5).toFixed(2)} ms, p95 ${percentile(all, 0.95).toFixed(2)} ms (aim: ${aim} ms)\n`,
    );
}
