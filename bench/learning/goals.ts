import { parseArgs } from 'node:util';
import { daysAfterEnd } from '@wordcluster/domain/goals/after-end';
import { chooseDay, recallOnDate } from '@wordcluster/domain/goals/choose-day';
import { forgettingOf } from '@wordcluster/domain/goals/forgetting';
import { neededSeconds, paceOf, promiseOf, type Goal } from '@wordcluster/domain/goals/pace';
import { STANDARD_PARAMETERS } from '@wordcluster/domain/goals/people';
import { STANDARD_TIMES } from '@wordcluster/domain/goals/visit';
import { Deck } from './deck.ts';
import { drawParameters, Learner, randomFrom } from './learners.ts';

/**
 * Benefit of a plan for a date over the ordinary schedule: `npm run bench -- goals --seed 1`. Each learner forgets by parameters of
 * their own and rates new words in a way of their own; the plan and the ordinary schedule know neither and have the same
 * minutes a day. After the date both go on by the ordinary schedule for 60 days, the plan's words by their list at first. Equal seeds print
 * equal tables.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, learners: { type: 'string' }, cells: { type: 'string' } },
});
const seed = Number(values.seed ?? 1);
const people = Number(values.learners ?? 200);
if (!Number.isInteger(seed) || !Number.isInteger(people) || people < 1)
  throw new Error('--seed and --learners take whole numbers.');

const TARGET = 0.9;
const AFTER = 60;
/** Words, days, minutes a day. */
const CELLS = [
  [60, 7, 4],
  [60, 7, 8],
  [100, 7, 10],
  [140, 14, 5],
  [140, 14, 10],
  [140, 30, 2],
  [140, 30, 5],
  [400, 30, 10],
  [400, 30, 20],
  [400, 60, 4],
  [400, 60, 10],
  [1000, 60, 15],
] as const;

const believed = forgettingOf(STANDARD_PARAMETERS);
const line = (text: string) => process.stdout.write(`${text}\n`);
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const points = (share: number) => (100 * share).toFixed(1);

const learners = Array.from({ length: people }, (_, index) => {
  const random = randomFrom(seed * 1000 + index);
  const parameters = drawParameters(random);
  const again = 0.12 + 0.24 * random();
  const hard = 0.05 + 0.09 * random();
  return () => new Learner(parameters, randomFrom(seed * 7919 + index), [again, hard, 1 - again - hard]);
});

interface Course {
  /** Share of the words known on the date, and 60 days later. */
  onDate: number;
  later: number;
  /** Of an average day until the date. */
  minutes: number;
}

type Cell = readonly [words: number, days: number, minutes: number];

function goalOf(deck: Pick<Deck, 'words'>, [, days, minutes]: Cell, today: number): Goal {
  return {
    words: deck.words,
    aim: { date: days, target: TARGET },
    today,
    lastDay: days - 1,
    seconds: minutes * 60,
    times: STANDARD_TIMES,
  };
}

function live(learner: Learner, cell: Cell, dayOf: (deck: Deck, day: number) => number, ends: boolean): Course {
  const [words, days, minutes] = cell;
  const deck = new Deck(words, learner, believed);
  let spent = 0;
  for (let day = 0; day < days; day += 1) spent += dayOf(deck, day);
  const onDate = learner.known(days) / words;
  if (ends) listAfterEnd(deck, days);
  for (let day = days; day < days + AFTER; day += 1) deck.ordinaryDay(day, minutes * 60);
  return { onDate, later: learner.known(days + AFTER) / words, minutes: spent / days / 60 };
}

/** As the product does when a goal has ended. */
function listAfterEnd(deck: Deck, days: number): void {
  const begun = [...deck.words.keys()].filter((index) => deck.words[index]?.trace !== null);
  const on = daysAfterEnd(
    begun.map((index) => ({
      dueDay: deck.dueDay(index),
      recall: recallOnDate(believed, deck.words[index] ?? { row: 0, trace: null, lastDay: 0 }, {
        date: days,
        target: TARGET,
      }),
    })),
    days - 1,
  );
  for (const [at, index] of begun.entries()) {
    const day = on[at];
    if (day != null) deck.listed.set(index, day);
  }
}

line(`${people} learners (seed ${seed}), wanted recall ${TARGET}\n`);
line(
  '| words, days, minutes | needed | ordinary | plan | gain | promised (range) | range true | minutes used | 60 days later |',
);
line('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
const wanted = values.cells?.split(';').map((cell) => cell.split(',').map(Number) as unknown as Cell);
for (const cell of wanted ?? CELLS) {
  const [words, , minutes] = cell;
  const first = goalOf(
    { words: Array.from({ length: words }, (_, row) => ({ row, trace: null, lastDay: -1 })) },
    cell,
    0,
  );
  const plan = { parameters: STANDARD_PARAMETERS, uncertainty: 1 };
  const needed = neededSeconds(first, plan) / 60;
  const promise = promiseOf(first, plan, paceOf(first, plan));
  const ordinary = learners.map((make) =>
    live(make(), cell, (deck, day) => deck.ordinaryDay(day, minutes * 60), false),
  );
  const planned = learners.map((make) =>
    live(
      make(),
      cell,
      (deck, day) => {
        const goal = goalOf(deck, cell, day);
        const seconds = paceOf(goal, plan);
        const { chosen } = chooseDay(deck.words, believed, goal.aim, day, { seconds, times: STANDARD_TIMES });
        return deck.ask(chosen, day, minutes * 60);
      },
      true,
    ),
  );
  const of = (courses: readonly Course[], name: keyof Course) => mean(courses.map((course) => course[name]));
  const isTrue = planned.filter(({ onDate }) => {
    const known = Math.round(onDate * words);
    return known >= promise.low && known <= promise.high;
  });
  const cells = [
    cell.join(', '),
    needed.toFixed(1),
    points(of(ordinary, 'onDate')),
    points(of(planned, 'onDate')),
    points(of(planned, 'onDate') - of(ordinary, 'onDate')),
    `${points(promise.expected / words)} (${points(promise.low / words)} to ${points(promise.high / words)})`,
    points(isTrue.length / people),
    `${of(ordinary, 'minutes').toFixed(1)}, ${of(planned, 'minutes').toFixed(1)}`,
    `${points(of(ordinary, 'later'))}, ${points(of(planned, 'later'))}`,
  ];
  line(`| ${cells.join(' | ')} |`);
}
