import type { ResponseOf } from '@wordcluster/contract/types';
import { mediaBytes } from '@wordcluster/domain/clusters/media';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import { retainedBytes } from './retained-bytes.ts';
import { LINK_BYTES } from './row-counts.ts';

/** Size of an entry in the log of answers, with its index entries. */
const ANSWER_BYTES = 250;

interface Sums {
  words: string;
  snapshots: string;
  waiting: string;
  links: string;
  media: string;
  answers: string;
}

/**
 * Disk usage of an account: bytes that count towards its ceiling, media, and the log of answers, which has no limit.
 */
export async function storedBytes(
  { db, config }: Context,
  viewer: Viewer,
): Promise<ResponseOf<'GET /api/user/storage'>> {
  const { id } = viewer;
  const { rows } = await sql<Sums>`
    select (select coalesce(sum(bytes), 0) from clusters where user_id = ${id}) as words,
      (select coalesce(sum(bytes), 0) from row_snapshots where user_id = ${id}) as snapshots,
      (select coalesce(sum(bytes), 0) from staged_imports where user_id = ${id})
        + (select coalesce(sum(bytes), 0) from e_readers where user_id = ${id}) as waiting,
      (select count(*) from cluster_links where user_id = ${id} and ended_at is not null) as links,
      (select coalesce(sum(bytes), 0) from media_files where user_id = ${id}) as media,
      (select count(*) from review_entries where user_id = ${id}) as answers`.execute(db);
  const of = (sum: keyof Sums) => Number(rows[0]?.[sum] ?? 0);
  const counted = {
    words_bytes: of('words'),
    snapshots_bytes: of('snapshots'),
    waiting_bytes: of('waiting'),
    links_bytes: of('links') * LINK_BYTES,
    undo_bytes: await retainedBytes(db, id, 'deleted_rows'),
    history_bytes: await retainedBytes(db, id, 'row_changes'),
  };
  return {
    ...counted,
    total_bytes: Object.values(counted).reduce((sum, bytes) => sum + bytes, 0),
    limit_bytes: config.ceilings.accountBytes,
    media_bytes: of('media'),
    media_limit_bytes: mediaBytes(viewer.premium),
    answers: of('answers'),
    answers_bytes: of('answers') * ANSWER_BYTES,
  };
}
