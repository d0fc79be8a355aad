import { createHash } from 'node:crypto';
import { mediaBytes, type MediaSlot } from '@wordcluster/domain/clusters/media';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure } from '../../failure.ts';
import { remadePictures, type Sender } from './remade-picture.ts';
import { bytesLeft, mediaFile, pictureFile, storeFile, usedBytes, type MediaFile } from './store-file.ts';

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

/** Pictures that one import makes anew, and the processor time (milliseconds) that it has for them. */
const MAX_PICTURES = 200;
const PICTURES_MS = 20_000;
/** Pictures, and bytes of them, that one process gets at a time. */
const AT_A_TIME = 20;
const BYTES_AT_A_TIME = 20_000_000;

/** Where the files of one import go, in the order in which they are read. */
export interface MediaImport {
  take(file: ComingFile, content: Buffer): Promise<void>;
  /** Whether the plan, or what one import may make anew, has no room for further files of a kind. */
  isFull(slot: MediaSlot): boolean;
  end(): Promise<BroughtFiles>;
}

interface ReadPicture extends ComingFile {
  content: Buffer;
  hash: string;
}

/**
 * Puts files from elsewhere where their person's lie, as far as the plan goes, before any row names them. What is no picture or
 * recording, or too large, stays out, and so do pictures beyond what one import may make anew. Equal bytes are made once.
 */
export async function startMediaImport(
  context: Context,
  owner: { id: number; premium: boolean },
  signal?: AbortSignal,
): Promise<MediaImport> {
  const sender: Sender = { id: owner.id, signal };
  const brought = new BroughtFiles();
  const pictures = pictureMaker(sender);
  const there = new Set<string>();
  let left = Math.min(
    mediaBytes(owner.premium) - (await usedBytes(context.db, owner.id)),
    await bytesLeft(context.db, owner.id, owner.premium),
  );
  let waiting: ReadPicture[] = [];
  let bytes = 0;

  async function keep(coming: ComingFile, file: MediaFile): Promise<void> {
    signal?.throwIfAborted();
    if (!there.has(file.hash)) {
      if (file.content.length > left) return;
      await storeFile(context, owner.id, file);
      left -= file.content.length;
      there.add(file.hash);
    }
    brought.add(coming, file.hash);
  }

  async function makeWaiting(): Promise<void> {
    const portion = waiting;
    waiting = [];
    bytes = 0;
    for (const { slot, name, file } of await pictures.make(portion)) await keep({ slot, name }, file);
  }

  return {
    async take({ slot, name }, content) {
      signal?.throwIfAborted();
      if (slot !== 0) {
        const file = await unlessRefused(() => mediaFile(slot, content, sender));
        if (file) await keep({ slot, name }, file);
        return;
      }
      waiting.push({ slot, name, content, hash: createHash('sha256').update(content).digest('hex') });
      bytes += content.length;
      if (waiting.length >= AT_A_TIME || bytes >= BYTES_AT_A_TIME) await makeWaiting();
    },
    isFull: (slot) => left <= 0 || (slot === 0 && pictures.isDone()),
    async end() {
      await makeWaiting();
      return brought;
    },
  };
}

/** Makes pictures of one import, each once, until its time or number is used up. */
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
        for (const [place, { hash }] of fresh.entries()) {
          const content = done[place];
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
