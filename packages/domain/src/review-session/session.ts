/**
 * Reducer of a practice session: `reduceSession(session, event)`. Pure: moments, ids and seeds come with the events.
 * `log` is append-only; the session's store sends its new entries to the server. An event that does not fit returns the
 * same object.
 */
import { answerEntry, asideEntry, undoEntry, type AsideEntry } from './entries.ts';
import { withoutWords } from './gone-words.ts';
import { answersLeft, furtherShare } from './session-length.ts';
import type { GivenAnswer, Question, Session, SessionEvent, QueueState, Stamp } from './session-state.ts';
import { restarted, expectedText, rated, ratingFor, wayFor, type Rating, type SessionWord, type Way } from './words.ts';

export type { GivenAnswer, Question, Session, SessionEvent };

/** Number of other words before a word is repeated, by rating. */
const LATER: Readonly<Record<Rating, number>> = { 1: 3, 2: 4, 3: 8, 4: 8 };

/** A session of these words, in their order; `seed` is any 32-bit number. */
export function beginSession(words: readonly SessionWord[], ways: readonly Way[], now: number, seed: number): Session {
  const line = words.map(({ key }) => key);
  const byKey = Object.fromEntries(words.map((word) => [word.key, word]));
  const first = { words: byKey, line: [...new Set(line)], question: null, share: 0 };
  const fresh = first.line.filter((key) => byKey[key]?.stage === 'new');
  return { ...first, question: questionOf(first, ways, now, seed), ways, fresh, log: [], past: [] };
}

function questionOf({ words, line }: QueueState, ways: readonly Way[], now: number, seed: number): Question | null {
  const word = words[line[0] ?? ''];
  if (word === undefined) return null;
  return {
    key: word.key,
    way: wayFor(word, ways),
    shownAt: now,
    seed,
    turned: false,
    hints: 0,
    almost: null,
    answer: null,
  };
}

/** The current word; null when the session is over. */
export const currentWord = ({ words, question }: QueueState): SessionWord | null =>
  question === null ? null : (words[question.key] ?? null);

/** Maximum of revealed letters: the whole word would be the answer. */
export const mostHints = (word: SessionWord): number =>
  Math.min(3, Math.floor(Array.from(expectedText(word)).length / 2));

/** The session after an event. */
export function reduceSession(session: Session, event: SessionEvent): Session {
  if (event.type === 'undo') return undone(session, event);
  if (event.type === 'leeches-reported') return { ...session, words: withLeeches(session.words, event.leeches) };
  if (event.type === 'rows-removed') return gone(session, event);
  if (event.type === 'accepted') return withWord(session, event.key, { accepted: event.answers });
  const { question } = session;
  const word = currentWord(session);
  if (question === null || word === null) return session;
  if (event.type === 'resumed') return word.paused ? resumed(session, word, event) : session;
  if (event.type === 'changed') return question.answer === null ? session : changed(session, question, word, event);
  if (event.type === 'next') return question.answer === null ? session : next(session, event.now);
  if (event.type === 'word-paused') return setAside(session, word, event);
  if (question.answer !== null) return session;
  return answerQuestion(session, question, word, event);
}

type QuestionEvent = Extract<SessionEvent, { type: 'introduced' | 'answered' | 'turned' | 'rated' | 'hint' }>;

function answerQuestion(session: Session, question: Question, word: SessionWord, event: QuestionEvent): Session {
  const { way } = question;
  const put = (change: Partial<Question>) => ({ ...session, question: { ...question, ...change } });
  switch (event.type) {
    case 'turned':
      return way === 'flashcard' ? put({ turned: true }) : session;
    case 'hint': {
      const typing = way === 'type' || way === 'listen';
      return typing && question.hints < mostHints(word) ? put({ hints: question.hints + 1 }) : session;
    }
    case 'introduced':
      // The answer was shown, as by a hint.
      return way === 'meet' ? judged(session, question, word, event, event.known ? 4 : 2) : session;
    case 'rated':
      return way === 'flashcard' && question.turned ? judged(session, question, word, event, event.rating) : session;
    case 'answered':
      if (way === 'meet' || way === 'flashcard') return session;
      if (event.grading.verdict === 'almost' && question.almost === null && way !== 'choose')
        return put({ almost: { typed: event.typed, reason: event.grading.reason } });
      return answered(session, question, word, event);
  }
}

/** Self-rated: the next question follows at once. */
function judged(session: Session, question: Question, word: SessionWord, { id, now }: Stamp, rating: Rating): Session {
  const answer = { id, typed: null, verdict: null, reason: null, expected: expectedText(word), rating };
  return next(withAnswer(session, question, word, answer, now), now);
}

function answered(
  session: Session,
  question: Question,
  word: SessionWord,
  { id, now, typed, grading }: Extract<SessionEvent, { type: 'answered' }>,
): Session {
  const rating = ratingFor(grading.verdict, question.hints > 0 || question.almost !== null);
  return withAnswer(session, question, word, { id, typed, ...grading, rating }, now);
}

function withAnswer(
  session: Session,
  question: Question,
  word: SessionWord,
  answer: GivenAnswer,
  now: number,
): Session {
  const { shownAt, way } = question;
  const { words, line, share, log, past } = session;
  const entry = answerEntry(word, { ...answer, now, shownAt, way });
  return {
    ...session,
    ...moved(session, word, answer.rating),
    question: { ...question, answer },
    log: [...log, entry],
    past: [...past, { before: { words, line, question, share }, entry: entry.id }],
  };
}

/** The word returns to the queue while it needs more answers, else it leaves. */
function moved(
  { words, line, share, ways }: Pick<Session, 'words' | 'line' | 'share' | 'ways'>,
  word: SessionWord,
  rating: Rating,
): Pick<QueueState, 'words' | 'line' | 'share'> {
  const after = rated(word, rating);
  const rest = line.filter((key) => key !== word.key);
  const at = Math.min(LATER[rating], rest.length);
  const requeued = {
    words: { ...words, [word.key]: after },
    line: after.steps === 0 ? rest : rest.toSpliced(at, 0, word.key),
  };
  return { ...requeued, share: furtherShare(share, answersLeft({ ...requeued, ways })) };
}

function next(session: Session, now: number): Session {
  const seed = (Math.imul(session.question?.seed ?? 0, 1_664_525) + 1_013_904_223) >>> 0;
  return { ...session, question: questionOf(session, session.ways, now, seed) };
}

/** Undoes the displayed answer and repeats it with another rating. */
function changed(
  session: Session,
  question: Question,
  word: SessionWord,
  { now, id, undoId, rating, verdict }: Extract<SessionEvent, { type: 'changed' }>,
): Session {
  const { shownAt, way, answer } = question;
  const index = pastIndexOf(session, answer);
  const given = session.past[index];
  if (answer === null || given === undefined || 'resumed' in given) return session;
  const before = { ...given.before, words: asDecided(given.before.words, session.words) };
  const asIt = before.words[word.key];
  if (asIt === undefined) return session;
  const entry = answerEntry(asIt, { id, now, shownAt, way, rating, verdict });
  return {
    ...session,
    ...moved({ ...before, ways: session.ways }, asIt, rating),
    question: { ...question, answer: { ...answer, id, rating, verdict } },
    log: [...session.log, undoEntry(answer.id, undoId, now), entry],
    past: session.past.with(index, { ...given, entry: id }),
  };
}

/** Position of an answer in the undo stack. Not always the last: the word may have been resumed since. */
const pastIndexOf = ({ past }: Session, answer: GivenAnswer | null): number =>
  past.findLastIndex((one) => one.entry === answer?.id);

function undone(session: Session, { id, now }: Stamp): Session {
  const last = session.past.at(-1);
  if (last === undefined) return session;
  const log = [...session.log, undoEntry(last.entry, id, now)];
  const past = session.past.slice(0, -1);
  if ('resumed' in last) return { ...withWord(session, last.resumed, { paused: true }), log, past };
  const { question } = last.before;
  return {
    ...session,
    ...last.before,
    words: asDecided(last.before.words, session.words),
    question: question && { ...question, shownAt: now, almost: null },
    log,
    past,
  };
}

/** States of words before an answer, with decisions made since: undoing the answer does not undo those. */
function asDecided(before: Session['words'], since: Session['words']): Session['words'] {
  const decided = Object.entries(before).map(([key, word]) => {
    const { accepted, paused } = since[key] ?? word;
    return [key, { ...word, accepted, paused }] as const;
  });
  return Object.fromEntries(decided);
}

function setAside(
  session: Session,
  word: SessionWord,
  { kind, id, now }: Stamp & { readonly kind: AsideEntry['kind'] },
): Session {
  const { words, line, question, share, ways, log, past } = session;
  const rest = line.filter((key) => key !== word.key);
  // After a reset it is introduced again soon.
  const isReset = kind === 'reset';
  const requeued = {
    words: isReset ? { ...words, [word.key]: restarted(word) } : words,
    line: isReset ? rest.toSpliced(Math.min(LATER[1], rest.length), 0, word.key) : rest,
  };
  const left = answersLeft({ ...requeued, ways });
  // A reset after the answer adds steps to the remaining ones: the last answer of all had filled the bar.
  const given = session.past[pastIndexOf(session, question?.answer ?? null)];
  const resetShare = given !== undefined && 'before' in given ? furtherShare(given.before.share, left) : share;
  const after = {
    ...session,
    ...requeued,
    share: isReset ? resetShare : furtherShare(share, left),
    log: [...log, asideEntry(word, kind, id, now)],
    past: [...past, { before: { words, line, question, share }, entry: id }],
  };
  return next(after, now);
}

function resumed(session: Session, word: SessionWord, { id, now }: Stamp): Session {
  const entry = asideEntry(word, 'resume', id, now);
  return {
    ...withWord(session, word.key, { paused: false }),
    log: [...session.log, entry],
    past: [...session.past, { resumed: word.key, entry: id }],
  };
}

/** Removes the question of a word that no longer exists. */
function gone(session: Session, { keys, now }: Extract<SessionEvent, { type: 'rows-removed' }>): Session {
  const after = withoutWords(session, keys);
  return session.question !== null && currentWord(after) === null ? next(after, now) : after;
}

function withWord(session: Session, key: string, change: Partial<SessionWord>): Session {
  const word = session.words[key];
  return word === undefined ? session : { ...session, words: { ...session.words, [key]: { ...word, ...change } } };
}

function withLeeches(words: Session['words'], leeches: readonly string[]): Session['words'] {
  const known = leeches.flatMap((key) => {
    const word = words[key];
    return word === undefined ? [] : [[key, { ...word, leech: true }] as const];
  });
  return known.length === 0 ? words : { ...words, ...Object.fromEntries(known) };
}
