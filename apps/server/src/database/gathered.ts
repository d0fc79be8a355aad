import pg from 'pg';

interface Waiting<Asked, Answer> {
  asked: Asked;
  resolve: (answer: Answer | null) => void;
  reject: (error: unknown) => void;
}

/** What one statement takes at most: beyond it, the first would wait longer than they gain. */
const MOST = 100;

/**
 * Asks the database for many at once. One statement is under way at a time; what is asked meanwhile goes together with
 * the next. So a lone question goes at once, and under load many share one transaction, one flush of the disk and
 * one wake-up of a process. Two of the same `key` never share a statement: an update changes a row only once.
 *
 * `ask` answers a map by key. Null for those it does not name, and for all of a statement that the database refused:
 * it changed nothing, and whoever caused it must not spoil the others' work, so each then goes its ordinary way.
 * A lost connection rejects them all, because nobody knows whether the statement was carried out.
 */
export function gathered<Asked, Answer>(
  key: (asked: Asked) => number,
  ask: (batch: Asked[]) => Promise<Map<number, Answer>>,
): (asked: Asked) => Promise<Answer | null> {
  let waiting: Waiting<Asked, Answer>[] = [];
  let underWay = false;

  function takeBatch(): Map<number, Waiting<Asked, Answer>> {
    const batch = new Map<number, Waiting<Asked, Answer>>();
    waiting = waiting.filter((one) => {
      const stays = batch.size === MOST || batch.has(key(one.asked));
      if (!stays) batch.set(key(one.asked), one);
      return stays;
    });
    return batch;
  }

  async function askAll(): Promise<void> {
    underWay = true;
    while (waiting.length > 0) {
      const batch = takeBatch();
      try {
        const answers = await ask(Array.from(batch.values(), ({ asked }) => asked)).catch(nothingIfRefused<Answer>);
        for (const [name, { resolve }] of batch) resolve(answers.get(name) ?? null);
      } catch (error) {
        for (const { reject } of batch.values()) reject(error);
      }
    }
    underWay = false;
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      if (!underWay) void askAll();
    });
}

function nothingIfRefused<Answer>(error: unknown): Map<number, Answer> {
  if (error instanceof pg.DatabaseError) return new Map();
  throw error;
}
