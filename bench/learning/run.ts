import { parseArgs } from 'node:util';
import { drawParameters, Learner, randomFrom } from './learners.ts';
import { AnkiSm2, Fsrs, Leitner } from './schedulers.ts';
import { DAYS, scheduledYear, testedYear, WORDS, type Year } from './simulation.ts';

/**
 * How many answers the same knowledge costs: `npm run bench -- learning --seed 1`. The same learners live the same
 * year with each scheme; for each rival, the schedule is compared at the wanted retention at which it leaves the
 * learner with as many known words as the rival does. Equal seeds print equal tables.
 */
const { values } = parseArgs({ options: { seed: { type: 'string' }, learners: { type: 'string' } } });
const seed = Number(values.seed ?? 1);
const people = Number(values.learners ?? 24);
if (!Number.isInteger(seed) || !Number.isInteger(people) || people < 1)
  throw new Error('--seed and --learners take whole numbers.');

const RETENTIONS = [0.7, 0.8, 0.85, 0.9, 0.95, 0.97, 0.985];
const line = (text: string) => process.stdout.write(`${text}\n`);
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const parameters = Array.from({ length: people }, (_, index) => drawParameters(randomFrom(seed * 1000 + index)));
/** Everybody's average year with a scheme. */
function average(live: (learner: Learner, index: number) => Year): Year {
  const years = parameters.map((own, index) => live(new Learner(own, randomFrom(seed * 7919 + index)), index));
  return { reviews: mean(years.map(({ reviews }) => reviews)), known: mean(years.map(({ known }) => known)) };
}

/** The answers that the schedule needs for so many known words: between the two retentions around them. */
function reviewsFor(known: number, measured: readonly Year[]): number | null {
  const above = measured.findIndex((year) => year.known >= known);
  const [low, high] = [measured[above - 1], measured[above]];
  if (!low || !high) return null;
  return low.reviews + ((known - low.known) / (high.known - low.known)) * (high.reviews - low.reviews);
}

const grid = (parametersOf: (learner: Learner) => readonly number[] | undefined) =>
  RETENTIONS.map((retention) =>
    average((learner) => scheduledYear(learner, new Fsrs(retention, parametersOf(learner)))),
  );
const standard = grid(() => undefined);
const own = grid((learner) => learner.parameters);
const rivals: [string, Year][] = [
  ['SM-2, as Anki had it', average((learner, index) => scheduledYear(learner, new AnkiSm2(randomFrom(seed + index))))],
  ['Leitner, five boxes', average((learner) => scheduledYear(learner, new Leitner()))],
  ['practice test alone', average((learner) => testedYear(learner))],
];

line(`${people} learners (seed ${seed}), ${WORDS} words, ${DAYS} days\n`);
line('| scheme | answers | words known | schedule, for as many | share | with own parameters | share |');
line('| --- | --- | --- | --- | --- | --- | --- |');
for (const [name, { reviews, known }] of rivals) {
  const cells = [standard, own].flatMap((measured) => {
    const same = reviewsFor(known, measured);
    return same === null ? ['beyond its range', ''] : [same.toFixed(0), (same / reviews).toFixed(2)];
  });
  line(`| ${name} | ${reviews.toFixed(0)} | ${known.toFixed(0)} | ${cells.join(' | ')} |`);
}
line('\n| the schedule at a wanted retention of | answers | words known | with own parameters | words known |');
line('| --- | --- | --- | --- | --- |');
for (const [index, retention] of RETENTIONS.entries()) {
  const cells = [standard, own].map((measured) => measured[index] ?? { reviews: 0, known: 0 });
  line(
    `| ${retention} | ${cells.map((year) => `${year.reviews.toFixed(0)} | ${year.known.toFixed(0)}`).join(' | ')} |`,
  );
}
