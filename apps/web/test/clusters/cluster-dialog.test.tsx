import { STANDARD_PREFERENCES, STANDARD_REMINDERS } from '@wordcluster/domain/accounts/preferences';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ClusterDialog from '../../src/features/clusters/components/ClusterDialog.tsx';
import { usePreferences } from '../../src/platform/queries/preferences.ts';
import { message, Refusal, type Responses } from '../support/fake-server.ts';
import { ANIMALS, NINA, type Cluster } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';
import { waitFor } from '../support/wait-for.ts';

const VOICED = new Set(['de', 'sk']);

async function open(cluster: Cluster | null, responses: Responses = {}, width = 1280) {
  const closed = vi.fn<() => void>();
  const saved = vi.fn<(cluster: Cluster) => void>();
  const dialog = <ClusterDialog cluster={cluster} voiced={VOICED} onClose={closed} onSaved={(made) => saved(made)} />;
  const requests = await show(dialog, {
    user: NINA,
    responses: { 'GET /api/clusters': [ANIMALS], ...responses },
    width,
  });
  return { requests, closed, saved };
}

const OWN = { language: null, grading: 'strict', grading_chosen: false, voice_autoplay: false } as const;
const PREFERENCES = { ...STANDARD_PREFERENCES, ...STANDARD_REMINDERS, ...OWN };

/** The dialog, opened once the preferences are there, as on the list. */
function Preferred() {
  const { loaded } = usePreferences();
  const [shown, setShown] = useState(false);
  if (shown) return <ClusterDialog cluster={null} voiced={VOICED} onClose={vi.fn()} onSaved={vi.fn()} />;
  return (
    <button type="button" disabled={!loaded} onClick={() => setShown(true)}>
      Open
    </button>
  );
}

const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('Create cluster', () => {
  // Specification: S1-2.39, S1-2.91
  test('asks for a title, a description, three columns and their languages, and needs two of them', async () => {
    await open(null);
    await expect.element(page.getByRole('dialog', { name: 'Create cluster' })).toBeVisible();
    for (const name of ['Description', 'Column 2 name', 'Column 3 name', 'Column 1 language', 'Column 3 language'])
      await expect.element(field(name)).toBeInTheDocument();
    await expect.element(button('Cancel')).toBeEnabled();
    await expect.element(button('Create')).toBeDisabled();
    await page.getByRole('textbox', { name: 'Title' }).fill('Birds');
    await expect.element(button('Create')).toBeDisabled();
    await page.getByRole('textbox', { name: 'Column 1 name' }).fill('Vogel');
    await expect.element(button('Create')).toBeEnabled();
  });

  test('by keyboard alone: typed, sent by Enter, and handed on', async () => {
    const { requests, saved } = await open(null, { 'POST /api/clusters': ANIMALS });
    await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await userEvent.keyboard('Animals{Tab}Tier{Enter}');
    await waitFor(() => expect(saved).toHaveBeenCalledWith(ANIMALS));
    expect(requests.find(({ name }) => name === 'POST /api/clusters')?.body).toMatchObject({
      title: 'Animals',
      description: null,
      col_1_name: 'Tier',
      col_1_language: null,
    });
  });

  test('begins with columns of the languages that the person learns and speaks', async () => {
    const own = { native_language: 'en', learning_language: 'es' } as const;
    const requests = await show(<Preferred />, {
      user: NINA,
      responses: { 'GET /api/user/preferences': { ...PREFERENCES, ...own }, 'POST /api/clusters': ANIMALS },
    });
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Column 1 name' })).toHaveValue('Spanish');
    await expect.element(page.getByRole('textbox', { name: 'Column 2 name' })).toHaveValue('English');
    await page.getByRole('textbox', { name: 'Title' }).fill('Birds');
    await button('Create').click();
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'POST /api/clusters')?.body).toMatchObject({
        col_1_name: 'Spanish',
        col_1_language: 'es',
        col_2_name: 'English',
        col_2_language: 'en',
      }),
    );
  });

  test('a chosen language names its column until it is named by hand; optional fields are collapsed', async () => {
    await open(null);
    await expect.element(field('Description')).not.toBeVisible();
    await field('Column 1 language').fill('deutsch');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('textbox', { name: 'Column 1 name' })).toHaveValue('German');
    await field('Column 1 language').fill('franç');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('textbox', { name: 'Column 1 name' })).toHaveValue('French');
    await page.getByRole('textbox', { name: 'Column 1 name' }).fill('Mot');
    await field('Column 1 language').fill('deutsch');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('textbox', { name: 'Column 1 name' })).toHaveValue('Mot');
    await page.getByText('Description and third column').click();
    await expect.element(field('Description')).toBeVisible();
    await expect.element(field('Column 3 language')).toBeVisible();
    await expectAccessible();
  });

  test('a language is found by its own name, needs the column before, and is not offered twice', async () => {
    await open(null);
    await expect.element(field('Column 2 language')).toBeDisabled();
    await page.getByRole('textbox', { name: 'Column 1 name' }).fill('Wort');
    await field('Column 1 language').fill('deutsch');
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Column 1 language')).toHaveValue('German');
    await page.getByRole('textbox', { name: 'Column 2 name' }).fill('Slovo');
    await field('Column 2 language').fill('german');
    await expect.element(page.getByRole('option', { name: /^German Deutsch/ })).not.toBeInTheDocument();
    await field('Column 2 language').fill('sloven');
    await expect.element(page.getByRole('option', { name: /Slovak.*With voice/ })).toBeVisible();
  });

  test('a value that the server refuses stays typed; the reason is under its field, and at the top until it is closed', async () => {
    const refusal = new Refusal('invalid', message('request.invalid'), { title: message('request.unstorable') });
    const { saved } = await open(null, { 'POST /api/clusters': refusal });
    await page.getByRole('textbox', { name: 'Title' }).fill('Animals');
    await page.getByRole('textbox', { name: 'Column 1 name' }).fill('Tier');
    await button('Create').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    const title = page.getByRole('textbox', { name: 'Title' });
    await expect.element(title).toHaveAccessibleDescription('Contains characters that cannot be stored.');
    await expect.element(title).toHaveValue('Animals');
    await expectAccessible();
    await page.getByRole('alert').getByRole('button').click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(saved).not.toHaveBeenCalled();
  });

  test.each([1280, 390])('is free of barriers on a screen of %i pixels', async (width) => {
    await open(null, {}, width);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expectAccessible();
  });
});

describe('Configure cluster', () => {
  // Specification: S1-2.39
  test('shows the existing ones, is sent only by Save, and waits for the response', async () => {
    let answer: (cluster: Cluster) => void = () => undefined;
    const saving = new Promise<Cluster>((resolve) => (answer = resolve));
    const { closed, saved } = await open(ANIMALS, { 'PATCH /api/clusters/:cluster_id': () => saving });
    await expect.element(page.getByRole('dialog', { name: 'Configure cluster' })).toBeVisible();
    await expect.element(field('Column 2 language')).toHaveValue('Slovak');
    await page.getByRole('textbox', { name: 'Title' }).fill('Beasts');
    await button('Save').click();
    await expect.element(button('Save')).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(closed).not.toHaveBeenCalled();
    answer({ ...ANIMALS, title: 'Beasts' });
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ ...ANIMALS, title: 'Beasts' }));
  });

  test('Escape leaves it as it was, and asks first where something was typed', async () => {
    const { requests, closed } = await open(ANIMALS);
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('Beasts');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Keep editing')).toHaveFocus();
    expect(closed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Discard what you typed?' })).not.toBeInTheDocument();
    await expect.element(title).toHaveValue('Beasts');
    await title.click();
    await userEvent.keyboard('{Escape}');
    await button('Discard').click();
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(requests.map(({ name }) => name)).not.toContain('PATCH /api/clusters/:cluster_id');
  });

  test('Escape closes it at once where nothing was changed', async () => {
    const { closed } = await open(ANIMALS);
    await page.getByRole('textbox', { name: 'Title' }).click();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  });
});
