import { PassThrough, type Readable } from 'node:stream';
import { NO_MEDIA, type RowMedia } from '@wordcluster/domain/clusters/media';
import { sql } from 'kysely';
import { hashSecret } from '../../access/secrets.ts';
import { bearer, noteUse } from '../../access/tokens.ts';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { parameter, prepare, type SqlPart } from '../../database/prepared.ts';
import { Json, type FastPath } from '../../http/contract-route.ts';
import { keyedQueue } from '../../keyed-queue.ts';
import { passOn } from '../../spool.ts';
import { mayRead, mayReadShared, mayWrite } from '../clusters/cluster-access.ts';
import { assertReadable } from '../clusters/policy.ts';
import { addressesOf, mediaOfRows, type NamedFile } from './row-media.ts';
import { inClusterLiterally, type ClusterPlace } from '../clusters/cluster-place.ts';

type Call = 'GET /api/clusters/:cluster_id/clusterRows';

/** A list of up to so many rows and bytes is one text; a longer one is streamed. */
const SHORT_ROWS = 2000;
const SHORT_BYTES = 1_000_000;
/** Rows of a long list that are fetched together. */
const BATCH = 1000;
/** Long lists that one person is sent at once; what they have not read waits on the disk. */
const LISTS_AT_ONCE = 3;

interface Listed {
  user_id: number;
  owner_id: number;
  stale_token: number | null;
  short: boolean;
  has_media: boolean;
  /** Files of a short list's rows; null where there are none. */
  media: NamedFile[] | null;
  /** Of a short list; null for a cluster without rows. */
  json: string | null;
}

const now = parameter(2, 'timestamptz');
const clusterSent = parameter(3, 'bigint');

/** A row as the database writes it. What is the same in every row, and its number, are put in here: PostgreSQL would work a third longer. */
const columns = sql`r.tags, r.id, r.col_1_value, r.col_2_value, r.col_3_value`;
const isShort = sql`(c.row_count <= ${sql.lit(SHORT_ROWS)} and c.bytes <= ${sql.lit(SHORT_BYTES)})`;

/** The rows of cluster $3 as JSON for a caller (user_id, stale_token), where `allowed`; no row otherwise. */
const listing = (caller: SqlPart, allowed: SqlPart<boolean>, owner = sql`c.user_id`) => sql<Listed>`
  with caller as (${caller})
  select caller.user_id, c.user_id as owner_id, caller.stale_token, ${isShort} as short, c.has_media,
    case when c.has_media and ${isShort} then (
      select json_agg(json_build_object('row_id', m.row_id, 'slot', m.slot, 'hash', m.hash)) from row_media m
      where m.cluster_id = ${clusterSent} and m.user_id = ${owner} and m.removed_at is null) end as media,
    case when ${isShort} then (
    select json_agg(listed) from (
      select ${columns} from cluster_rows r where r.cluster_id = ${clusterSent} and r.user_id = ${owner} order by r.position) as listed)::text end as json
  from caller cross join clusters c
  where c.id = ${clusterSent} and ${allowed}`;

/** How a row begins in the database's JSON. It cannot stand inside a text: there quotes have a backslash before them. */
const ROW_BEGINS = '{"tags":';
const NO_TAGS = 'null';

/** A row's id as it stands there; neither can that stand inside a text. */
const ROW_ID = /"id":(\d+),/;
const idOf = (json: string) => Number(ROW_ID.exec(json)?.[1]);

/** The values of a row's files as JSON, by what the database wrote of the row. */
type MediaJson = (json: string) => string;
const jsonOf = (media: RowMedia) => `${JSON.stringify(media).slice(1, -1)},`;
const WITHOUT_MEDIA = jsonOf(NO_MEDIA);
const withoutMedia: MediaJson = () => WITHOUT_MEDIA;

/** Row `number` from what the database wrote behind `ROW_BEGINS`. */
function numberedRow(json: string, clusterId: number, number: number, media: MediaJson): string {
  const place = `{"cluster_id":${clusterId},"row_number":${number},${media(json)}"tags":`;
  return json.startsWith(NO_TAGS) ? `${place}[]${json.slice(NO_TAGS.length)}` : place + json;
}

const numbered = (json: string, clusterId: number, media: MediaJson) =>
  json
    .split(ROW_BEGINS)
    .map((part, number) => (number === 0 ? part : numberedRow(part, clusterId, number, media)))
    .join('');

/** A list of any length in pieces: one state of the cluster, whatever changes meanwhile. `trx` stays open until the last piece. */
async function* pieces(
  context: Context,
  trx: Db,
  place: ClusterPlace & { has_media: boolean },
): AsyncGenerator<string> {
  await sql`declare listed no scroll cursor for
    select row_to_json(listed)::text as json from (
      select ${columns} from cluster_rows r where ${inClusterLiterally(place, 'r')} order by r.position) as listed`.execute(
    trx,
  );
  let number = 0;
  for (;;) {
    const { rows } = await sql<{ json: string }>`fetch ${sql.lit(BATCH)} from listed`.execute(trx);
    const addresses = place.has_media
      ? await mediaOfRows(
          context,
          trx,
          place,
          rows.map(({ json }) => idOf(json)),
        )
      : null;
    const media: MediaJson = addresses ? (json) => jsonOf(addresses(idOf(json))) : withoutMedia;
    const text = rows.map(({ json }) => {
      number += 1;
      return `${number === 1 ? '[' : ','}${numberedRow(json.slice(ROW_BEGINS.length), place.id, number, media)}`;
    });
    yield text.join('');
    if (rows.length < BATCH) break;
  }
  yield number === 0 ? '[]' : ']';
}

/** All rows of a cluster in order. */
export function rowLists(context: Context) {
  const byToken = prepare(
    context,
    'list-rows',
    listing(bearer(parameter(1, 'bytea'), now), mayRead(sql`caller.user_id`, now)),
  );
  const user = sql`select ${parameter(1, 'bigint')} as user_id, null::bigint as stale_token`;
  const owner = sql`${parameter(4, 'bigint')}`;
  const ofOwn = prepare(
    context,
    'list-own-rows',
    listing(user, sql`c.user_id = ${owner} and ${mayWrite(owner, now)}`, owner),
  );
  const ofShared = prepare(
    context,
    'list-shared-rows',
    listing(user, sql`c.user_id = ${owner} and ${mayReadShared(now, owner)}`, owner),
  );
  const queue = keyedQueue(LISTS_AT_ONCE);
  const moment = () => context.clock.now().toISOString();

  /** Bounded memory, and no connection for longer than the database needs, however slowly it is read. Keeps its place until it closes. */
  function streamed(userId: number, place: ClusterPlace & { has_media: boolean }): Promise<Readable> {
    return new Promise((resolve, reject) => {
      const send = async () => {
        const output = new PassThrough();
        const closed = new Promise((done) => output.once('close', done));
        // A failure before anything was sent can still be answered; later ones end the answer.
        output.once('error', reject);
        await context.downloads
          .transaction()
          .execute((trx) => passOn(pieces(context, trx, place), output, () => resolve(output)));
        await closed;
      };
      queue(String(userId), send).catch(reject);
    });
  }

  async function answer({ user_id, owner_id, short, has_media, media, json }: Listed, clusterId: number) {
    if (!short) return new Json(await streamed(user_id, { id: clusterId, ownerId: owner_id, has_media }));
    const addresses = media && addressesOf(context, owner_id, media);
    return new Json(
      numbered(json ?? '[]', clusterId, addresses ? (row) => jsonOf(addresses(idOf(row))) : withoutMedia),
    );
  }

  /** Most of what the server does: one prepared statement that finds the token's user and asks the policy. Null: refused. */
  const ofToken: FastPath<Call> = async (token, { params }) => {
    const [found] = await byToken([hashSecret(token), moment(), params.cluster_id]);
    if (!found) return null;
    await noteUse(context, token, found);
    return answer(found, params.cluster_id);
  };

  /** For a viewer who is known already; throws 404 or 403 where `ofToken` found nothing. */
  async function ofViewer(viewer: Viewer, clusterId: number): Promise<Json> {
    const [own] = await ofOwn([viewer.id, moment(), clusterId, viewer.id]);
    if (own) return answer(own, clusterId);
    const { ownerId } = await assertReadable(context, viewer, clusterId);
    const [shared] = ownerId === viewer.id ? [] : await ofShared([viewer.id, moment(), clusterId, ownerId]);
    // Without it: opened between the two questions.
    return shared ? answer(shared, clusterId) : ofViewer(viewer, clusterId);
  }

  return { ofToken, ofViewer };
}
