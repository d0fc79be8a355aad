/** Handles words that no longer exist for the user: their row was deleted, or its cluster is no longer shared. */
import type { Past, Session, QueueState } from './session-state.ts';

/** The session without these words and their undo entries; the same object if it has none of them. */
export function withoutWords(session: Session, keys: readonly string[]): Session {
  const gone = new Set(keys.filter((key) => session.words[key] !== undefined));
  if (gone.size === 0) return session;
  const without = ({ words, line, question, share }: QueueState): QueueState => ({
    words: Object.fromEntries(Object.entries(words).filter(([key]) => !gone.has(key))),
    line: line.filter((key) => !gone.has(key)),
    question,
    share,
  });
  const past = session.past.flatMap((one): Past[] => {
    if ('resumed' in one) return gone.has(one.resumed) ? [] : [one];
    const { question } = one.before;
    return question === null || gone.has(question.key) ? [] : [{ ...one, before: without(one.before) }];
  });
  return { ...session, ...without(session), past };
}
