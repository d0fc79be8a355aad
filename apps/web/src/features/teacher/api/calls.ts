import { useMutation } from '@tanstack/react-query';
import type { TeacherRequest } from '@wordcluster/domain/clusters/teacher-request';
import { useEffect, useRef } from 'react';
import { refreshAllowance } from '../../../platform/session/session.ts';
import { call } from '../../../platform/http/api.ts';
import type { ResponseOf } from '../../../platform/http/api-types.ts';
import { refreshClusters, refreshRows } from '../../../platform/queries/clusters.ts';

export type Generation = ResponseOf<'POST /api/ai/import'>;

/** Generates rows by the teacher; the server stages them for the import. Closing the dialog cancels it. */
export function useGenerateRows() {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return useMutation({
    mutationFn: (body: TeacherRequest) => {
      running.current?.abort();
      running.current = new AbortController();
      return call('POST /api/ai/import', { body, signal: running.current.signal });
    },
    onSettled: () => void refreshAllowance(),
  });
}

/** Imports the rows that the teacher wrote last; clusters and rows are loaded again. */
export function useImportRows() {
  return useMutation({
    mutationFn: () => call('POST /api/ai/start-import'),
    onSuccess: async ({ cluster_id }) => {
      await Promise.all([refreshClusters(), refreshRows(cluster_id)]);
    },
    onSettled: () => void refreshAllowance(),
  });
}
