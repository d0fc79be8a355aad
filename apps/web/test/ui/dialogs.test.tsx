import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppDialog } from '../../src/ui/AppDialog.tsx';
import { ConfirmDialog } from '../../src/ui/ConfirmDialog.tsx';
import { showToast } from '../../src/ui/toasts.ts';
import { expectAccessible, show } from '../support/show.tsx';
import { waitFor } from '../support/wait-for.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** A page with a button that opens a question. */
function Asking({ busy = false, onConfirm = () => undefined }: { busy?: boolean; onConfirm?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Remove it
      </button>
      <ConfirmDialog
        open={open}
        title="Are you sure?"
        body="It will be gone."
        confirm="Remove"
        busy={busy}
        error={busy ? 'It is still there.' : null}
        onConfirm={onConfirm}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

describe('a confirmation before a removal', () => {
  test('has the safe answer focused, keeps the focus inside, and gives it back', async () => {
    await show(<Asking />);
    await button('Remove it').click();
    await expect.element(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
    await expect.element(button('Cancel')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Remove')).toHaveFocus();
    for (let presses = 0; presses < 5; presses += 1) await userEvent.keyboard('{Tab}');
    expect(page.getByRole('dialog').element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Remove it')).toHaveFocus();
  });

  test('does nothing by Enter on its own, and what it says by its button', async () => {
    const confirmed = vi.fn<() => void>();
    await show(<Asking onConfirm={confirmed} />);
    await button('Remove it').click();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(confirmed).not.toHaveBeenCalled();
    await button('Remove it').click();
    await button('Remove').click();
    await waitFor(() => expect(confirmed).toHaveBeenCalledOnce());
  });

  test('cannot be left or answered twice while it is under way, and says what went wrong', async () => {
    await show(<Asking busy />);
    await button('Remove it').click();
    for (const name of ['Cancel', 'Remove', 'Close']) await expect.element(button(name)).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/It is still there/);
    await expectAccessible();
  });

  test('leaves the page behind it visible on a phone, where other dialogs fill the screen', async () => {
    await show(<Asking />, { width: 390 });
    await button('Remove it').click();
    expect(page.getByRole('dialog').element().getBoundingClientRect().width).toBeLessThan(390);
    await expectAccessible();
  });
});

test('a dialog asks before unsaved text is discarded by accident', async () => {
  const left = vi.fn<() => void>();
  await show(
    <AppDialog open title="A form" onClose={left}>
      <label>
        Name <input defaultValue="Nina" autoFocus />
      </label>
    </AppDialog>,
  );
  const name = page.getByLabelText('Name');
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  await name.fill('Nina N.');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeVisible();
  await button('Keep editing').click();
  await expect.element(question).not.toBeInTheDocument();
  expect(left).not.toHaveBeenCalled();
  // As it was before: nothing would be lost.
  await name.fill('Nina');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
});

test('a dialog fills a phone and leaves space on a desktop; its title and buttons stay while it scrolls', async () => {
  const long = Array.from({ length: 80 }, (_, line) => <p key={line}>Line {line}</p>);
  const dialog = (
    <AppDialog open title="A long one" onClose={() => undefined} actions={<button type="button">Done</button>}>
      {long}
    </AppDialog>
  );
  await show(dialog, { width: 390 });
  const box = () => page.getByRole('dialog').element().getBoundingClientRect();
  expect([box().width, box().height]).toEqual([390, 800]);
  page.getByText('Line 79').element().scrollIntoView();
  await expect.element(page.getByRole('heading', { name: 'A long one' })).toBeInViewport();
  await expect.element(button('Done')).toBeInViewport();
  await page.viewport(1280, 800);
  await expect.poll(() => box().width).toBeLessThanOrEqual(600);
});

describe('a message at the bottom', () => {
  test('closes after its time, but not under the pointer', async () => {
    await show(<p>A page</p>);
    showToast({ message: 'The row was deleted.', duration: 600 });
    const message = page.getByText('The row was deleted.');
    await message.hover();
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await expect.element(message).toBeVisible();
    await userEvent.unhover(message);
    await expect.element(message).not.toBeInTheDocument();
  });

  test('takes back what was done by Undo, once, and is closed by its own button', async () => {
    const undone = vi.fn<() => void>();
    await show(<p>A page</p>);
    showToast({ message: 'Removed.', undo: undone, duration: null });
    showToast({ message: 'Saved.', severity: 'success', duration: null });
    await expectAccessible();
    await button('Undo').click();
    await expect.element(page.getByText('Removed.')).not.toBeInTheDocument();
    await waitFor(() => expect(undone).toHaveBeenCalledOnce());
    await button('Close message').click();
    await expect.element(page.getByText('Saved.')).not.toBeInTheDocument();
  });

  test('is read out: as a status, and at once when something failed', async () => {
    await show(<p>A page</p>);
    showToast({ message: 'Saved.', duration: null });
    showToast({ message: 'It was refused.', severity: 'error', duration: null });
    await expect.element(page.getByRole('alert')).toMatchTextContent(/It was refused/);
    await expect.element(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  });
});
