import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { activateLanguage } from '../../src/app/language.ts';
import LinkPage from '../../src/app/pages/LinkPage.tsx';
import CommandPalette from '../../src/app/shell/CommandPalette.tsx';
import { ClusterDirections } from '../../src/features/review/components/ClusterDirections.tsx';
import { StageBar } from '../../src/features/progress/components/Stages.tsx';
import { eventSubject } from '../../src/platform/browser/event-labels.ts';
import { EventList } from '../../src/ui/EventList.tsx';
import { VISIT } from '../links/visit.ts';
import { ANIMALS, NINA } from '../support/samples.ts';
import { show } from '../support/show.tsx';

/** Shows a component as Arabic readers see it. */
const mirrored = async (...scene: Parameters<typeof show>) => {
  await show(...scene);
  await activateLanguage('ar');
  await expect.poll(() => document.documentElement.dir).toBe('rtl');
};
afterEach(() => activateLanguage('en'));

/** Where a text begins and ends on the screen. */
function placeOf(text: string): { left: number; right: number } {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const start = node.textContent?.indexOf(text) ?? -1;
    if (start < 0) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + text.length);
    return range.getBoundingClientRect();
  }
  throw new Error(`“${text}” is not on the screen.`);
}

test('the Latin parts of a line stand one after another from the right', async () => {
  const details = ['Nina (nina@example.com)', 'Firefox', '127.0.0.0/24'];
  await mirrored(<EventList label="Events" events={[{ id: 1, what: 'سُجّل الدخول', details, when: '' }]} />);
  const [name, device, network] = ['Nina', 'Firefox', '127.0'].map((text) => placeOf(text).left);
  expect(name).toBeGreaterThan(device ?? Infinity);
  expect(device).toBeGreaterThan(network ?? Infinity);
});

test('a device without a name, and what an administrator read, are called in the reader’s language', async () => {
  await activateLanguage('ar');
  expect(eventSubject('sign_in', 'unknown device')).toBe('جهاز غير معروف');
  expect(eventSubject('data_read', 'orders')).toBe('الطلبات');
  expect(eventSubject('data_read', '#1')).toBe('#1');
  expect(eventSubject('sign_out', null)).toBeNull();
});

test('a bar of stages begins at the right, like all bars without an axis', async () => {
  await mirrored(<StageBar stages={{ known: 1, young: 0, learning: 3, new: 0 }} width={400} height={10} />);
  const [known, learning] = [...document.querySelectorAll('svg.along-line > *')].map((part) =>
    part.getBoundingClientRect(),
  );
  expect(known?.left).toBeGreaterThan(learning?.left ?? Infinity);
});

test('an arrow between two names points along the line', async () => {
  await mirrored(<ClusterDirections />, {
    user: NINA,
    responses: { 'GET /api/clusters': [ANIMALS], 'GET /api/reviews/clusters/:cluster_id': { directions: [] } },
  });
  const label = page.getByText('Tier → Zviera');
  await expect.element(label).toBeVisible();
  expect(placeOf('Tier').left).toBeGreaterThan(placeOf('Zviera').right);
  const arrow = label.element().querySelector('.along-line');
  expect(arrow && getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
});

test('a result of the palette stands beside its icon', async () => {
  const word = { row_id: 1, cluster_id: ANIMALS.id, col_1_value: 'Hund', col_2_value: 'pes', col_3_value: null };
  await mirrored(<CommandPalette onClose={() => undefined} />, {
    user: NINA,
    responses: { 'GET /api/clusters': [ANIMALS], 'GET /api/search': { words: [word], complete: true } },
  });
  await userEvent.fill(page.getByRole('combobox'), 'Hund');
  const option = page.getByText('Hund', { exact: true });
  await expect.element(option).toBeVisible();
  expect(Math.abs(placeOf('Hund').right - placeOf('pes').right)).toBeLessThan(2);
});

test('titles and long values of a shared cluster stand below the heads of their columns', async () => {
  const long = 'a sentence that is far longer than the column is wide, so that it takes several lines of the table';
  const rows = VISIT.rows.map((row) => ({ ...row, col_2_value: long }));
  await mirrored(
    <Routes>
      <Route path="/l/:code" element={<LinkPage />} />
    </Routes>,
    { path: '/l/abcdefghijklmnopqrstuv', responses: { 'GET /api/links/:code': { ...VISIT, rows } } },
  );
  await expect.element(page.getByRole('heading', { name: 'Animals' })).toBeVisible();
  const edge = placeOf('Tier').right;
  expect(Math.abs(placeOf('Animals').right - edge)).toBeLessThan(80);
  const value = page.getByText(long).first().element();
  expect(getComputedStyle(value).textAlign).toBe('right');
});
