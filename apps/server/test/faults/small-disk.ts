import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface SmallDisk {
  folder: string;
  /** Leaves no byte free. */
  fill(): Promise<void>;
  /** Takes away what filled it. */
  empty(): Promise<void>;
  remove(): Promise<void>;
}

/** Said where a scenario cannot be played. */
export const NO_SMALL_DISK = 'skipped, because only root may mount a small disk (tmpfs)';

/** A disk of its own in memory; null where this user may not mount one. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wordcluster-disk-'));
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder]).catch(
    () => null,
  );
  if (!mounted) {
    await rm(folder, { recursive: true });
    return null;
  }
  const filler = path.join(folder, 'filler');
  return {
    folder,
    async fill() {
      await using file = await open(filler, 'a');
      for (const size of [1_000_000, 4096, 1]) {
        const piece = Buffer.alloc(size);
        // Full is when a write is refused, or has written less than it should.
        for (let whole = true; whole;) {
          whole = await file.write(piece).then(
            ({ bytesWritten }) => bytesWritten === size,
            () => false,
          );
          if (whole && size === 1 && (await statfs(folder)).bavail === 0) break;
        }
      }
    },
    empty: () => rm(filler, { force: true }),
    async remove() {
      await run('umount', ['--lazy', folder]).catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
