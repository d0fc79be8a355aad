import { t } from '@lingui/core/macro';
import { showToast } from '../ui/toasts.ts';

/** Shows that a new version is available, until the user has chosen. */
export function offerNewVersion(reload: () => void): void {
  showToast({
    message: t`A new version of Wordcluster is ready.`,
    duration: null,
    action: { label: t`Reload`, run: reload },
  });
}
