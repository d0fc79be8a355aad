import { parseArgs } from 'node:util';
import { daysAfterEnd } from '/work/wt/h37/packages/domain/src/goals/after-end.ts';
import { chooseDay, recallOnDate } from '/work/wt/h37/packages/domain/src/goals/choose-day.ts';
import { forgettingOf } from '/work/wt/h37/packages/domain/src/goals/forgetting.ts';
import { paceOf, type Goal } from '/work/wt/h37/packages/domain/src/goals/pace.ts';
import { STANDARD_PARAMETERS } from '/work/wt/h37/packages/domain/src/goals/people.ts';
import { STANDARD_TIMES } from '/work/wt/h37/packages/domain/src/goals/visit.ts';
import { Deck } from '/work/wt/h37/bench/learning/deck.ts';
import { drawParameters, Learner, randomFrom } from '/work/wt/h37/bench/learning/learners.ts';

/**
 * What a plan for a date is worth beside the ordinary schedule: `npm run bench -- goals --seed 1`. Each learner forgets by parameters of
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
  onDate: number;
  later: number; mean: number; minutesAfter: number;
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


const RULES: Record<string, ((deck: Deck, days: number, minutes: number) => void) | null> = {
  none: null,
  list: (deck, days) => listAfterEnd(deck, days),
  // own day where it is earlier than the place in the list
  capped: (deck, days) => spread(deck, days, (d) => d),
  ownNotLater: (deck, days) => { listAfterEnd(deck, days); for (const [i, day] of [...deck.listed]) { deck.listed.delete(i); const own = deck.dueDay(i); deck.listed.set(i, Math.min(day, Math.max(days, own))); } },
  ownNotEarlier: (deck, days) => { listAfterEnd(deck, days); for (const [i, day] of [...deck.listed]) { deck.listed.delete(i); const own = deck.dueDay(i); deck.listed.set(i, Math.max(day, own)); } },
  dueOrderEven: (deck, days) => evenBy(deck, days, (i) => deck.dueDay(i)),
  recallOrderEven: (deck, days) => evenBy(deck, days, (i) => { const w = deck.words[i]!; return believed.recall(days - w.lastDay, w.trace!.stability); }),
  pulled: (deck, days) => { // own day, but drawn from the fuzz: a quarter earlier at most by index
    for (const i of deck.words.keys()) { const w = deck.words[i]!; if (!w.trace) continue; const own = deck.dueDay(i); if (own > days + 28) continue; const ivl = own - w.lastDay; const f = ((i * 7919) % 100) / 100; deck.listed.set(i, Math.max(days, Math.round(own - ivl * 0.4 * f))); } },
};
function begunOf(deck: Deck, days: number) { return [...deck.words.keys()].filter((i) => deck.words[i]?.trace !== null && deck.dueDay(i) <= days - 1 + 28); }
function evenBy(deck: Deck, days: number, key: (i: number) => number) {
  const list = begunOf(deck, days).toSorted((a, b) => key(a) - key(b));
  list.forEach((i, place) => deck.listed.set(i, days + Math.floor(place * 28 / Math.max(280, list.length)) ));
}
function spread(deck: Deck, days: number, _f: (d: number) => number) {
  const list = begunOf(deck, days).toSorted((a, b) => deck.dueDay(a) - deck.dueDay(b));
  const most = Math.max(10, Math.ceil(1.5 * list.length / 28));
  const counts = new Map<number, number>();
  for (const i of list) { let d = Math.max(days, deck.dueDay(i)); while ((counts.get(d) ?? 0) >= most) d += 1; counts.set(d, (counts.get(d) ?? 0) + 1); deck.listed.set(i, d); }
}
function live(learner: Learner, cell: Cell, dayOf: (deck: Deck, day: number) => number, rule: string): Course {
  const [words, days, minutes] = cell;
  const deck = new Deck(words, learner, believed);
  let spent = 0;
  for (let day = 0; day < days; day += 1) spent += dayOf(deck, day);
  const onDate = learner.known(days) / words;
  RULES[rule]?.(deck, days, minutes);
  let after = 0, sum = 0, later = 0;
  for (let day = days; day < days + 90; day += 1) {
    if (day === days + AFTER) later = learner.known(day) / words;
    if (day >= days + 31) sum += learner.known(day + 0.5) / words / 59;
    after += deck.ordinaryDay(day, minutes * 60);
    if (day === days + 59) (deck as any).a60 = after;
  }
  return { onDate, later, mean: sum, minutes: spent / days / 60, minutesAfter: (deck as any).a60 / 60 / 60 };
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
  for (const [place, index] of begun.entries()) {
    const day = on[place];
    if (day != null) deck.listed.set(index, day);
  }
}


const wanted = values.cells?.split(';').map((cell) => cell.split(',').map(Number) as unknown as Cell);
const of = (courses: readonly Course[], name: keyof Course) => mean(courses.map((course) => course[name]));
for (const cell of wanted ?? CELLS.slice(0, 11)) {
  const [words, , minutes] = cell;
  const plan = { parameters: STANDARD_PARAMETERS, uncertainty: 1 };
  const show = (name: string, c: Course[]) => line(`${cell.join(',').padEnd(12)} ${name.padEnd(16)} date ${points(of(c,'onDate'))} @60 ${points(of(c,'later'))} mean31-90 ${points(of(c,'mean'))} min ${of(c,'minutes').toFixed(1)} after ${of(c,'minutesAfter').toFixed(2)}`);
  show('ordinary', learners.map((make) => live(make(), cell, (deck, day) => deck.ordinaryDay(day, minutes * 60), 'none')));
  // the pace of each day is the same for all rules: remembered
  for (const rule of (process.env.RULES ?? Object.keys(RULES).join(',')).split(',')) {
    show(rule, learners.map((make) => live(make(), cell, (deck, day) => {
        const goal = goalOf(deck, cell, day);
        const seconds = paceOf(goal, plan);
        const { chosen } = chooseDay(deck.words, believed, goal.aim, day, { seconds, times: STANDARD_TIMES });
        return deck.ask(chosen, day, minutes * 60);
      }, rule)));
  }
}
