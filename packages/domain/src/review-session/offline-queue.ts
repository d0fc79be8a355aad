/**
 * Offline queue on the device: computed from the server's queue, perhaps days old, and the answers since. Online the
 * server's queue is nearly complete; offline this is the schedule.
 */
import { continued, type WordState } from '../schedule/continuation.ts';
import type { LogEntry } from '../schedule/log.ts';
import { personClock } from '../schedule/person-clock.ts';
import { knowledgeOf, retrievabilityOf } from '../schedule/memory.ts';
import type { ScheduleRules } from '../schedule/rules.ts';
import { expectedMinutes, mixed, wayToAsk, type AskedWay } from '../schedule/settings.ts';
import type { AnswerEntry, ReviewEntry } from './entries.ts';
import { effectiveEntries } from './entries.ts';
import { isDueByGoal, byGoals, followsGoal, type GoalOfWord, type GoalToday } from './goal-words-ahead.ts';
import { wordKey, type QueuedWord, type Stage } from './words.ts';

/** Memory state of a word, as returned by the server. */
export interface KnownState {
  readonly state: Stage;
  readonly stability: number;
  readonly difficulty: number;
  readonly reps: number;
  readonly lapses: number;
  readonly last_review: string | null;
  readonly due: string | null;
  readonly paused: boolean;
  readonly buried_until: string | null;
  readonly leech: boolean;
}

export interface KnownWord extends QueuedWord {
  readonly state: KnownState;
  /** Earliest moment at which the word may be asked; null or absent: at once. */
  readonly ready_at?: string | null;
  /** Its place in a goal's plan, or in its list after the end. */
  readonly goal?: GoalOfWord | null;
}

/** The server's counts of a day, with the moment of its response. */
export interface ServerCounts {
  readonly at: number;
  readonly due: number;
  readonly fresh: number;
}

/** The user's rules that decide what is due. */
export interface DayRules extends ScheduleRules {
  readonly newPerDay: number;
  readonly reviewsPerDay: number | null;
  readonly ways: readonly AskedWay[];
}

export interface DayAhead<Word extends KnownWord> {
  readonly queue: readonly Word[];
  /** Entries that the queue does not know. */
  readonly since: readonly ReviewEntry[];
  readonly serverCounts: ServerCounts;
  readonly rules: DayRules;
  readonly now: number;
}

const parsed = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment));
const iso = (moment: number | null): string | null => (moment === null ? null : new Date(moment).toISOString());

/** A state of the server as the schedule calculates with it. */
export function wordStateOf({ state, step }: Pick<KnownWord, 'state' | 'step'>): WordState {
  const { due, paused, buried_until, leech } = state;
  return { ...knowledgeOf({ ...state, step }), due: parsed(due), paused, buriedUntil: parsed(buried_until), leech };
}

function knownStateOf(state: WordState): KnownState {
  const { stage, stability, difficulty, reps, lapses, lastReview, due, paused, buriedUntil, leech } = state;
  const memory = { state: stage, stability, difficulty, reps, lapses, last_review: iso(lastReview), due: iso(due) };
  return { ...memory, paused, buried_until: iso(buriedUntil), leech };
}

function logEntry(entry: ReviewEntry): LogEntry {
  const { id } = entry;
  const happenedAt = Date.parse(entry.happened_at);
  if (entry.kind === 'undo') return { id, happenedAt, kind: 'undo', undoes: entry.undoes };
  if (entry.kind !== 'answer') return { id, happenedAt, kind: entry.kind };
  return { id, happenedAt, kind: 'answer', rating: entry.rating, way: entry.way, durationMs: entry.duration_ms };
}

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const isAnswer = (entry: ReviewEntry): entry is AnswerEntry => entry.kind === 'answer';

/** The queue with every word's state after the answers since. */
export function settledOffline<Word extends KnownWord>({
  queue,
  since,
  rules,
}: Pick<DayAhead<Word>, 'queue' | 'since' | 'rules'>): Word[] {
  if (since.length === 0) return [...queue];
  const undos = since.filter(({ kind }) => kind === 'undo');
  const own = grouped(
    since.filter((entry) => entry.kind !== 'undo'),
    wordKey,
  );
  return queue.map((word) => {
    const entries = own.get(wordKey(word));
    if (entries === undefined) return word;
    const { row_id: rowId, source_col: sourceCol, target_col: targetCol } = word;
    const log = [...entries, ...undos].map(logEntry);
    const state = continued({ rowId, sourceCol, targetCol }, wordStateOf(word), log, rules);
    const way = wayToAsk({ stage: state.stage, reps: state.reps }, rules.ways);
    return { ...word, state: knownStateOf(state), step: state.step, way };
  });
}

/** Words due today, nearest to being forgotten first, including learning steps that are not due yet. */
function wordsOfDay<Word extends KnownWord>(ahead: DayAhead<Word>): { known: Word[]; fresh: Word[] } {
  const { queue, since, serverCounts, rules, now } = ahead;
  const clock = personClock(rules);
  const today = clock.day(now);
  const end = clock.dayEnd(today);
  const stateAtStart = new Map(queue.map((word) => [wordKey(word), word.state.state]));
  const answers = effectiveEntries(since).filter((entry) => isAnswer(entry));
  const ofToday = answers.filter(({ happened_at }) => clock.day(Date.parse(happened_at)) === today);
  const earlier = new Set(answers.filter((entry) => !ofToday.includes(entry)).map(wordKey));
  const answered = new Set(ofToday.map(wordKey));
  const ofGoals = new Set(queue.filter(({ goal }) => goal).map(wordKey));
  const countOf = (isOne: (stage: Stage | undefined) => boolean) =>
    [...answered].filter((key) => !ofGoals.has(key) && !earlier.has(key) && isOne(stateAtStart.get(key))).length;
  const sameDay = clock.day(serverCounts.at) === today;
  const introduced = countOf((stage) => stage === 'new');
  // The server's counts include goal words, which use none of the day's allowance.
  const countOfGoals = (isOne: (stage: Stage) => boolean) =>
    queue.filter((word) => isOne(word.state.state) && isDueByGoal(word, { clock, today, end, now })).length;
  const freshLeft = serverCounts.fresh - countOfGoals((stage) => stage === 'new');
  const dueLeft = serverCounts.due - countOfGoals((stage) => stage === 'review');
  const mayBegin = Math.max(0, (sameDay ? freshLeft : rules.newPerDay) - introduced);
  const reviewed = countOf((stage) => stage === 'review');
  const limit = rules.reviewsPerDay;
  const mayReview = limit === null ? Infinity : Math.max(0, (sameDay ? dueLeft : limit) - reviewed);

  const otherWay = new Map(ofToday.map((entry) => [entry.row_id, wordKey(entry)]));
  const hasCome = (moment: string | null | undefined) => moment == null || Date.parse(moment) <= now;
  const isOpen = ({ row_id, state, ...word }: Word) =>
    !state.paused &&
    hasCome(state.buried_until) &&
    hasCome(word.ready_at) &&
    (otherWay.get(row_id) ?? wordKey({ row_id, ...word })) === wordKey({ row_id, ...word });
  const open = settledOffline(ahead).filter(isOpen);
  const recall = (word: Word) => retrievabilityOf(wordStateOf(word), now, rules) ?? 1;
  const planned = open.filter((word) => isDueByGoal(word, { clock, today, end, now }));
  const ordinary = open.filter((word) => !followsGoal(word, clock));
  const due = ordinary
    .filter(({ state }) => state.due !== null && Date.parse(state.due) < end)
    .map((word) => ({ word, recall: recall(word) }))
    .toSorted((a, b) => a.recall - b.recall)
    .map(({ word }) => word);
  const askedRows = new Set<number>();
  const oneWay = ({ row_id }: Word) => !askedRows.has(row_id) && Boolean(askedRows.add(row_id));
  const isReview = ({ state }: Word) => state.state === 'review';
  const goalWords = planned.filter(oneWay);
  const known = due.filter(oneWay);
  const reviews = new Set(known.filter(isReview).slice(0, mayReview));
  const isNew = ({ state }: Word) => state.state === 'new';
  const fresh = ordinary.filter(isNew).filter(oneWay);
  const allowed = known.filter((word) => !isReview(word) || reviews.has(word));
  return {
    known: [...goalWords.filter((word) => !isNew(word)), ...allowed],
    fresh: [...goalWords.filter(isNew), ...fresh.slice(0, mayBegin)],
  };
}

/** Words to ask now, with new words mixed in. */
export function wordsNow<Word extends KnownWord>(ahead: DayAhead<Word>): Word[] {
  const { known, fresh } = wordsOfDay(ahead);
  const hasCome = ({ state }: Word) => state.state === 'review' || Date.parse(state.due ?? '') <= ahead.now;
  return mixed(known.filter(hasCome), fresh);
}

interface Counts {
  due: number;
  learning: number;
  new: number;
  minutes: number;
}

/** Words due today, in total and by cluster. */
export function countToday<Word extends KnownWord>(
  ahead: DayAhead<Word>,
): Counts & { clusters: (Counts & { cluster_id: number })[]; goals: GoalToday[] } {
  const { known, fresh } = wordsOfDay(ahead);
  const count = (isOf: (word: Word) => boolean): Counts => {
    const mine = known.filter(isOf);
    const due = mine.filter(({ state }) => state.state === 'review').length;
    const counts = { due, learning: mine.length - due, new: fresh.filter(isOf).length };
    return { ...counts, minutes: expectedMinutes(counts) };
  };
  const clusters = [...new Set(ahead.queue.map(({ cluster_id }) => cluster_id))];
  return {
    ...count(() => true),
    clusters: clusters.map((cluster_id) => ({ cluster_id, ...count((word) => word.cluster_id === cluster_id) })),
    goals: byGoals([...known, ...fresh]),
  };
}
