import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveEntries } from '../../src/review-session/entries.ts';
import { gradeTyped } from '../../src/review-session/grade.ts';
import { currentWord, mostHints, reduceSession, type Session } from '../../src/review-session/session.ts';
import { progressOf, summaryOf } from '../../src/review-session/summary.ts';
import { sessionWord, wayFor } from '../../src/review-session/words.ts';
import { anySteps, anyWords, begun, newId, NOW, queued, walk, WAYS, word, type Step } from './walk.ts';

const after = (session: Session, ...steps: Step[]) => walk(session, steps).at(-1) ?? session;
const right: Step = { do: 'answer', verdict: 'right' };
const wrong: Step = { do: 'answer', verdict: 'wrong' };
const almost: Step = { do: 'answer', verdict: 'almost' };
const next: Step = { do: 'next' };
const ratings = (session: Session) =>
  effectiveEntries(session.log).map((entry) => (entry.kind === 'answer' ? entry.rating : 0));

describe('ratings of a session', () => {
  it.each([
    ['right', 3],
    ['right_with_note', 2],
    ['wrong', 1],
  ] as const)('%s earns %i', (verdict, rating) => {
    expect(ratings(after(begun(), { do: 'answer', verdict }))).toEqual([rating]);
  });

  it('almost is tried once more: then hard, or again', () => {
    const tried = after(begun(), almost);
    expect(tried.log).toEqual([]);
    expect(tried.question?.almost?.typed).toBe('x');
    expect(ratings(after(tried, right))).toEqual([2]);
    expect(ratings(after(tried, almost))).toEqual([1]);
    expect(ratings(after(tried, wrong))).toEqual([1]);
  });

  it('is hard after a hint, and no hint reveals more than half of the word', () => {
    const hinted = after(begun(), { do: 'hint' }, { do: 'hint' }, { do: 'hint' });
    expect(hinted.question?.hints).toBe(1);
    expect(mostHints(word(1))).toBe(2);
    expect(ratings(after(hinted, right))).toEqual([2]);
  });

  it('is what the person says of a flashcard, once it is turned', () => {
    const card = begun([word(0, 'review', 'flashcard')]);
    const unturned = reduceSession(card, { type: 'rated', rating: 4, now: NOW, id: newId() });
    expect(unturned).toBe(card);
    expect(ratings(after(card, { do: 'rate', rating: 4 }))).toEqual([4]);
  });

  it('can be changed; the log keeps both and takes the first back', () => {
    const session = after(begun(), wrong);
    const first = session.log[0]?.id;
    const changed = after(session, { do: 'change', rating: 3 });
    expect(changed.log.map(({ kind }) => kind)).toEqual(['answer', 'undo', 'answer']);
    expect(changed.log[1]).toMatchObject({ undoes: first });
    expect(ratings(changed)).toEqual([3]);
    expect(changed.line).toEqual([]);
  });
});

describe('the ways of a word', () => {
  it('a new word is met, chosen and typed, then done for today', () => {
    const ways: string[] = [];
    let session = begun([word(0)]);
    for (let asked = 0; asked < 3; asked++) {
      ways.push(session.question?.way ?? '');
      session = after(session, right, next);
    }
    expect(ways).toEqual(['meet', 'choose', 'type']);
    expect(session.question).toBeNull();
    expect(ratings(session)).toEqual([2, 3, 3]);
  });

  it('a new word that is known already is asked no more', () => {
    const session = reduceSession(begun([word(0)]), { type: 'introduced', known: true, now: NOW, id: newId() });
    expect(ratings(session)).toEqual([4]);
    expect(session.question).toBeNull();
  });

  it('only ways that the person wants and the word allows', () => {
    const silent = sessionWord(queued(0, 'review', 'listen'), { choose: false, listen: false });
    expect(wayFor(silent, WAYS)).toBe('type');
    expect(wayFor(silent, ['flashcard'])).toBe('flashcard');
    expect(wayFor(word(0), ['type'])).toBe('type');
    expect(wayFor(word(0, 'review', 'listen'), WAYS)).toBe('listen');
  });

  it('a learning word that was answered well yesterday needs one more step', () => {
    const state = { state: 'learning', leech: false, paused: false } as const;
    const can = { choose: true, listen: true };
    expect(sessionWord({ ...queued(0), state, step: 1 }, can).steps).toBe(1);
    expect(sessionWord({ ...queued(0), state, step: 0 }, can).steps).toBe(2);
  });
});

describe('the line', () => {
  it('a word answered wrongly comes again after three others, one answered correctly in review does not', () => {
    const words = [0, 1, 2, 3, 4, 5].map((position) => word(position, 'review'));
    const failed = after(begun(words), wrong, next);
    expect(failed.line.indexOf(words[0]?.key ?? '')).toBe(3);
    expect(after(begun(words), right, next).line).toHaveLength(5);
  });

  it('a paused word is not asked again; after a reset it is introduced', () => {
    const words = [word(0, 'review'), word(1, 'review')];
    for (const kind of ['pause', 'bury'] as const) {
      const session = after(begun(words), { do: 'aside', kind });
      expect(session.line).toEqual([words[1]?.key]);
      expect(session.log).toMatchObject([{ kind, row_id: 100 }]);
    }
    const anew = after(begun(words), { do: 'aside', kind: 'reset' }, right, next);
    expect(anew.question).toMatchObject({ key: words[0]?.key, way: 'meet' });
  });

  it('says of a word that it is failed again and again', () => {
    const session = begun();
    const reported = reduceSession(session, {
      type: 'leeches-reported',
      leeches: [session.question?.key ?? '', 'gone'],
    });
    expect(currentWord(reported)?.leech).toBe(true);
  });
});

describe('undo', () => {
  it('repeats the last word and logs it, also after the end', () => {
    const over = after(begun(), right, next);
    expect(over.question).toBeNull();
    const back = after(over, { do: 'undo' });
    expect(back.question).toMatchObject({ key: '100 1 2', answer: null });
    expect(back.log.at(-1)).toMatchObject({ kind: 'undo', undoes: over.log[0]?.id });
    expect(effectiveEntries(back.log)).toEqual([]);
  });

  it('pauses a word again that was taken up, and leaves the answer before it', () => {
    const words = [word(0, 'review'), { ...word(1, 'review'), paused: true }];
    const resumed = after(begun(words), right, next, { do: 'resume' });
    expect(currentWord(resumed)?.paused).toBe(false);
    const back = after(resumed, { do: 'undo' });
    expect(currentWord(back)).toMatchObject({ row_id: 101, paused: true });
    expect(back.log.at(-1)).toMatchObject({ kind: 'undo', undoes: resumed.log.at(-1)?.id });
    expect(effectiveEntries(back.log).map(({ kind }) => kind)).toEqual(['answer']);
    expect(after(back, { do: 'undo' }).question?.key).toBe('100 1 2');
  });

  it('of a word that was taken up leaves the rating that its answer was given since', () => {
    const session = after(begun([{ ...word(0, 'review'), paused: true }]), wrong, { do: 'resume' });
    const changed = after(session, { do: 'change', rating: 3 });
    expect(changed.log.map(({ kind }) => kind)).toEqual(['answer', 'resume', 'undo', 'answer']);
    const back = after(changed, { do: 'undo' });
    expect(back.question?.answer?.rating).toBe(3);
    expect(currentWord(back)?.paused).toBe(true);
    expect(ratings(back)).toEqual([3]);
  });

  it('after nothing changes nothing', () => {
    const session = begun();
    expect(after(session, { do: 'undo' })).toBe(session);
  });
});

describe('words that are no longer there', () => {
  const words = [word(0, 'review'), word(1, 'review'), word(2, 'review')];
  const keys = words.map(({ key }) => key);
  const goneFrom = (session: Session, positions: number[]) =>
    reduceSession(session, { type: 'rows-removed', keys: positions.map((position) => keys[position] ?? ''), now: NOW });

  it('leave the session with their answers and their undo; the next one is asked', () => {
    const session = goneFrom(after(begun(words), wrong), [0]);
    expect(session.question).toMatchObject({ key: keys[1], answer: null });
    expect(session.line).toEqual([keys[1], keys[2]]);
    expect(progressOf(session)).toMatchObject({ done: 0, total: 2 });
    expect(summaryOf(session)).toMatchObject({ words: 0, answers: 0, mistakes: [] });
    expect(after(session, { do: 'undo' })).toBe(session);
  });

  it('leave what is asked now as it is, and do not come back by an undo', () => {
    const session = after(begun(words), right, next);
    const less = goneFrom(session, [2]);
    expect(less.question).toBe(session.question);
    const back = after(less, { do: 'undo' });
    expect(back.line).toEqual([keys[0], keys[1]]);
    expect(Object.keys(back.words)).toEqual([keys[0], keys[1]]);
  });

  it('end the session where nothing else is left; what is no word of it changes nothing', () => {
    const session = begun(words);
    expect(reduceSession(session, { type: 'rows-removed', keys: ['999 1 2'], now: NOW })).toBe(session);
    expect(goneFrom(session, [0, 1, 2])).toMatchObject({ question: null, line: [], words: {} });
  });
});

describe('summary', () => {
  it('counts words, mistakes and time; what was taken back counts nowhere', () => {
    const words = [word(0, 'review'), word(1, 'review')];
    const session = after(begun(words), wrong, next, right, next, wrong, { do: 'undo' }, right, next);
    const { mistakes, ...rest } = summaryOf(session);
    expect(rest).toMatchObject({ words: 2, answers: 3, rightAtOnce: 1 });
    expect(mistakes.map(({ row_id }) => row_id)).toEqual([100]);
  });
});

describe('grading of a session', () => {
  const rows = [0, 1, 2].map((position) => ({ id: 100 + position, ...queued(position).row }));
  const graded = (typed: string, choice: 'strict' | 'helpful') =>
    gradeTyped({ word: word(1), typed, grading: choice, mode: 'text', column: { language: 'sk', rows } }).verdict;
  it('is strict or helpful as the person wants', () => {
    expect(graded('mačka', 'strict')).toBe('right');
    expect(graded('macka', 'strict')).toBe('wrong');
    expect(graded('macka', 'helpful')).toBe('right_with_note');
    expect(graded('pes', 'helpful')).toBe('wrong');
  });
  it('knows the answers of other rows with the same question', () => {
    const twin = { id: 200, col_1_value: 'Katze', col_2_value: 'kocúrica', col_3_value: null };
    const column = { language: 'sk', rows: [...rows, twin] };
    const synonym = gradeTyped({ word: word(1), typed: 'kocúrica', grading: 'helpful', mode: 'text', column });
    expect(synonym).toMatchObject({ verdict: 'almost', reason: 'synonym' });
  });
});

describe('a session, whatever is done', () => {
  it('only adds to its log, with ids of its own, and never asks what is not in its line', () => {
    fc.assert(
      fc.property(anyWords, anySteps, (words, steps) => {
        let log = 0;
        for (const session of walk(begun(words), steps)) {
          expect(session.log.length).toBeGreaterThanOrEqual(log);
          log = session.log.length;
          expect(new Set(session.log.map(({ id }) => id)).size).toBe(log);
          expect(new Set(session.line).size).toBe(session.line.length);
          const { question } = session;
          if (question !== null && question.answer === null) expect(question.key).toBe(session.line[0]);
          if (question === null) expect(session.line).toEqual([]);
          const { done, total } = progressOf(session);
          expect(done).toBe(total - session.line.length);
        }
      }),
    );
  });

  it('undoing everything restores the start, with an empty log', () => {
    fc.assert(
      fc.property(anyWords, anySteps, (words, steps) => {
        const start = begun(words);
        const end = walk(start, steps).at(-1) ?? start;
        const undos = end.past.map(() => ({ do: 'undo' }) as const);
        const back = walk(end, undos).at(-1) ?? end;
        expect(effectiveEntries(back.log)).toEqual([]);
        expect(back.line).toEqual(start.line);
        expect(back.words).toEqual(start.words);
        expect(back.question?.key).toBe(start.question?.key);
      }),
    );
  });

  it('ends: right answers alone finish any session', () => {
    fc.assert(
      fc.property(anyWords, anySteps, (words, steps) => {
        const middle = walk(begun(words), steps).at(-1) ?? begun(words);
        const toTheEnd = Array.from({ length: 40 }, (): Step[] => [right, { do: 'rate', rating: 3 }, next]).flat();
        const end = walk(middle, [next, ...toTheEnd]).at(-1);
        expect(end?.question).toBeNull();
      }),
    );
  });
});
