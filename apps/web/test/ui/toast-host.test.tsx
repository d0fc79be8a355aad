import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { endToasts, endUndoToasts, showToast } from '../../src/ui/toasts.ts';
import { show } from '../support/show.tsx';

const undo = () => undefined;

test('a toast with undo says until when, and ends then, though the pointer rests on it', async () => {
  await show(<p>Page</p>);
  showToast({ message: '“Animals” was removed.', undo, undoFor: 2000 });
  const toast = page.getByText('“Animals” was removed. Can be restored for 2 s.');
  await expect.element(toast).toBeVisible();
  await userEvent.hover(toast);
  await expect.element(toast, { timeout: 6000 }).not.toBeInTheDocument();
});

test('a later message about the same subject replaces the first; others stay', async () => {
  await show(<p>Page</p>);
  showToast({ message: 'in the archive', undo, subject: 'archive 5' });
  showToast({ message: 'another', undo, subject: 'archive 6' });
  showToast({ message: 'back in the list', subject: 'archive 5' });
  await expect.element(page.getByText('back in the list')).toBeVisible();
  await expect.element(page.getByText('another')).toBeVisible();
  await expect.element(page.getByText('in the archive', { exact: true })).not.toBeInTheDocument();
  endToasts('archive 5');
  await expect.element(page.getByText('back in the list')).not.toBeInTheDocument();
  showToast({ message: 'only said' });
  endUndoToasts();
  await expect.element(page.getByText('another')).not.toBeInTheDocument();
  await expect.element(page.getByText('only said')).toBeVisible();
});
