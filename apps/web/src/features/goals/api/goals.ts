import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/http/api.ts';
import type { ResponseOf, BodyOf } from '../../../platform/http/api-types.ts';
import { refreshGoals } from '../../../platform/queries/goals.ts';

export type GoalInput = BodyOf<'POST /api/goals'>;
export type Preview = ResponseOf<'POST /api/goals/preview'>;
export type GoalChange = BodyOf<'PATCH /api/goals/:id'>;

/** Forecast of a goal; null makes no request. */
export const usePreview = (input: GoalInput | null) =>
  useQuery({
    queryKey: ['goals', 'preview', input],
    queryFn: ({ signal }) => call('POST /api/goals/preview', { body: input ?? { due_at: '' }, signal }),
    enabled: input !== null,
    staleTime: 60_000,
    retry: false,
    // The previous forecast stays until the next has loaded, to avoid a layout shift.
    placeholderData: (before) => before,
  });

export const useMakeGoal = () =>
  useMutation({
    mutationFn: (input: GoalInput) => call('POST /api/goals', { body: input }),
    onSuccess: () => refreshGoals(),
  });

export const useChangeGoal = (id: number) =>
  useMutation({
    mutationFn: (change: GoalChange) => call('PATCH /api/goals/:id', { params: { id }, body: change }),
    onSuccess: () => refreshGoals(),
  });

export const useRemoveGoal = (id: number) =>
  useMutation({
    mutationFn: () => call('DELETE /api/goals/:id', { params: { id } }),
    onSuccess: () => refreshGoals(),
  });
