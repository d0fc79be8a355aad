import { useLingui } from '@lingui/react/macro';
import { CORRUPTED_TEST } from '@wordcluster/domain/practice/restore';
import { useEffect } from 'react';
import { translateMessage } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useStorageNotice } from '../state/practice-store.ts';

/** Shows once that the stored test could not be read, or that a test cannot be stored. */
export function PracticeNotices() {
  const { t } = useLingui();
  const notice = useStorageNotice((state) => state.notice);
  useEffect(() => {
    if (notice === null) return;
    const message =
      notice === 'corrupted'
        ? translateMessage(CORRUPTED_TEST)
        : t`The storage of this browser is full. Your test goes on, but it will be lost when you close or reload this page.`;
    showToast({ message, severity: 'warning', duration: null });
    useStorageNotice.setState({ notice: null });
  }, [notice, t]);
  return null;
}
