import { createHash } from 'node:crypto';
import { mediaBytes, type MediaSlot } from '@wordcluster/domain/clusters/media';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure } from '../../failure.ts';
import { remadePictures, type Sender } from './remade-picture.ts';
import { bytesLeft, mediaFile, pictureFile, storeFile, usedBytes, type MediaFile } from './store-file.ts';

/** A file of an import. */
export interface ComingFile {
  slot: MediaSlot;
  name: string;
}

/** A stored file and its row. */
export interface FileOfRow {
  clusterId: number;
  rowId: number;
  slot: number;
  hash: string;
}

const kindOf = (slot: number) => (slot === 0 ? 'picture' : 'sound');

/** Imported files by slot and name. */
export class ImportedFiles {
  readonly #hashes = new Map<string, string>();

  add({ slot, name }: ComingFile, hash: string): void {
    this.#hashes.set(`${kindOf(slot)} ${name}`, hash);
  }

  of({ slot, name }: ComingFile): string | null {
    return this.#hashes.get(`${kindOf(slot)} ${name}`) ?? null;
  }
}

/** Maximum of pictures that one import re-encodes, and their processor time in milliseconds. */
const MAX_PICTURES = 200;
const PICTURES_MS = 20_000;
/** Batch size of one process: pictures and their bytes. */
const AT_A_TIME = 20;
const BYTES_AT_A_TIME = 20_000_000;

/** Receives the files of one import in reading order. */
export interface MediaImport {
  take(file: ComingFile, content: Buffer): Promise<void>;
  /** Whether the plan, or the re-encoding limit of an import, allows no further files of a kind. */
  isFull(slot: MediaSlot): boolean;
  end(): Promise<ImportedFiles>;
}

interface ReadPicture extends ComingFile {
  content: Buffer;
  hash: string;
}

/**
 * Stores imported files in the user's media, within the plan's limits, before any row references them. Files that are
 * no picture or recording, or too large, are skipped, and pictures beyond the re-encoding limit. Equal bytes are
 * processed once.
 */
export async function startMediaImport(
  context: Context,
  owner: { id: number; premium: boolean },
  signal?: AbortSignal,
): Promise<MediaImport> {
  const sender: Sender = { id: owner.id, signal };
  const imported = new ImportedFiles();
  const pictures = pictureMaker(sender);
  const there = new Set<string>();
  let left = Math.min(
    mediaBytes(owner.premium) - (await usedBytes(context.db, owner.id)),
    await bytesLeft(context.db, owner.id, owner.premium),
  );
  let batch: ReadPicture[] = [];
  let bytes = 0;

  async function store(coming: ComingFile, file: MediaFile): Promise<void> {
    signal?.throwIfAborted();
    if (!there.has(file.hash)) {
      if (file.content.length > left) return;
      await storeFile(context, owner.id, file);
      left -= file.content.length;
      there.add(file.hash);
    }
    imported.add(coming, file.hash);
  }

  async function processBatch(): Promise<void> {
    const portion = batch;
    batch = [];
    bytes = 0;
    for (const { slot, name, file } of await pictures.make(portion)) await store({ slot, name }, file);
  }

  return {
    async take({ slot, name }, content) {
      signal?.throwIfAborted();
      if (slot !== 0) {
        const file = await unlessRefused(() => mediaFile(slot, content, sender));
        if (file) await store({ slot, name }, file);
        return;
      }
      batch.push({ slot, name, content, hash: createHash('sha256').update(content).digest('hex') });
      bytes += content.length;
      if (batch.length >= AT_A_TIME || bytes >= BYTES_AT_A_TIME) await processBatch();
    },
    isFull: (slot) => left <= 0 || (slot === 0 && pictures.isDone()),
    async end() {
      await processBatch();
      return imported;
    },
  };
}

/** Re-encodes pictures of one import, each once, until the limit of time or number is reached. */
function pictureMaker(sender: Sender) {
  const made = new Map<string, MediaFile | null>();
  let leftMs = PICTURES_MS;
  return {
    isDone: () => leftMs <= 0 || made.size >= MAX_PICTURES,
    async make(pictures: readonly ReadPicture[]): Promise<(ComingFile & { file: MediaFile })[]> {
      const fresh = [...new Map(pictures.map((picture) => [picture.hash, picture])).values()]
        .filter(({ hash }) => !made.has(hash))
        .slice(0, MAX_PICTURES - made.size);
      if (fresh.length > 0 && leftMs > 0) {
        const contents = fresh.map(({ content }) => content);
        const { pictures: done, spentMs } = await remadePictures(contents, sender, leftMs);
        leftMs -= spentMs;
        for (const [index, { hash }] of fresh.entries()) {
          const content = done[index];
          made.set(hash, content ? pictureFile(content) : null);
        }
      }
      return pictures.flatMap(({ slot, name, hash }) => {
        const file = made.get(hash);
        return file ? [{ slot, name, file }] : [];
      });
    },
  };
}

async function unlessRefused<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

/** Assigns files to rows of a user's locked clusters, replacing others; returns the number of new ones. */
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
