import { MAX_ENTRIES } from '@wordcluster/domain/schedule/log';
import { cardId, parseLogs, type LogText } from './review-log.ts';

/** An entry on its way into the log. */
export interface ComingEntry {
  id: string;
  kind: string;
  row_id: number;
  source_col: number;
  target_col: number;
  happened_at: string;
  rating: number | null;
  verdict: string | null;
  way: string | null;
  duration_ms: number | null;
  stability: number | undefined;
  difficulty: number | undefined;
  silent: boolean;
}

export const cardOf = ({ row_id, source_col, target_col }: ComingEntry): string =>
  cardId({ rowId: row_id, sourceCol: source_col, targetCol: target_col });

/** New entries of each card in order, up to the limit of its log. */
export function withinLogs(
  entries: readonly ComingEntry[],
  text: LogText,
): { accepted: ComingEntry[]; refused: number } {
  const logs = parseLogs(text);
  const known = new Map(
    [...logs].map(([card, log]) => [
      card,
      new Set(log.flatMap(({ id, kind, happenedAt }) => [id, `${kind} ${happenedAt}`])),
    ]),
  );
  const capacity = new Map([...logs].map(([card, log]) => [card, MAX_ENTRIES - log.length]));
  let refused = 0;
  const accepted = entries.filter((entry) => {
    const card = cardOf(entry);
    const there = known.get(card);
    if (there?.has(entry.id) || there?.has(`${entry.kind} ${Date.parse(entry.happened_at)}`)) return false;
    const left = capacity.get(card) ?? MAX_ENTRIES;
    if (left <= 0 && !entry.silent) refused += 1;
    if (left > 0) capacity.set(card, left - 1);
    return left > 0;
  });
  return { accepted, refused };
}
