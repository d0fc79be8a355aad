import type { Page } from '@playwright/test';
import { expectAccessible, expectRed } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { DEMO_PASSWORD, logIn } from '../people.ts';
import { chooseColumn, clusterOf, openTestDialog, start, startTextTest } from '../practice.ts';

const ANIMALS = [
  ['pes', 'dog'],
  ['mačka', 'cat'],
  ['kôň', 'horse'],
  ['krava', 'cow'],
] as const;
const rows = ANIMALS.map(([slovak, english]): [string, string] => [slovak, english]);
const english = new Map<string, string>(ANIMALS);

/** The word that is asked now. */
async function asked(page: Page): Promise<string> {
  for (const slovak of english.keys()) if (await page.getByText(slovak, { exact: true }).isVisible()) return slovak;
  throw new Error('No word is asked.');
}

// Specification: S1-1.05, S1-2.05, S1-2.45, S1-2.63, S1-2.69-70, S1-2.72-73, S1-2.81-82, S1-2.85-87, S1-4.02,
//   S1-4.07, S1-4.11, S1-5.13-14
test('a test with choices and one mistake ends on the word cloud, and the mistake can be memorized', async ({
  page,
}) => {
  await logIn(page, 'demo');
  const cluster = await clusterOf(page, 'Choices', rows);
  await openTestDialog(page, cluster);
  await start(page);
  await expect(page.getByText('Question 1/4')).toBeVisible();
  const missed = await asked(page);
  const wrong = ANIMALS.find(([slovak]) => slovak !== missed)?.[1] ?? '';
  await page.getByRole('button', { name: wrong }).click();
  await expect(page.getByText('Wrong')).toBeVisible();
  await expect(page.getByText(`(${english.get(missed)})`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next question' })).toBeDisabled();
  for (const choice of english.values()) await expect(page.getByRole('button', { name: choice })).toBeDisabled();

  for (let question = 2; question <= 5; question += 1) {
    await expect(page.getByText(`Question ${question}/5`)).toBeVisible();
    const right = english.get(await asked(page)) ?? '';
    const buttons = page.getByRole('group').getByRole('button');
    const names = await buttons.allInnerTexts();
    await page.keyboard.press(String(names.findIndex((name) => name.includes(right)) + 1));
    await expect(page.getByText('Correct')).toBeVisible();
  }
  // 3 + 1/2 of 4
  await expect(page.getByRole('heading', { name: 'You achieved 87.50 %' })).toBeFocused();
  const cloud = page.locator('svg text');
  await expect(cloud).toHaveCount(4);
  const sizes = await Promise.all(
    (await cloud.all()).map(async (word) => ({
      text: await word.textContent(),
      size: Number(await word.getAttribute('font-size')),
    })),
  );
  expect(sizes.toSorted((a, b) => b.size - a.size)[0]?.text).toBe(missed);
  const list = page.getByRole('list', { name: 'Words, the hardest first' }).getByRole('listitem');
  await expect(list.first()).toHaveText(`${missed}: ${english.get(missed)}, 1 mistake`);

  await page.getByRole('button', { name: 'Exit' }).click();
  await expect(page).toHaveURL(new RegExp(`/clusters/${cluster.id}/$`));
  await page.getByRole('button', { name: 'Learning & Practice' }).click();
  await page.getByLabel('Memorizing last mistakes only (1)').check();
  await start(page);
  await expect(page.getByText('Question 1/1')).toBeVisible();
  await expect(page.getByText(missed, { exact: true })).toBeVisible();
});

// Specification: S1-2.64-67, S1-2.77-78, S1-2.83-84, S1-4.19, S1-5.09, S1-5.11
test('a typed test with two answers shows what was expected, and scores by Enter and by the button', async ({
  page,
}) => {
  await logIn(page, 'demo');
  const three: [string, string, string][] = [
    ['pes', 'dog', 'Hund'],
    ['kôň', 'horse', 'Pferd'],
  ];
  const cluster = await clusterOf(page, 'Two answers', three, { col_2_name: 'English', col_3_name: 'Deutsch' });
  await openTestDialog(page, cluster);
  await page.getByRole('button', { name: 'Text input' }).click();
  await page.getByRole('combobox', { name: 'Second answer column' }).click();
  await expect(page.getByRole('option')).toHaveText(['None', 'Deutsch']);
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await page.getByLabel('Random content selection').uncheck();
  await page.getByLabel('Capital letters recognition').uncheck();
  await start(page);

  await expect(page.getByRole('textbox', { name: 'English' })).toBeFocused();
  await page.keyboard.type('DOG');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Katze');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong')).toBeVisible();
  await expect(page.getByText('(Hund)')).toBeVisible();
  await expect(page.getByText('(dog)')).toBeHidden();
  // A second Enter during the evaluation changes nothing.
  await page.keyboard.press('Enter');

  await expect(page.getByText('Question 2/3')).toBeVisible();
  for (const [first, second] of (await page.getByText('kôň', { exact: true }).isVisible())
    ? [
        ['horse', 'pferd'],
        ['dog', 'hund'],
      ]
    : [
        ['dog', 'hund'],
        ['horse', 'pferd'],
      ]) {
    await page.getByRole('textbox', { name: 'English' }).fill(first ?? '');
    await page.getByRole('textbox', { name: 'Deutsch' }).fill(second ?? '');
    await page.getByRole('button', { name: 'Next question' }).click();
    await expect(page.getByText('Correct')).toBeVisible();
    await expect(page.getByText('Correct')).toBeHidden();
  }
  await expect(page.getByRole('heading', { name: 'You achieved 75.00 %' })).toBeVisible();
});

test(
  'a word that two rows ask for is in the cloud twice, missed in one and known in the other',
  { tag: '@nightly' },
  async ({ page }) => {
    await logIn(page, 'demo');
    const cluster = await clusterOf(page, 'Same word', [
      ['bank', 'Bank'],
      ['bank', 'Ufer'],
    ]);
    await startTextTest(page, cluster, false);
    await page.keyboard.type('x');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Wrong')).toBeVisible();
    const expected = `(() => {
    const { test } = JSON.parse(localStorage.getItem('practice'));
    return test.questions[test.current_question].col_2_value;
  })()`;
    for (const question of [2, 3]) {
      await expect(page.getByText(`Question ${question}/3`)).toBeVisible();
      await page.keyboard.type(await page.evaluate<string>(expected));
      await page.keyboard.press('Enter');
      await expect(page.getByText('Correct')).toBeVisible();
    }
    const cloud = page.locator('svg text');
    await expect(cloud).toHaveText(['bank', 'bank']);
    const fills = await cloud.evaluateAll((words) => words.map((word) => word.getAttribute('fill')));
    expect(new Set(fills).size).toBe(2);
  },
);

// Specification: S1-2.27, S1-2.60, S1-2.84, S1-4.04-05, S1-4.07
test('pausing, reloading and resuming continue the test exactly', async ({ page }) => {
  await logIn(page, 'demo');
  const cluster = await clusterOf(page, 'Pauses', rows);
  await startTextTest(page, cluster, false);
  await page.keyboard.type('dog');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 2/4')).toBeVisible();
  await page.keyboard.type('ca');
  await page.reload();
  await expect(page.getByText('Question 2/4')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Preklad' })).toHaveValue('ca');

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page).toHaveURL(/\/clusters$/);
  await expect(page.getByText('You have paused Learning & Practice here.')).toBeVisible();
  await page.goto(`/clusters/${cluster.id}/`);
  await expect(page).toHaveURL(/\/clusters$/);
  await page.reload();
  await page.getByRole('link', { name: 'Resume' }).click();
  await expect(page.getByText('Question 2/4')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Preklad' })).toHaveValue('ca');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(new RegExp(`/clusters/${cluster.id}/$`));
  await expect(page.getByRole('button', { name: 'Learning & Practice' })).toBeEnabled();
});

// Specification: S1-2.13, S2-2.21
test('while a test runs, only it and logging out can be reached', { tag: '@nightly' }, async ({ page }) => {
  await logIn(page, 'demo');
  const cluster = await clusterOf(page, 'Guarded', rows);
  await startTextTest(page, cluster, false);
  for (const path of ['/clusters', '/premium', '/faq', '/clusters/1', '/clusters/1/test']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(new RegExp(`/clusters/${cluster.id}/test$`));
  }
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/auth\/login$/);

  // Somebody else in the same browser is not led into it, and sees none of its words.
  await page.getByLabel('E-mail').fill('free@wordcluster.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('The cluster of your test cannot be opened any more')).toBeVisible();
  await expect(page).toHaveURL(/\/clusters$/);
  await expect(page.getByText('pes', { exact: true })).toBeHidden();
});

// Specification: S1-2.57, S1-2.88
test(
  'a test paused in one cluster keeps another from starting, until its cluster is gone',
  { tag: '@nightly' },
  async ({ page }) => {
    await logIn(page, 'demo');
    const paused = await clusterOf(page, 'Paused one', rows);
    const other = await clusterOf(page, 'Other one', rows);
    await startTextTest(page, paused, false);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.goto(`/clusters/${other.id}/test`);
    await expect(page).toHaveURL(new RegExp(`/clusters/${other.id}/$`));
    await expect(page.getByRole('button', { name: 'Learning & Practice' })).toBeDisabled();
    // Elsewhere, because its card has no menu while its test waits.
    const token = String(await page.evaluate('localStorage.getItem("token")'));
    await page.request.delete(`/api/clusters/${paused.id}`, { headers: { authorization: `Bearer ${token}` } });
    await page.goto('/clusters');
    await page.getByRole('link', { name: 'Other one' }).click();
    await expect(page.getByRole('button', { name: 'Learning & Practice' })).toBeEnabled();
  },
);

// Specification: S1-2.89
test(
  'the address of a test that is not there says so, and leads back to its cluster',
  { tag: '@nightly' },
  async ({ page }) => {
    await logIn(page, 'demo');
    const cluster = await clusterOf(page, 'Without a test', rows);
    await page.goto(`/clusters/${cluster.id}/test`);
    await expect(page.getByText('No practice test is running here.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/clusters/${cluster.id}/test$`));
    await expect(page).toHaveTitle('Learning & Practice · Wordcluster');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to the cluster' }).click();
    await expect(page).toHaveURL(new RegExp(`/clusters/${cluster.id}/$`));
    await expect(page.getByRole('gridcell', { name: 'pes', exact: true })).toBeVisible();
    // A test that ends leads to its cluster, also in another tab that shows it.
    await startTextTest(page, cluster, false);
    const tab = await page.context().newPage();
    await tab.goto(`/clusters/${cluster.id}/test`);
    await expect(tab.getByText('Question 1/4')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(tab).toHaveURL(new RegExp(`/clusters/${cluster.id}/$`));
  },
);

// Specification: S1-2.68, S1-2.74-76, S1-4.18, S1-5.08
test('the time limit counts down and scores by itself', { tag: '@nightly' }, async ({ page }) => {
  await logIn(page, 'demo');
  const cluster = await clusterOf(page, 'Timed', rows.slice(0, 2));
  await openTestDialog(page, cluster);
  const limit = page.getByLabel('Time-limit counter (seconds)');
  await limit.fill('251');
  await expect(page.getByText('Please enter valid number value')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeDisabled();
  await limit.fill('2');
  await start(page);
  await expect(page.getByText(/^Time left: [12] seconds$/)).toBeVisible();
  await expectRed(page.getByRole('timer'), 'color');
  await expect(page.getByText('Wrong')).toBeVisible();
  await expect(page.getByText(/^Time left/)).toBeHidden();
  await expect(page.getByText('Question 2/3')).toBeVisible();
  await expect(page.getByText(/^Time left: [12] seconds$/)).toBeVisible();
});

// Specification: S1-2.71
test('a dialog that cannot start says why', { tag: '@nightly' }, async ({ page }) => {
  await logIn(page, 'demo');
  const startButton = page.getByRole('button', { name: 'Start', exact: true });
  await openTestDialog(page, await clusterOf(page, 'No answers', [['pes', '']]));
  await expect(page.getByText('There is nothing to practise')).toBeVisible();
  await expect(startButton).toBeDisabled();
  await chooseColumn(page, 'Answer column', 'None');
  await expect(startButton).toBeDisabled();
  await openTestDialog(
    page,
    await clusterOf(page, 'One column', [['pes', '']], { col_2_name: null, col_2_language: null }),
  );
  await expect(page.getByText('A practice test needs two columns')).toBeVisible();
  await expect(startButton).toBeDisabled();
});

test('a stored test that cannot be read is reset with a sentence', { tag: '@nightly' }, async ({ page }) => {
  await logIn(page, 'demo');
  const cluster = await clusterOf(page, 'Corrupted', rows);
  await startTextTest(page, cluster, false);
  await page.goto('about:blank');
  await page.addInitScript(
    `if (localStorage.getItem('practice')?.startsWith('{"')) localStorage.setItem('practice', '{half of it')`,
  );
  await page.goto('/clusters');
  await expect(page.getByText('Your stored test could not be read and was reset.')).toBeVisible();
  await expect(page.getByText('No practice test is running here.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the cluster' }).click();
  await expect(page).toHaveURL(new RegExp(`/clusters/${cluster.id}/$`));
});
