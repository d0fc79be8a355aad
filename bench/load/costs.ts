import type { Measured } from '../calls/product.ts';
import { openLoop } from './drive.ts';
import type { Person } from './people.ts';
import { parentOf, processorTime } from './processor.ts';

/** Cost of a call of the mix, and bytes stored per word and per answer. */
export interface Costs {
  calls: number;
  /** Milliseconds of a processor a call, at the server and at the database. */
  server: number;
  database: number;
  /** Bytes in the database, indexes included: of a word with its schedule in one direction, and of an answer. */
  word: number;
  answer: number;
}

/** Calls a second: far below the server's capacity, so that nothing queues. */
const CALM = 60;

/** Enough that a page more or less does not matter. */
const MANY = 50_000;

/** Bytes of a row of each table with its indexes. The writes are rolled back. */
async function bytesOf({ sql }: Measured, { rows: [row], cluster }: Person) {
  const { rows: found } = await sql.query<{ user_id: string }>('select user_id from clusters where id = $1', [cluster]);
  const owner = found[0]?.user_id;
  const each = async (table: string, columns: string, values: string, parameters: unknown[]): Promise<number> => {
    const size = async () =>
      (await sql.query<{ bytes: number }>('select pg_total_relation_size($1::regclass)::float8 as bytes', [table]))
        .rows[0]?.bytes ?? 0;
    const before = await size();
    await sql.query(
      `insert into ${table} (${columns}) select ${values} from generate_series(1, ${MANY}) n`,
      parameters,
    );
    return ((await size()) - before) / MANY;
  };
  await sql.query('begin');
  try {
    const word = await each(
      'cluster_rows',
      'user_id, cluster_id, position, col_1_value, col_2_value',
      `$1::bigint, $2::bigint, 1000 + n, 'a word ' || n, 'the meaning of word ' || n`,
      [owner, cluster],
    );
    const state = await each(
      'review_states',
      `user_id, row_id, source_col, target_col, cluster_id, stage, stability, difficulty, reps, lapses, last_review, due, paused, leech,
       first_day, last_day, reviewed_day`,
      `$1::bigint, 1e12::bigint + n, 1, 2, $2::bigint, 'review', n, 5.5, 9, 1, now() - make_interval(mins => n), now() + make_interval(mins => n), false, false,
       20000, 20100, 20100`,
      [owner, cluster],
    );
    const response = await each(
      'review_entries',
      'user_id, id, kind, row_id, source_col, target_col, happened_at, rating, verdict, way, duration_ms',
      `$1::bigint, gen_random_uuid(), 'answer', $2::bigint, 1, 2, now() - make_interval(mins => n), 3, 'right', 'type', 4000`,
      [owner, row],
    );
    return { word: word + state, answer: response };
  } finally {
    await sql.query('rollback');
  }
}

/** Measures the mix at a calm server: processor time by call, and bytes stored in the database. */
export async function measureCosts(measured: Measured, people: Person[], seconds: number): Promise<Costs> {
  const { rows } = await measured.sql.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = await parentOf(rows[0]?.pid ?? 0);
  await openLoop([measured.url], people, 2, CALM);
  const spent = async () => [await processorTime([measured.pid()]), await processorTime([postmaster])] as const;
  const before = await spent();
  const { count } = await openLoop([measured.url], people, seconds, CALM);
  const after = await spent();
  const [first] = people;
  if (!first) throw new Error('There is nobody.');
  return {
    calls: count,
    server: (after[0] - before[0]) / count,
    database: (after[1] - before[1]) / count,
    ...(await bytesOf(measured, first)),
  };
}
