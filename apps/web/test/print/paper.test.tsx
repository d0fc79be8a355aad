import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PrintButton } from '../../src/features/print/PrintButton.tsx';
import { Refusal, message } from '../support/fake-server.ts';
import { ANIMALS, NINA } from '../support/samples.ts';
import { show } from '../support/show.tsx';
import reported from '../../../server/test/transfer/reports/scripts-not-printed.csv?raw';

const ROWS = 'GET /api/clusters/:cluster_id/clusterRows';
/** Those of a file that people brought: `word,language` a line. */
const REPORTED = reported
  .trim()
  .split(/\r?\n/)
  .map((line) => line.split(',')[0] ?? '');
/** Scripts that no PDF of the server has letters for, read from both sides, and an emoji. */
const WORDS = [
  'রবীন্দ্র',
  'தமிழ்',
  'తెలుగు',
  'മലയാളം',
  'ਪੰਜਾਬੀ',
  'ગુજરાતી',
  'සිංහල',
  'မြန်မာ',
  'ខ្មែរ',
  'ລາວ',
  'አማርኛ',
  'ދިވެހި',
  '🌻',
  ...REPORTED,
];

async function open(rowIds: number[] = []) {
  const rows = WORDS.map((word, index) => ({
    id: index + 1,
    cluster_id: ANIMALS.id,
    row_number: index + 1,
    col_1_value: word,
    col_2_value: `meaning ${index + 1}`,
    col_3_value: null,
    tags: [],
    picture: null,
    sound_1: null,
    sound_2: null,
    sound_3: null,
  }));
  const cluster = { ...ANIMALS, col_1_language: null, row_count: rows.length };
  await show(<PrintButton cluster={cluster} rowIds={rowIds} />, { user: NINA, responses: { [ROWS]: rows } });
  await page.getByRole('button', { name: /^Print/ }).click();
  await expect.element(page.getByRole('dialog', { name: 'Print' })).toBeVisible();
}

/** The printed document of each print request. */
function papers(): HTMLElement[] {
  const seen: HTMLElement[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    const paper = document.querySelector<HTMLElement>('[data-paper]');
    if (paper) seen.push(paper.cloneNode(true) as HTMLElement);
  });
  return seen;
}
const print = page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true });
const pageRules = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));

test('a list is printed by the browser, in every script, alone on the paper that was chosen', async () => {
  const seen = papers();
  await open();
  await page.getByLabelText('Paper').selectOptions('Letter');
  await print.click();
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  expect(
    [...(seen[0]?.querySelectorAll('tbody tr') ?? [])].map((row) => row.querySelectorAll('td')[1]?.textContent),
  ).toEqual(WORDS);
  expect(seen[0]?.querySelector('h1')?.textContent).toBe('Animals');
  expect(pageRules().some((rule) => rule.includes('@page') && rule.includes('letter'))).toBe(true);
  // Thaana is read from the right.
  const thaana = [...(seen[0]?.querySelectorAll('[translate="no"]') ?? [])].find((one) => one.textContent === 'ދިވެހި');
  expect(thaana?.getAttribute('dir')).toBe('rtl');
  // The dialog stays, to print another sheet or to close; the paper goes with it.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.querySelector('[data-paper]')).toBeNull();
  expect(pageRules().some((rule) => rule.includes('@page'))).toBe(false);
});

test.each(['list', 'cards', 'worksheet'])(
  'words of a file in scripts that no PDF has stand on a %s',
  async (layout) => {
    const seen = papers();
    await open();
    if (layout !== 'list')
      await page.getByRole('radio', { name: layout === 'cards' ? /^Cut-out cards/ : /^Worksheet/ }).click();
    await print.click();
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    const words = [...(seen[0]?.querySelectorAll('[translate="no"]') ?? [])].map((one) => one.textContent);
    expect(REPORTED).toHaveLength(6);
    expect(words).toEqual(expect.arrayContaining(REPORTED));
  },
);

test('cards have mirrored backs on alternating pages', async () => {
  const seen = papers();
  await open();
  await page.getByRole('radio', { name: /^Cut-out cards/ }).click();
  await print.click();
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  const pages = [...(seen[0]?.children ?? [])].map((one) =>
    [...one.children].map((card) => card.querySelector('[translate="no"]')?.textContent ?? ''),
  );
  expect(pages).toHaveLength(4);
  expect(pages[0]?.slice(0, 4)).toEqual(WORDS.slice(0, 4));
  expect(pages[1]?.slice(0, 4)).toEqual(['meaning 2', 'meaning 1', 'meaning 4', 'meaning 3']);
});

test('a worksheet of the selected rows has gaps, and its answers on a page of their own', async () => {
  const seen = papers();
  await open([2, 3]);
  await page.getByRole('radio', { name: /^Worksheet/ }).click();
  await page.getByLabelText('Shuffle').click();
  await print.click();
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  const [table, answers] = [seen[0]?.querySelector('tbody'), seen[0]?.querySelector('section')];
  expect(table?.textContent).toContain('தமிழ்');
  expect(table?.textContent).not.toContain('meaning');
  expect(table?.querySelectorAll('tr')).toHaveLength(2);
  expect(answers?.textContent).toBe('Answers1meaning 22meaning 3');
});

test('a failure to load rows is shown, and tried again', async () => {
  const seen = papers();
  let away = true;
  await show(<PrintButton cluster={{ ...ANIMALS, row_count: 1 }} rowIds={[]} />, {
    user: NINA,
    responses: { [ROWS]: () => (away ? new Refusal('internal', message('server.failed')) : []) },
  });
  await page.getByRole('button', { name: /^Print/ }).click();
  await print.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  away = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await vi.waitFor(() => expect(seen).toHaveLength(1));
});
