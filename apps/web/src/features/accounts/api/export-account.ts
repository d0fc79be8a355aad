import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/http/api.ts';

/** Asks for the address of everything that the account holds, and downloads it. */
export function useExportAccount() {
  return useMutation({
    mutationFn: async () => {
      const { download } = await call('POST /api/user/export');
      // The answer is a file, so the page stays.
      window.location.assign(download);
    },
  });
}
