import type { ResponseOf } from '@wordcluster/contract/types';
import { withinPauses, withoutPauses, type BacklogChange, type Pause } from '@wordcluster/domain/progress/pauses';
import { streakOf } from '@wordcluster/domain/progress/streak';
import { dateOfDay, personClock, type PersonClock } from '@wordcluster/domain/schedule/person-clock';
import type { Context, Viewer } from '../../context.ts';
import { rulesOf } from '../reviews/rules.ts';
import { readDays, readRecall, readProgressParts, type Reader } from './figures.ts';
import { readOverdueDeltas, readBacklog, type Part } from './backlog.ts';
import { hardestOf, readersOf } from './hardest-words.ts';
import { sql } from 'kysely';
import { mayRead } from '../clusters/cluster-access.ts';

interface FoundPause {
  cluster_id: number;
  /** Absent if the whole cluster was paused. */
  direction?: number;
  since: Date | null;
  until: Date | null;
}

/** Paused days of clusters and of directions. */
interface Pauses {
  /** Clusters that were ever paused. */
  clusters: number[];
  of(part: Part & { practised: boolean }): Pause[];
}

async function readPauses(readers: readonly Reader[], clock: PersonClock): Promise<Pauses> {
  const [reader] = readers;
  if (!reader) return { clusters: [], of: () => [] };
  const directions = reader.db
    .selectFrom('direction_rests')
    .select(['cluster_id', 'direction', 'since', 'until'])
    .where('user_id', '=', reader.userId)
    .execute();
  const clusterPauses = reader.db
    .selectFrom('cluster_rests')
    .select(['cluster_id', 'since', 'until'])
    .where('user_id', '=', reader.userId)
    .execute();
  const found: FoundPause[] = (await Promise.all([clusterPauses, directions, ...readers.map(readClosed)])).flat();
  const pauses = found.map(({ since, until, ...of }) => ({
    ...of,
    from: since === null ? -Infinity : clock.day(since.getTime()),
    to: until === null ? Infinity : clock.day(until.getTime()),
  }));
  const byCluster = Map.groupBy(pauses, ({ cluster_id }) => cluster_id);
  return {
    clusters: [...byCluster.keys()],
    of({ cluster_id, direction, practised }) {
      const own = byCluster.get(cluster_id) ?? [];
      const ofDirection = own.filter((pause) => pause.direction === direction);
      // A direction without any pause that is not practised now was never practised.
      const never = !practised && ofDirection.every(({ to }) => to !== Infinity);
      return [
        ...own.filter((pause) => pause.direction === undefined),
        ...ofDirection,
        ...(never ? [{ from: -Infinity, to: Infinity }] : []),
      ];
    },
  };
}

/**
 * Clusters outside of the free plan now, since the end of their owner's Premium; from the beginning if there was none.
 */
async function readClosed({ db, userId, now, plans, part }: Reader): Promise<FoundPause[]> {
  const closed = part
    ? sql`
      select unnest(${part.clusters.flatMap(({ id, open }) => (open ? [] : [id]))}::bigint[]) as id, ${part.ownerId}::bigint as owner`
    : sql`
      select c.id, c.user_id as owner from clusters c
      where c.removed_at is null and c.id in (
        select id from clusters where user_id = ${userId}
        union all select cluster_id from cluster_shares where user_id = ${userId})
        and not ${mayRead(sql`${userId}::bigint`, plans)}`;
  if (part?.clusters.every(({ open }) => open)) return [];
  const { rows } = await sql<FoundPause>`
    select c.id::float8 as cluster_id, null::timestamptz as until, (
      select max(o.ends_at) from orders o
      where o.buyer_id = ${part ? sql`${part.ownerId}::bigint` : sql`c.owner`} and o.status = 'PAID' and o.ends_at <= ${now}) as since
    from (${closed}) c`.execute(db);
  return rows;
}

type Progress = ResponseOf<'GET /api/progress'>;

const CALENDAR_DAYS = 365;
const FORECAST_DAYS = 30;
const RECALL_DAYS = 30;
/** Days back over which the backlog is read: no streak with a backlog is longer. */
const BACKLOG_DAYS = 400;
const MINUTE = 60_000;

/** Hundredths of a minute: three seconds are 0.05. */
const minutesOf = (ms: number) => Math.round((ms / MINUTE) * 100) / 100;

/** A user's progress: practice, backlog and recall, by one statement per chart. */
export async function getProgress(context: Context, viewer: Viewer): Promise<Progress> {
  const rules = await rulesOf(context.db, viewer.id);
  const days = personClock(rules);
  const { reader, readers } = await readersOf(context, viewer.id);
  const today = days.day(reader.now.getTime());
  const ofAll = async <Row>(read: (one: Reader) => Promise<Row[]>) => (await Promise.all(readers.map(read))).flat();
  const first = today - BACKLOG_DAYS;
  const ends = Array.from({ length: BACKLOG_DAYS + FORECAST_DAYS }, (_, index) => new Date(days.dayEnd(first + index)));
  const notBefore = rules.duesSince == null ? null : new Date(days.dayEnd(rules.duesSince - 1));
  const pauses = await readPauses(readers, days);
  const options = { today, todayIndex: BACKLOG_DAYS, notBefore, pausedClusters: pauses.clusters };
  const [practised, late, backlog, recall, parts, hardest] = await Promise.all([
    readDays(reader),
    readOverdueDeltas(reader, pauses.clusters),
    ofAll((one) => readBacklog(one, ends, options)),
    readRecall(reader, today - RECALL_DAYS),
    ofAll(readProgressParts),
    hardestOf(readers),
  ]);
  const forecast = Array.from({ length: FORECAST_DAYS }, (_, index) => ({ day: dateOfDay(today + index), due: 0 }));
  for (const { asked, open, words } of backlog) {
    if (!open) continue;
    const planned = forecast[first + asked - today];
    if (planned) planned.due += words;
  }
  return {
    today: dateOfDay(today),
    streak: streakOf({
      days: practised,
      backlog: backlogChanges(late, backlog, pauses, first),
      unasked: unaskedOf(late, pauses),
      today,
      limit: rules.reviewsPerDay,
    }),
    calendar: practised
      .filter(({ day, answers }) => day > today - CALENDAR_DAYS && answers > 0)
      .map(({ day, answers, duration_ms }) => ({ day: dateOfDay(day), answers, minutes: minutesOf(duration_ms) })),
    forecast,
    retention: retentionOf(recall),
    hardest,
    ...progressTotals(parts),
  };
}

type Of<Read extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Read>>;

/** Changes of the total backlog: for paused clusters only on days without a pause. */
function backlogChanges(
  late: Of<typeof readOverdueDeltas>,
  backlog: Of<typeof readBacklog>,
  pauses: Pauses,
  first: number,
): BacklogChange[] {
  const overdue = late.map((part) => ({ ...part, words: part.late }));
  const options = backlog.map((part) => ({ ...part, day: first + part.since }));
  const counted = byPart([...overdue, ...options]).flatMap(({ of, changes }) =>
    withoutPauses(changes, of ? pauses.of(of) : []),
  );
  return [...counted, ...overdue.map(({ day, words }) => ({ day, words: -words }))];
}

/** Due words that were answered during pauses. */
const unaskedOf = (late: Of<typeof readOverdueDeltas>, pauses: Pauses) =>
  byPart(late).flatMap(({ of, changes }) =>
    withinPauses(
      changes.map(({ day, met }) => ({ day, words: met })),
      of ? pauses.of(of) : [],
    ),
  );

type PartOrNone = (Part | Record<keyof Part, null>) & { practised: boolean };

/** Groups changes by paused cluster and direction; all others form one group. */
function byPart<Change extends PartOrNone>(
  all: readonly Change[],
): { of: (Part & { practised: boolean }) | null; changes: Change[] }[] {
  return [...Map.groupBy(all, ({ cluster_id, direction }) => `${cluster_id} ${direction}`).values()].map((changes) => {
    const [{ cluster_id, direction, practised } = { cluster_id: null, direction: null, practised: true }] = changes;
    return { of: cluster_id === null ? null : { cluster_id, direction, practised }, changes };
  });
}

function retentionOf(bins: Awaited<ReturnType<typeof readRecall>>): Progress['retention'] {
  const sum = (of: 'answers' | 'recalled' | 'predicted') => bins.reduce((all, bin) => all + bin[of], 0);
  const answers = sum('answers');
  return {
    answers,
    actual: answers === 0 ? null : sum('recalled') / answers,
    predicted: answers === 0 ? null : sum('predicted') / answers,
    bins: bins.map((bin) => ({
      predicted: bin.predicted / bin.answers,
      actual: bin.recalled / bin.answers,
      answers: bin.answers,
    })),
  };
}

type ProgressPart = Awaited<ReturnType<typeof readProgressParts>>[number];
type Summed = Progress['languages'][number];

/** Totals of the same figures: overall, by cluster and by answer language. */
function progressTotals(parts: readonly ProgressPart[]): Pick<Progress, 'stages' | 'clusters' | 'languages'> {
  const all = nothing();
  const clusters = new Map<number, Progress['clusters'][number]>();
  const languages = new Map<string, Summed>();
  for (const part of parts) {
    const cluster = clusters.get(part.cluster_id) ?? {
      cluster_id: part.cluster_id,
      title: part.title,
      ...nothing(),
    };
    clusters.set(part.cluster_id, cluster);
    const sums = [all, cluster];
    if (part.language !== null) {
      const language = languages.get(part.language) ?? { language: part.language, ...nothing() };
      languages.set(part.language, language);
      sums.push(language);
    }
    for (const sum of sums) {
      sum.answers += part.answers;
      sum.minutes += part.duration_ms;
      for (const stage of ['new', 'learning', 'young', 'known'] as const) sum.stages[stage] += part[stage];
    }
  }
  const inMinutes = <Sum extends { minutes: number }>(sum: Sum): Sum => ({ ...sum, minutes: minutesOf(sum.minutes) });
  const most = (a: Omit<Summed, 'language'>, b: Omit<Summed, 'language'>) => b.answers - a.answers;
  return {
    stages: all.stages,
    clusters: [...clusters.values()].toSorted(most).map(inMinutes),
    languages: [...languages.values()].toSorted(most).map(inMinutes),
  };
}

const nothing = () => ({ answers: 0, minutes: 0, stages: { new: 0, learning: 0, young: 0, known: 0 } });
