import { parentPort, workerData } from 'node:worker_threads';
import { historiesOf, STANDARD_PARAMETERS, type History } from '@wordcluster/domain/progress/histories';
import type { ScheduleRules } from '@wordcluster/domain/schedule/rules';
import { parseLogs, type LogText } from '../../reviews/review-log.ts';

/** A user's answers, and the rules of their days. */
export interface Answered {
  logs: readonly LogText[];
  rules: ScheduleRules;
}

/** Fitted parameters and the log loss of both on held-back answers; null if there are too few to compare. */
export type Fitted = { parameters: number[]; losses: { standard: number; fitted: number } } | null;

/** Longer histories are truncated: a hundredth answer adds little to a fit, and costs as much as the others. */
const LONGEST = 64;
/** Maximum of answers that a fit learns from: bounds memory and time. */
const MOST = 50_000;
/** Minimum of fsrs-rs; below it nothing is fitted. */
const LEAST = 64;
/** Milliseconds between two checks of the optimiser whether to stop. */
const POLL_MS = 50;

async function fit(histories: readonly History[]): Promise<Fitted> {
  const { FSRSBinding, FSRSBindingItem, FSRSBindingReview, computeParameters } =
    await import('@open-spaced-repetition/binding');
  // Each answer of a later day is an example, with all answers before it.
  const example = ({ ratings, days }: History, index: number) =>
    new FSRSBindingItem(ratings.slice(0, index + 1).map((rating, at) => new FSRSBindingReview(rating, days[at] ?? 0)));
  const indexes = (history: History) =>
    history.days.flatMap((days, index) => (index > 0 && index < LONGEST && days > 0 ? [index] : []));
  const learned = histories.flatMap((history) =>
    indexes(history)
      .filter((index) => index < history.heldBackFrom)
      .map((index) => () => example(history, index)),
  );
  const heldBack = histories.flatMap((history) =>
    indexes(history)
      .filter((index) => index >= history.heldBackFrom)
      .map((index) => example(history, index)),
  );
  if (learned.length < LEAST || heldBack.length === 0) return null;
  const items = learned.slice(-MOST).map((make) => make());
  const parameters = await computeParameters(items, {
    enableShortTerm: true,
    numRelearningSteps: 1,
    timeout: POLL_MS,
  });
  const lossOf = (given: readonly number[]) => new FSRSBinding([...given]).evaluate(heldBack).logLoss;
  return { parameters, losses: { standard: lossOf(STANDARD_PARAMETERS), fitted: lossOf(parameters) } };
}

const { logs, rules } = workerData as Answered;
const histories = historiesOf(
  logs.flatMap((text) => [...parseLogs(text).values()]),
  rules,
);
parentPort?.postMessage(await fit(histories), []);
