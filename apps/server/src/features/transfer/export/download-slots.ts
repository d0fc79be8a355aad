import { message } from '@wordcluster/domain/messages/all';
import { Failure } from '../../../failure.ts';

/** What one person needs at once at most: each keeps a copy of a cluster on the disk until it is read. */
const AT_ONCE = 5;

/** Counts the downloads under way of each person's clusters on this server. */
export function downloadSlots() {
  const taken = new Map<number, number>();
  return {
    /** Throws 429 beyond the limit; the function returned gives the place back, once. */
    take(userId: number): () => void {
      const before = taken.get(userId) ?? 0;
      if (before >= AT_ONCE) {
        throw new Failure('too_many', message('download.too_many'), {
          retryAfter: 10,
        });
      }
      taken.set(userId, before + 1);
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        const left = (taken.get(userId) ?? 1) - 1;
        if (left > 0) taken.set(userId, left);
        else taken.delete(userId);
      };
    },
  };
}
