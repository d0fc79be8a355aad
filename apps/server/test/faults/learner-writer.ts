import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@wordcluster/contract/types';
import { effectiveInOrder, type LogEntry, type Rating } from '@wordcluster/domain/schedule/log';
import { replay } from '@wordcluster/domain/schedule/replay';
import { STANDARD_SETTINGS } from '@wordcluster/domain/schedule/settings';
import type { Writer } from './writers.ts';

interface Practised {
  /** Entries by the row they belong to. */
  log: ReadonlyMap<number, readonly LogEntry[]>;
  /** The server's state, if no possible log explains it. */
  summary?: string;
}

const DAY = 86_400_000;
const MOST = 12;
const RULES = { ...STANDARD_SETTINGS, parameters: null };

/** Words that are there before anything is killed. */
export async function wordsToLearn(url: string, token: string): Promise<{ cluster: number; rows: number[] }> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const post = async (path: string, body: object) => {
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as { id: number };
  };
  const { id: cluster } = await post('/api/clusters', { title: 'Words', col_1_name: 'Word', col_2_name: 'Meaning' });
  const rows: number[] = [];
  for (const word of ['one', 'two', 'three', 'four', 'five']) {
    const row = { col_1_value: word, col_2_value: `${word} times` };
    rows.push((await post(`/api/clusters/${cluster}/clusterRows`, row)).id);
  }
  return { cluster, rows };
}

/** A learner whose batches of answers and undos are cut off: each counts once or not at all, in the states and in the days. */
export function learnerWriter(
  token: string,
  cluster: number,
  rows: readonly number[],
  random: () => number,
): Writer<Practised> {
  const below = (count: number) => Math.floor(random() * count);
  const logs = new Map<string, Practised['log']>();
  // Within the calendar's year, and in steps so short that 6,000 batches stay in the past: of a moment to come the server says that it is now.
  let moment = Date.now() - 350 * DAY;
  let last: { row: number; entry: LogEntry }[] = [];

  function entryOf(log: readonly LogEntry[]): LogEntry {
    moment += below(DAY / 72);
    const entry = { id: randomUUID(), happenedAt: moment };
    const undone = log[below(log.length)];
    if (undone && random() < 0.2) return { ...entry, kind: 'undo', undoes: undone.id };
    return { ...entry, kind: 'answer', rating: (1 + below(4)) as Rating, way: 'type', durationMs: below(9000) };
  }

  return {
    token,
    begin: { log: new Map() },
    next({ log }) {
      logs.set(summaryOf(log), log);
      // Retry: some of the last batch again, as a device does without a response.
      const sent = random() < 0.3 ? last.slice(below(last.length + 1)) : [];
      const after = new Map(log);
      const add = ({ row, entry }: (typeof last)[number]) => {
        const known = after.get(row) ?? [];
        if (!known.some(({ id }) => id === entry.id)) after.set(row, [...known, entry]);
      };
      for (const again of sent) add(again);
      for (let count = 1 + below(MOST); count > 0; count -= 1) {
        const row = rows[below(rows.length)] ?? 0;
        const one = { row, entry: entryOf(after.get(row) ?? []) };
        sent.push(one);
        add(one);
      }
      last = sent;
      logs.set(summaryOf(after), after);
      return { method: 'POST', path: '/api/reviews', body: { reviews: sent.map(asSent) }, made: { log: after } };
    },
    async read(call) {
      const { states } = await call<ResponseOf<'GET /api/reviews/states'>>(`/api/reviews/states?cluster_id=${cluster}`);
      const { calendar } = await call<ResponseOf<'GET /api/progress'>>('/api/progress');
      const lines = states.map(({ row_id, reps, lapses, stability, due }) =>
        lineOf(row_id, reps, lapses, stability, due),
      );
      const summary = textOf(
        lines,
        calendar.reduce((sum, { answers }) => sum + answers, 0),
      );
      const log = logs.get(summary);
      return log ? { log } : { log: new Map(), summary };
    },
    summary: ({ log, summary }) => summary ?? summaryOf(log),
  };
}

const lineOf = (...parts: (string | number | null)[]) => parts.join(' ');
const textOf = (lines: string[], answers: number) => [...lines.toSorted(), `${answers} answers`].join('\n');

/** The expected server state for a log. */
function summaryOf(log: Practised['log']): string {
  const lines = [...log].map(([rowId, entries]) => {
    const { reps, lapses, stability, due } = replay({ rowId, sourceCol: 1, targetCol: 2 }, entries, RULES);
    return lineOf(rowId, reps, lapses, stability, due === null ? null : new Date(due).toISOString());
  });
  const answers = [...log.values()]
    .flatMap((entries) => effectiveInOrder(entries))
    .filter(({ kind }) => kind === 'answer');
  return textOf(lines, answers.length);
}

function asSent({ row, entry }: { row: number; entry: LogEntry }): object {
  const { id, kind } = entry;
  const happened_at = new Date(entry.happenedAt).toISOString();
  if (kind === 'undo') return { id, kind, undoes: entry.undoes, happened_at };
  const common = { id, kind, row_id: row, source_col: 1, target_col: 2, happened_at };
  return kind === 'answer'
    ? { ...common, rating: entry.rating, way: entry.way, duration_ms: entry.durationMs }
    : common;
}
