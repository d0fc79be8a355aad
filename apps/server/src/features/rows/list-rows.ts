import { PassThrough, type Readable } from 'node:stream';
import { calls } from '@wordcluster/contract/all';
import type { ResponseOf } from '@wordcluster/contract/types';
import { sql } from 'kysely';
import { plansAt } from '../../access/premium.ts';
import { hashSecret, ownerNamedBy } from '../../access/secrets.ts';
import { bearer, noteUse } from '../../access/tokens.ts';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { parameter, prepare, type SqlPart } from '../../database/prepared.ts';
import { RawJson, type FastPath } from '../../http/contract-route.ts';
import { responseSerializer } from '../../http/response-schema.ts';
import { keyedQueue } from '../../keyed-queue.ts';
import { pipeThroughDisk } from '../../disk-buffer.ts';
import { mayReadShared, mayWrite } from '../clusters/cluster-access.ts';
import { assertReadable } from '../clusters/policy.ts';
import { addressesOf, mediaOfRows, type MediaOf, type NamedFile, WITHOUT_MEDIA } from './row-media.ts';
import { inClusterLiterally, type ClusterKey } from '../clusters/cluster-key.ts';

type Call = 'GET /api/clusters/:cluster_id/clusterRows';
type Row = ResponseOf<Call>[number];
type StoredRow = Pick<Row, 'id' | 'col_1_value' | 'col_2_value' | 'col_3_value'> & { tags: string[] | null };

/** A list of up to so many rows and bytes is one response; a longer one is streamed. */
const SHORT_ROWS = 2000;
const SHORT_BYTES = 1_000_000;
/** Rows of a long list that are fetched together. */
const BATCH = 1000;
/** Concurrent long lists per user; unread parts are buffered on disk. */
const LISTS_AT_ONCE = 3;

interface Listed {
  user_id: number;
  stale_token: number | null;
  short: boolean;
  has_media: boolean;
  /** Files of a short list's rows; null if there are none. */
  media: NamedFile[] | null;
  /** Of a short list; null for a cluster without rows. */
  rows: StoredRow[] | null;
}

const token = parameter(1, 'bytea');
const viewer = parameter(1, 'bigint');
const now = parameter(2, 'timestamptz');
const cluster = parameter(3, 'bigint');
const owner = parameter(4, 'bigint');

const columns = sql`r.id, r.col_1_value, r.col_2_value, r.col_3_value, r.tags`;
const isShort = sql`(c.row_count <= ${sql.lit(SHORT_ROWS)} and c.bytes <= ${sql.lit(SHORT_BYTES)})`;

/** The rows of cluster $3 of owner $4 for a caller (user_id, stale_token), if `allowed`; within the owner's shard. */
const listing = (caller: SqlPart, allowed: SqlPart<boolean>) => sql<Listed>`
  with caller as (${caller})
  select caller.user_id, caller.stale_token, ${isShort} as short, c.has_media,
    case when c.has_media and ${isShort} then (
      select json_agg(json_build_object('row_id', m.row_id, 'slot', m.slot, 'hash', m.hash)) from row_media m
      where m.cluster_id = ${cluster} and m.user_id = ${owner} and m.removed_at is null) end as media,
    case when ${isShort} then (
      select json_agg(listed) from (
        select ${columns} from cluster_rows r where r.cluster_id = ${cluster} and r.user_id = ${owner} order by r.position) as listed) end as rows
  from caller cross join clusters c
  where c.id = ${cluster} and c.user_id = ${owner} and ${allowed}`;

const asRow = (cluster_id: number, row_number: number, row: StoredRow, media: MediaOf): Row => ({
  ...row,
  ...media(row.id),
  tags: row.tags ?? [],
  cluster_id,
  row_number,
});

/** A list of any length as a stream of one snapshot of the cluster. `trx` stays open until the last piece. */
async function* pieces(context: Context, trx: Db, key: ClusterKey & { has_media: boolean }): AsyncGenerator<string> {
  const write = responseSerializer(calls['GET /api/clusters/:cluster_id/clusterRows'].response.element);
  await sql`declare listed no scroll cursor for
    select ${columns} from cluster_rows r where ${inClusterLiterally(key, 'r')} order by r.position`.execute(trx);
  let number = 0;
  for (;;) {
    const { rows } = await sql<StoredRow>`fetch ${sql.lit(BATCH)} from listed`.execute(trx);
    const ids = rows.map(({ id }) => id);
    const media = key.has_media ? await mediaOfRows(context, trx, key, ids) : WITHOUT_MEDIA;
    const text = rows.map((row) => {
      number += 1;
      return `${number === 1 ? '[' : ','}${write(asRow(key.id, number, row, media))}`;
    });
    yield text.join('');
    if (rows.length < BATCH) break;
  }
  yield number === 0 ? '[]' : ']';
}

/** All rows of a cluster in order. */
export function rowLists(context: Context) {
  const plans = plansAt(context, now);
  const open = mayWrite(owner, plans);
  // `now` is always used: without a shop no plan needs it, and PostgreSQL rejects unused parameters.
  const person = sql`select ${viewer} as user_id, null::bigint as stale_token where ${now} is not null`;
  const ofBearer = prepare(context, 'list-rows', listing(bearer(token, now, owner), open));
  const ofOwner = prepare(context, 'list-own-rows', listing(person, open));
  const ofShare = prepare(context, 'list-shared-rows', listing(person, mayReadShared(plans, owner)));
  const queue = keyedQueue(LISTS_AT_ONCE);
  const moment = () => context.clock.now().toISOString();

  /**
   * Bounded memory, and no connection for longer than the database needs, however slowly it is read. Holds its slot
   * until it closes.
   */
  function streamed(userId: number, key: ClusterKey & { has_media: boolean }): Promise<Readable> {
    return new Promise((resolve, reject) => {
      const send = async () => {
        const output = new PassThrough();
        const closed = new Promise((done) => output.once('close', done));
        // A failure before the first byte can still be an error response; later ones abort the response.
        output.once('error', reject);
        await context.downloads
          .transaction()
          .execute((trx) => pipeThroughDisk(pieces(context, trx, key), output, () => resolve(output)));
        await closed;
      };
      queue(String(userId), send).catch(reject);
    });
  }

  async function response(found: Listed, { id, ownerId }: ClusterKey): Promise<Row[] | RawJson> {
    const { user_id, short, has_media, media, rows } = found;
    if (!short) return new RawJson(await streamed(user_id, { id, ownerId, has_media }));
    const addresses = media ? addressesOf(context, ownerId, media) : WITHOUT_MEDIA;
    return (rows ?? []).map((row, index) => asRow(id, index + 1, row, addresses));
  }

  /**
   * Fast path, the most frequent call: one prepared statement that checks the token too, for the bearer's own cluster.
   * Null if refused.
   */
  const ofToken: FastPath<Call> = async (sent, { params }) => {
    const ownerId = ownerNamedBy(sent);
    if (ownerId === null) return null;
    const [found] = await ofBearer([hashSecret(sent), moment(), params.cluster_id, ownerId]);
    if (!found) return null;
    await noteUse(context, sent, found);
    return response(found, { id: params.cluster_id, ownerId });
  };

  /** For a viewer who is known already; throws 404 or 403 without read access. */
  async function ofViewer({ id: viewerId, ...more }: Viewer, clusterId: number): Promise<Row[] | RawJson> {
    const values = (ownerId: number) => [viewerId, moment(), clusterId, ownerId];
    const [own] = await ofOwner(values(viewerId));
    if (own) return response(own, { id: clusterId, ownerId: viewerId });
    const key = await assertReadable(context, { id: viewerId, ...more }, clusterId);
    const [shared] = key.ownerId === viewerId ? [] : await ofShare(values(key.ownerId));
    // Without it: opened between the two queries.
    return shared ? response(shared, key) : ofViewer({ id: viewerId, ...more }, clusterId);
  }

  return { ofToken, ofViewer };
}
