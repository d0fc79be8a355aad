import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { columnLanguage, COLUMN_NUMBERS } from '@wordcluster/domain/clusters/cluster';
import { plannedRows } from '@wordcluster/domain/clusters/free-plan';
import { MAX_SHOWN } from '@wordcluster/domain/clusters/links';
import { throttle } from '../../access/throttle.ts';
import type { Context, Viewer } from '../../context.ts';
import type { Speech } from '../../ports/speaker.ts';
import { speakCell } from '../listening/read-aloud.ts';
import { linkedRows, openLink, type OpenLink } from './open-link.ts';

/** Rate limit: a school behind one address opens a link at once; guessing codes would take ages longer. */
const VISITS = { times: 600, seconds: 600 };
/** Rate limit of audio: a class of fifty that plays twenty words each. */
const AUDIO = { times: 1000, seconds: 3600 };

type Visit = ResponseOf<'GET /api/links/:code'>;

/** The content of a link; for a signed-in user also the number of rows within their plan, and an existing copy. */
export async function visitLink(
  context: Context,
  viewer: Viewer | null,
  code: string,
  network: string,
): Promise<Visit> {
  await throttle(context, `link-visit:${network}`, VISITS);
  const link = await openLink(context, code);
  const spoken = await context.speaker.languages();
  const languages = COLUMN_NUMBERS.map((column) => columnLanguage(link, column));
  return {
    title: link.title,
    description: link.description,
    col_1_name: link.col_1_name,
    col_2_name: link.col_2_name,
    col_3_name: link.col_3_name,
    col_1_language: link.col_1_language,
    col_2_language: link.col_2_language,
    col_3_language: link.col_3_language,
    voiced: languages.filter((language) => language !== null && spoken.has(language)).map(String),
    rows: await linkedRows(context, link, MAX_SHOWN),
    rows_total: link.row_count,
    ...(viewer && {
      importable_rows: plannedRows(link.row_count, viewer.premium),
      own_cluster_id: link.owner_id === viewer.id ? link.cluster_id : await copyOf(context, viewer, link),
    }),
  };
}

/** A user's copy of a link, or null. */
export async function copyOf({ db }: Pick<Context, 'db'>, viewer: Viewer, link: OpenLink): Promise<number | null> {
  const copy = await db
    .selectFrom('link_copies')
    .innerJoin('clusters', (join) =>
      join.onRef('clusters.id', '=', 'link_copies.cluster_id').onRef('clusters.user_id', '=', 'link_copies.user_id'),
    )
    .select('clusters.id')
    .where('link_copies.user_id', '=', viewer.id)
    .where('link_copies.link_id', '=', link.id)
    .where('clusters.removed_at', 'is', null)
    .executeTakeFirst();
  return copy?.id ?? null;
}

/** A cell read aloud for a visitor. Audio that is not cached is charged to the link's owner. */
export async function linkAudio(
  context: Context,
  code: string,
  input: BodyOf<'POST /api/links/:code/listen'>,
  network: string,
  signal: AbortSignal,
): Promise<Speech> {
  await throttle(context, `link-listen:${network}`, AUDIO);
  const link = await openLink(context, code);
  return speakCell(
    context,
    { id: link.owner_id, tier: link.owner_tier },
    { id: link.cluster_id, ownerId: link.owner_id },
    input,
    signal,
  );
}
