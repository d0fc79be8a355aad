import { mediaBytes, PICTURE_BYTES, SOUND_BYTES, type MediaSlot } from '@wordcluster/domain/clusters/media';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure } from '../../failure.ts';
import { bytesLeft, keepFile, mediaFile, usedBytes } from './keep-file.ts';

/** A file that comes with words from elsewhere. */
export interface ComingFile {
  slot: MediaSlot;
  name: string;
}

/** The same once it lies in the storage, for a row that has its place. */
export interface FileOfRow {
  clusterId: number;
  rowId: number;
  slot: number;
  hash: string;
}

const kindOf = (slot: number) => (slot === 0 ? 'picture' : 'sound');

/** Finds files that were brought by slot and name. */
export class BroughtFiles {
  readonly #hashes = new Map<string, string>();

  add({ slot, name }: ComingFile, hash: string): void {
    this.#hashes.set(`${kindOf(slot)} ${name}`, hash);
  }

  of({ slot, name }: ComingFile): string | null {
    return this.#hashes.get(`${kindOf(slot)} ${name}`) ?? null;
  }
}

/**
 * Puts files from elsewhere where their person's lie, as far as the plan goes, before any row names them. What is no picture or
 * recording, or too large, stays out.
 */
export async function bringFiles(
  context: Context,
  owner: { id: number; premium: boolean },
  coming: Iterable<ComingFile>,
  read: (name: string, maxBytes: number) => Promise<Buffer | null>,
): Promise<BroughtFiles> {
  const brought = new BroughtFiles();
  let left = Math.min(
    mediaBytes(owner.premium) - (await usedBytes(context.db, owner.id)),
    await bytesLeft(context.db, owner.id, owner.premium),
  );
  const there = new Set<string>();
  for (const { slot, name } of coming) {
    const content = await read(name, slot === 0 ? PICTURE_BYTES : SOUND_BYTES);
    const file = content && (await unlessRefused(() => mediaFile(slot, content)));
    if (!file) continue;
    if (!there.has(file.hash)) {
      if (file.content.length > left) continue;
      await keepFile(context, owner.id, file);
      left -= file.content.length;
      there.add(file.hash);
    }
    brought.add({ slot, name }, file.hash);
  }
  return brought;
}

async function unlessRefused<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

/** Gives rows of a person's locked clusters their files, in the place of others; returns how many are new there. */
export async function nameFiles(
  { clock }: Pick<Context, 'clock'>,
  trx: Db,
  ownerId: number,
  files: readonly FileOfRow[],
): Promise<number> {
  if (files.length === 0) return 0;
  const sent = sql`json_to_recordset(${JSON.stringify(files)}::json)
    as s ("clusterId" bigint, "rowId" bigint, slot int, hash text)`;
  await sql`
    update row_media m set removed_at = ${clock.now()} from ${sent}
    where m.user_id = ${ownerId} and m.row_id = s."rowId" and m.slot = s.slot and m.removed_at is null and m.hash <> s.hash`.execute(
    trx,
  );
  const { rows } = await sql`
    insert into row_media (user_id, cluster_id, row_id, slot, hash)
    select ${ownerId}::bigint, s."clusterId", s."rowId", s.slot, s.hash from ${sent}
    on conflict do nothing returning id`.execute(trx);
  const clusters = [...new Set(files.map(({ clusterId }) => clusterId))];
  await sql`update clusters set has_media = true where user_id = ${ownerId} and id = any(${clusters}::bigint[])`.execute(
    trx,
  );
  return rows.length;
}
