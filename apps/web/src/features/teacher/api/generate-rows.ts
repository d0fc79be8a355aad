import { useMutation } from '@tanstack/react-query';
import type { TeacherRequest } from '@wordcluster/domain/clusters/teacher-request';
import { useEffect, useRef } from 'react';
import { refreshAllowance } from '../../../platform/session/session.ts';
import { call } from '../../../platform/http/api.ts';
import type { AnswerOf } from '../../../platform/http/api-types.ts';

export type Generation = AnswerOf<'POST /api/ai/import'>;

/** Lets the teacher write rows; the server keeps them for the import. Closing the dialog stops the teacher. */
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
