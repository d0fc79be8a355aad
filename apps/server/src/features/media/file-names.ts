import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import type { ClusterKey } from '../clusters/cluster-key.ts';

const ENDINGS: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'audio/mpeg': 'mp3',
  'audio/aac': 'aac',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/webm': 'webm',
};

/** A row's file with its name in exports. */
export interface OutgoingFile {
  row_id: number;
  slot: number;
  hash: string;
  name: string;
}

/** The files of a cluster's rows. */
export async function outgoingFiles(db: Db, { id, ownerId }: ClusterKey): Promise<OutgoingFile[]> {
  const { rows } = await sql<Omit<OutgoingFile, 'name'> & { type: string }>`
    select m.row_id, m.slot, m.hash, f.type from row_media m
      join media_files f on f.user_id = m.user_id and f.hash = m.hash
      join cluster_rows r on r.user_id = m.user_id and r.id = m.row_id
    where m.user_id = ${ownerId} and m.cluster_id = ${id} and m.removed_at is null order by m.row_id, m.slot`.execute(
    db,
  );
  return rows.map(({ type, ...file }) => ({ ...file, name: `wordcluster-${file.hash}.${ENDINGS[type] ?? 'bin'}` }));
}

/** Reads a file for an export; fails if the storage does not have it. */
export async function readOutgoing({ mediaStore }: Context, ownerId: number, hash: string): Promise<Buffer> {
  const content = await mediaStore.get({ ownerId, hash });
  if (!content) throw new Error(`The file ${hash} is not where it was put.`);
  return content;
}
