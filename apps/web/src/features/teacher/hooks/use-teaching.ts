import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { failureText, translateAnswer } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useGenerateRows, useImportRows } from '../api/calls.ts';
import type { Prompt } from './use-prompt.ts';

/** Milliseconds for which the success message is shown. */
const SUCCESS_MS = 4000;

/** Asking the teacher, looking the rows over, going back to the prompt, importing. */
export function useTeaching(
  { request, valid, leaveAll }: Prompt,
  /** `created` says that the cluster is new. */
  onImported: (clusterId: number, created: boolean) => void,
) {
  const generate = useGenerateRows();
  const importRows = useImportRows();
  const [error, setError] = useState<string | null>(null);
  const generation = generate.data;
  const asking = generate.isPending;
  const importing = importRows.isPending;
  const show = (thrown: unknown) => setError(failureText(asFailure(thrown)));

  const ask = () => {
    leaveAll();
    if (!valid || asking) return;
    setError(null);
    generate.mutate(request, { onError: show });
  };
  const start = () => {
    if (importing || generation?.importable_rows === 0) return;
    setError(null);
    importRows.mutate(undefined, {
      onError: show,
      onSuccess: (answer) => {
        showToast({ message: translateAnswer(answer), severity: 'success', duration: SUCCESS_MS });
        onImported(answer.cluster_id, request.cluster_id === null);
      },
    });
  };
  const back = () => {
    setError(null);
    generate.reset();
  };
  return { generation, asking, importing, error, dismissError: () => setError(null), ask, start, back };
}
