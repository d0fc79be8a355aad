import { queryOptions, useMutation } from '@tanstack/react-query';
import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { givenAnswers } from '@wordcluster/domain/review-session/visit';
import { call } from '../../../platform/http/api.ts';
import type { ResponseOf } from '../../../platform/http/api-types.ts';
import { queryClient } from '../../../platform/http/query-client.ts';
import { refreshClusters } from '../../../platform/queries/clusters.ts';
import { refreshReviews } from '../../../platform/queries/reviews.ts';
import { entriesOf, forgetLink } from '../../../platform/storage/link-answers.ts';

export type VisitedLink = ResponseOf<'GET /api/links/:code'>;

export const linkQuery = (code: string, signedIn: boolean) =>
  queryOptions({
    queryKey: ['links', code, signedIn],
    queryFn: ({ signal }) => call('GET /api/links/:code', { params: { code }, signal }),
    staleTime: 60_000,
  });

/** Batch size of answers in one call; the others are sent with the next one. */
const MAX_AT_ONCE = 1000;

/** Copies a link into the account with the answers stored in this browser, which are deleted then. */
export async function copyLink(code: string): Promise<ResponseOf<'POST /api/links/:code/copy'>> {
  const answers = givenAnswers(entriesOf(code)).map(
    ({ id, row_id, source_col, target_col, happened_at, rating, duration_ms }) => ({
      id,
      row_id,
      source_col: columnOf(source_col),
      target_col: columnOf(target_col),
      happened_at,
      rating,
      duration_ms,
    }),
  );
  let copied = await copyWith(code, answers.slice(0, MAX_AT_ONCE));
  for (let from = MAX_AT_ONCE; from < answers.length; from += MAX_AT_ONCE) {
    const more = await copyWith(code, answers.slice(from, from + MAX_AT_ONCE));
    copied = { ...copied, taken_answers: copied.taken_answers + more.taken_answers };
  }
  forgetLink(code);
  await Promise.all([
    refreshClusters(),
    refreshReviews(),
    queryClient.invalidateQueries({ queryKey: ['links', code] }),
  ]);
  return copied;
}

type SentAnswers = NonNullable<Parameters<typeof copyWith>[1]>;
const copyWith = (
  code: string,
  answers: {
    id: string;
    row_id: number;
    source_col: ColumnNumber;
    target_col: ColumnNumber;
    happened_at: string;
    rating: 1 | 2 | 3 | 4;
    duration_ms: number;
  }[],
) => call('POST /api/links/:code/copy', { params: { code }, body: { answers } });

const columnOf = (column: number): SentAnswers[number]['source_col'] => (column === 1 ? 1 : column === 2 ? 2 : 3);

export function useReport(code: string) {
  return useMutation({
    mutationFn: (reason: string) => call('POST /api/links/:code/report', { params: { code }, body: { reason } }),
  });
}

/** A cell of a link read aloud. */
export const hearLinked = (code: string) => (row_id: number, col_number: ColumnNumber, signal: AbortSignal) =>
  call('POST /api/links/:code/listen', { params: { code }, body: { row_id, col_number }, signal });
