import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { againQuery } from '../../../platform/queries/reviews.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useHasMore, useMoreWords } from '../hooks/use-more-words.ts';

interface Choice {
  id: string;
  label: ReactNode;
  to?: string;
  onClick?: () => void;
}

/** What a person may practise besides: new words beyond the allowance, today's mistakes, the hardest words. */
function useFurtherPractice(hasRows: boolean): Choice[] {
  const navigate = useNavigate();
  const hasMore = useHasMore();
  const learnMore = useMoreWords(() => void navigate('/review'));
  // Without the server there is nothing but the words of the day.
  const { data: again } = useQuery({ ...againQuery, enabled: hasRows });
  const rowsOf = (ids: readonly number[]) => `/review?rows=${ids.join(',')}`;
  if (!hasRows) return [];
  return [
    ...(hasMore ? [{ id: 'more', label: <Trans>Learn 10 more</Trans>, onClick: () => void learnMore() }] : []),
    ...(again && again.mistakes.length > 0
      ? [{ id: 'mistakes', label: <Trans>Repeat today’s mistakes</Trans>, to: rowsOf(again.mistakes) }]
      : []),
    ...(again && again.hardest.length > 0
      ? [{ id: 'hardest', label: <Trans>Practise the hardest words</Trans>, to: rowsOf(again.hardest) }]
      : []),
  ];
}

/** The page of a day on which nothing is left to do, and what may be done nevertheless. */
export function AllDone({ hasRows }: { hasRows: boolean }) {
  const further = useFurtherPractice(hasRows);
  const choices: Choice[] = [...further, { id: 'back', label: <Trans>Back to clusters</Trans>, to: '/clusters' }];
  return (
    <EmptyState
      title={hasRows ? <Trans>All done for today</Trans> : <Trans>Nothing to practise yet</Trans>}
      actions={choices.map(({ id, label, to, onClick }, place) => (
        <Button
          key={id}
          {...(place === 0 && (further.length > 0 || !hasRows)
            ? { variant: 'contained', size: 'large' }
            : { variant: 'outlined', color: 'inherit' })}
          {...(to === undefined ? { onClick } : { component: RouterLink, to })}
        >
          {label}
        </Button>
      ))}
    >
      {hasRows ? (
        <Trans>Words come back just before you would forget them.</Trans>
      ) : (
        <Trans>Add words to a cluster. A few new ones are introduced each day and come back when they are due.</Trans>
      )}
    </EmptyState>
  );
}
