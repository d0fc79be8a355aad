import { expect, test } from '../journey.ts';
import { logIn } from '../people.ts';
import { clusterOf, lettersOf, startTextTest } from '../practice.ts';

// Specification: S1-2.67, S1-2.78-79
test('letter boxes take typing, pasting, erasing and arrow keys', async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  await logIn(page, 'demo');
  const cluster = await clusterOf(page, 'Letters', [
    ['das Haus', 'la casa/o'],
    ['der Hund', 'pes'],
  ]);
  await startTextTest(page, cluster, true);
  await expect(page.getByRole('group', { name: 'Preklad, 7 letters' })).toBeVisible();
  const box = (number: number) => page.getByRole('textbox', { name: `Letter ${number} of 7` });
  await expect(box(1)).toBeFocused();

  await page.keyboard.type('la cx');
  expect(await lettersOf(page)).toBe('lacx___');
  await expect(box(5)).toBeFocused();
  await page.keyboard.press('Backspace');
  expect(await lettersOf(page)).toBe('lac____');
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await page.keyboard.press('ArrowRight');
  await expect(box(2)).toBeFocused();
  expect(await lettersOf(page)).toBe('_ac____');
  await page.keyboard.press('End');
  await expect(box(7)).toBeFocused();

  await page.evaluate('navigator.clipboard.writeText("la casa/o!")');
  await box(1).click();
  await page.keyboard.press('Control+v');
  expect(await lettersOf(page)).toBe('lacasao');
  // A letter typed over another takes its place.
  await box(2).click();
  await page.keyboard.type('o');
  expect(await lettersOf(page)).toBe('locasao');
  await box(2).click();
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Correct')).toBeVisible();

  await expect(page.getByText('Question 2/2')).toBeVisible();
  await page.keyboard.type('pas');
  await page.reload();
  await expect.poll(() => lettersOf(page)).toBe('pas');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong')).toBeVisible();
  await expect(page.getByText('(pes)')).toBeVisible();
});

test(
  'an input method composes over the boxes, and its Enter scores nothing',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await logIn(page, 'demo');
    const more = { col_1_name: 'English', col_1_language: 'en', col_2_name: '日本語', col_2_language: 'ja' };
    const cluster = await clusterOf(page, 'Composed', [['food', 'たべもの']], more);
    await startTextTest(page, cluster, true);
    await expect(page.getByRole('textbox', { name: 'Letter 1 of 4' })).toBeFocused();
    const keyboard = await context.newCDPSession(page);
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await compose('t');
    await compose('た');
    await compose('たべもの');
    await expect(page.getByRole('textbox', { name: 'Letter 1 of 4' })).toHaveValue('たべもの');
    await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', windowsVirtualKeyCode: 229 });
    await expect(page.getByText('Wrong')).toBeHidden();
    await keyboard.send('Input.insertText', { text: 'たべもの' });
    await expect.poll(() => lettersOf(page)).toBe('たべもの');
    await expect(page.getByText('Question 1/1')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'You achieved 100.00 %' })).toBeVisible();
  },
);

test('an Arabic column is written from right to left', { tag: '@nightly' }, async ({ page }) => {
  await logIn(page, 'demo');
  const more = { col_1_name: 'English', col_1_language: 'en', col_2_name: 'العربية', col_2_language: 'ar' };
  const cluster = await clusterOf(
    page,
    'Arabic',
    [
      ['book', 'كِتَاب'],
      ['house', 'بيت'],
    ],
    more,
  );
  await startTextTest(page, cluster, true);
  const boxes = page.getByRole('group', { name: 'العربية, 4 letters' });
  await expect(boxes).toHaveAttribute('dir', 'rtl');
  await expect(boxes).toHaveAttribute('lang', 'ar');
  const first = await page.getByRole('textbox', { name: 'Letter 1 of 4' }).boundingBox();
  const last = await page.getByRole('textbox', { name: 'Letter 4 of 4' }).boundingBox();
  expect(first?.x ?? 0).toBeGreaterThan(last?.x ?? 0);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('textbox', { name: 'Letter 2 of 4' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  // A vowel sign belongs to the letter before it, though it is typed on its own.
  for (const point of 'كِتَاب') await page.keyboard.insertText(point);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Correct')).toBeVisible();
});

test(
  'letters joined to one another, a letter typed over itself, and an answer without a box are all taken',
  { tag: '@nightly' },
  async ({ page }) => {
    await logIn(page, 'demo');
    const cluster = await clusterOf(page, 'Joined', [
      ['hello', 'नमस्ते'],
      ['arm', 'abc'],
      ['or', '/'],
    ]);
    await startTextTest(page, cluster, true);
    await expect(page.getByRole('textbox', { name: 'Letter 1 of 3' })).toBeFocused();
    for (const point of 'नमस्ते') await page.keyboard.insertText(point);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Correct')).toBeVisible();

    await expect(page.getByText('Question 2/3')).toBeVisible();
    await page.keyboard.type('abx');
    await page.keyboard.press('Home');
    await page.keyboard.type('abc');
    expect(await lettersOf(page)).toBe('abc');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Correct')).toBeVisible();

    await expect(page.getByText('Question 3/3')).toBeVisible();
    await page.keyboard.type('/');
    await page.keyboard.press('Enter');
    await expect(page.getByText('You achieved 100.00 %')).toBeVisible();
  },
);
