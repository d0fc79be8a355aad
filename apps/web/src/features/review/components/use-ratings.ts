import { useLingui } from '@lingui/react/macro';
import type { Rating } from '@wordcluster/domain/review-session/words';

/** The four ratings with their names, the worst first. */
export function useRatings(): readonly { rating: Rating; label: string }[] {
  const { t } = useLingui();
  return [
    { rating: 1, label: t`Again` },
    { rating: 2, label: t`Hard` },
    { rating: 3, label: t`Good` },
    { rating: 4, label: t`Easy` },
  ];
}
