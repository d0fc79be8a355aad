import { useLingui } from '@lingui/react/macro';
import { wordKey, type Rating } from '@wordcluster/domain/review-session/words';
import { settledOffline } from '@wordcluster/domain/review-session/offline-queue';
import { knowledgeOf, nextIntervals } from '@wordcluster/domain/schedule/memory';
import { useMemo } from 'react';
import { formatWait } from '../../../ui/moment.ts';
import { useSession, type ReviewSessionHandle } from '../state/session-store.ts';

/** Milliseconds until the current word would be due again, by rating. */
function intervalsOf({ session, material }: ReviewSessionHandle): Record<Rating, number> | null {
  const { question } = session;
  const queued = material.queue.find((word) => wordKey(word) === question?.key);
  if (question === null || queued === undefined) return null;
  // Without the displayed answer, which another rating would replace.
  const since = [...material.since, ...session.log.filter(({ id }) => id !== question.answer?.id)];
  const [word] = settledOffline({ queue: [queued], since, rules: material.rules });
  if (word === undefined) return null;
  const key = { rowId: word.row_id, sourceCol: word.source_col, targetCol: word.target_col };
  return nextIntervals(key, knowledgeOf({ ...word.state, step: word.step }), question.shownAt, material.rules);
}

/** The four ratings with their names and intervals, the worst first. */
export function useRatings(): readonly { rating: Rating; label: string; wait: string | null }[] {
  const { t } = useLingui();
  const practising = useSession((state) => state.practising);
  const intervals = useMemo(() => practising && intervalsOf(practising), [practising]);
  const rating = (value: Rating, label: string) => ({
    rating: value,
    label,
    wait: intervals && formatWait(intervals[value]),
  });
  return [rating(1, t`Again`), rating(2, t`Hard`), rating(3, t`Good`), rating(4, t`Easy`)];
}
