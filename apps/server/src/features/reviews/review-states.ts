import type { LogEntry } from '@wordcluster/domain/schedule/log';
import type { CardKey, ScheduleRules } from '@wordcluster/domain/schedule/rules';
import { replay, type CardState } from '@wordcluster/domain/schedule/replay';
import { sql, type Selectable } from 'kysely';
import type { ResponseOf } from '@wordcluster/contract/types';
import type { Db } from '../../database/client.ts';
import type { SqlPart } from '../../database/prepared.ts';
import type { ReviewStatesTable } from '../../database/schema/reviews.ts';

export type State = ResponseOf<'GET /api/reviews/states'>['states'][number];
export type StoredState = Selectable<ReviewStatesTable>;

/** A state as the database writes it into JSON. */
export type StateAsJson = {
  [Name in keyof StoredState]: Date extends StoredState[Name]
    ? Exclude<StoredState[Name], Date> | string
    : StoredState[Name];
};

/** A row in one direction, with its cluster. */
export interface Card extends CardKey {
  clusterId: number;
}

/** The stored state of a card, from its log. */
export const stateFrom = (userId: number, card: Card, log: readonly LogEntry[], rules: ScheduleRules): StoredState =>
  storedState(userId, card, replay(card, log, rules), answeredUntil(log));

/** Upserts states that `states`, a select of all columns, returns. */
export const upsertStates = (states: SqlPart): SqlPart => sql`
  insert into review_states ${states}
  on conflict (user_id, row_id, source_col, target_col) do update set
    cluster_id = excluded.cluster_id, stage = excluded.stage, stability = excluded.stability,
    difficulty = excluded.difficulty, reps = excluded.reps, lapses = excluded.lapses,
    last_review = excluded.last_review, due = excluded.due, paused = excluded.paused,
    buried_until = excluded.buried_until, leech = excluded.leech, first_day = excluded.first_day,
    last_day = excluded.last_day, reviewed_day = excluded.reviewed_day, step = excluded.step,
    answered_until = excluded.answered_until`;

/** Upserts computed states, in the transaction that holds the lock of the user's log. */
export async function storeCalculated(trx: Db, calculated: readonly StoredState[]): Promise<void> {
  const states = JSON.stringify(calculated);
  await upsertStates(sql`select * from json_populate_recordset(null::review_states, ${states}::json)`).execute(trx);
}

/** The moment of the last entry, if the log contains answers only. */
export const answeredUntil = (log: readonly LogEntry[]): number | null =>
  log.length > 0 && log.every(({ kind }) => kind === 'answer')
    ? log.reduce((last, { happenedAt }) => Math.max(last, happenedAt), 0)
    : null;

const milliseconds = (text: string | null) => (text === null ? null : Date.parse(text));
const moment = (ms: number | null) => (ms === null ? null : new Date(ms));

/** A state with all stored fields. */
export function storedState(userId: number, card: Card, state: CardState, until: number | null): StoredState {
  return {
    user_id: userId,
    row_id: card.rowId,
    source_col: card.sourceCol,
    target_col: card.targetCol,
    cluster_id: card.clusterId,
    stage: state.stage,
    stability: state.stability,
    difficulty: state.difficulty,
    reps: state.reps,
    lapses: state.lapses,
    last_review: moment(state.lastReview),
    due: moment(state.due),
    paused: state.paused,
    buried_until: moment(state.buriedUntil),
    leech: state.leech,
    first_day: state.firstDay,
    last_day: state.lastDay,
    reviewed_day: state.reviewedDay,
    step: state.step,
    answered_until: moment(until),
  };
}

/** A stored state in the form of the rules. */
export const cardState = (stored: StateAsJson): CardState => ({
  stage: stored.stage,
  stability: stored.stability,
  difficulty: stored.difficulty,
  reps: stored.reps,
  lapses: stored.lapses,
  lastReview: milliseconds(stored.last_review),
  due: milliseconds(stored.due),
  step: stored.step,
  paused: stored.paused,
  buriedUntil: milliseconds(stored.buried_until),
  leech: stored.leech,
  firstDay: stored.first_day,
  lastDay: stored.last_day,
  reviewedDay: stored.reviewed_day,
});

type StateColumns = Pick<
  StoredState,
  | 'row_id'
  | 'source_col'
  | 'target_col'
  | 'stage'
  | 'stability'
  | 'difficulty'
  | 'reps'
  | 'lapses'
  | 'last_review'
  | 'due'
  | 'paused'
  | 'buried_until'
  | 'leech'
>;

/** A stored state in the form of responses. */
export const answeredState = (stored: StateColumns): State => ({
  row_id: stored.row_id,
  source_col: stored.source_col,
  target_col: stored.target_col,
  state: stored.stage,
  stability: stored.stability,
  difficulty: stored.difficulty,
  reps: stored.reps,
  lapses: stored.lapses,
  last_review: stored.last_review?.toISOString() ?? null,
  due: stored.due?.toISOString() ?? null,
  paused: stored.paused,
  buried_until: stored.buried_until?.toISOString() ?? null,
  leech: stored.leech,
});

/** The state of a new word. */
export const newState = ({ rowId, sourceCol, targetCol }: CardKey): State => ({
  row_id: rowId,
  source_col: sourceCol,
  target_col: targetCol,
  state: 'new',
  stability: 0,
  difficulty: 0,
  reps: 0,
  lapses: 0,
  last_review: null,
  due: null,
  paused: false,
  buried_until: null,
  leech: false,
});
