import { parentPort, workerData } from 'node:worker_threads';
import { historiesOf, STANDARD_PARAMETERS, type History } from '@wordcluster/domain/progress/histories';
import type { ScheduleRules } from '@wordcluster/domain/schedule/rules';
import { parseLogs, type LogText } from '../../reviews/log-text.ts';

/** What a person answered, and the rules of their days. */
export interface Answered {
  logs: readonly LogText[];
  rules: ScheduleRules;
}

/** Fitted parameters and how wrong both predict what was held back; null where there is too little to compare. */
export type Fitted = { parameters: number[]; losses: { standard: number; fitted: number } } | null;

/** Longer histories are cut: what a hundredth answer adds to a fit is little, what it costs is not. */
const LONGEST = 64;
/** Answers that a fit learns from at most: they bound its memory and its time. */
const MOST = 50_000;
/** Of fsrs-rs: from fewer it fits nothing. */
const LEAST = 64;
/** Milliseconds between two looks of the optimiser at whether it shall stop. */
const POLL_MS = 50;

async function fit(histories: readonly History[]): Promise<Fitted> {
  const { FSRSBinding, FSRSBindingItem, FSRSBindingReview, computeParameters } =
    await import('@open-spaced-repetition/binding');
  // Each answer of a later day is an example, with all answers before it.
  const example = ({ ratings, days }: History, place: number) =>
    new FSRSBindingItem(
      ratings.slice(0, place + 1).map((rating, index) => new FSRSBindingReview(rating, days[index] ?? 0)),
    );
  const places = (history: History) =>
    history.days.flatMap((days, place) => (place > 0 && place < LONGEST && days > 0 ? [place] : []));
  const learned = histories.flatMap((history) =>
    places(history)
      .filter((place) => place < history.heldBackFrom)
      .map((place) => () => example(history, place)),
  );
  const heldBack = histories.flatMap((history) =>
    places(history)
      .filter((place) => place >= history.heldBackFrom)
      .map((place) => example(history, place)),
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
