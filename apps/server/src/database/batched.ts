import pg from 'pg';

interface Waiting<Asked, Answer> {
  asked: Asked;
  resolve: (answer: Answer | null) => void;
  reject: (error: unknown) => void;
}

/** What one statement takes at most: beyond it, the first would wait longer than they gain. */
const MOST = 100;
/**
 * Milliseconds that the next statement waits for this one: the connection may hang, and nobody must wait for others' bad luck. With the 2.4 s after
 * which a silent database is given up on, whoever came just after it is told within three seconds too.
 */
const PATIENCE = 300;

/**
 * Asks the database for many at once. One statement is under way at a time, unless it hangs; what is asked meanwhile
 * goes together with the next. So a lone question goes at once, and under load many share one transaction, one flush of the disk and
 * one wake-up of a process. Two of the same `key` never share a statement: an update changes a row only once.
 *
 * `ask` returns a map by key. Null for those it does not name, and for all of a statement that the database refused:
 * it changed nothing, and whoever caused it must not spoil the others' work, so each then goes its ordinary way.
 * A lost connection rejects them all, because nobody knows whether the statement was carried out.
 */
export function batched<Asked, Answer>(
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

  async function answer(batch: Map<number, Waiting<Asked, Answer>>): Promise<void> {
    try {
      const answers = await ask(Array.from(batch.values(), ({ asked }) => asked)).catch(nothingIfRefused<Answer>);
      for (const [name, { resolve }] of batch) resolve(answers.get(name) ?? null);
    } catch (error) {
      for (const { reject } of batch.values()) reject(error);
    }
  }

  async function answerAll(): Promise<void> {
    underWay = true;
    while (waiting.length > 0) await endOrPatience(answer(takeBatch()));
    underWay = false;
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      if (!underWay) void answerAll();
    });
}

function nothingIfRefused<Answer>(error: unknown): Map<number, Answer> {
  if (error instanceof pg.DatabaseError) return new Map();
  throw error;
}

async function endOrPatience(answered: Promise<void>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE);
  await Promise.race([answered, late]);
  clearTimeout(timer);
}
