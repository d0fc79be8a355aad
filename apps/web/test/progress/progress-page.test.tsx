import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ProgressPage from '../../src/app/pages/ProgressPage.tsx';
import { message, Refusal, type Responses } from '../support/fake-server.ts';
import { NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';
import { BUSY, EMPTY, FITTED, UNFITTED } from './sample.ts';

const open = (responses: Responses = {}, width = 1280) =>
  show(<ProgressPage />, {
    user: NINA,
    path: '/progress',
    width,
    responses: { 'GET /api/progress': BUSY, 'GET /api/reviews/parameters': UNFITTED, ...responses },
  });

const PICTURES = [
  'The last year',
  'Answers and minutes per day',
  'Next 30 days',
  'Words by stage',
  'Predicted and actual recall',
  'Your memory model',
];
const asTable = (title: string) => page.getByRole('button', { name: `${title}: as a table` });

describe('the progress of a person who practises', () => {
  // Specification: S0-1.77
  test('is a streak, pictures with a sentence each, the hardest words, and figures by cluster and language', async () => {
    await open();
    await expect.element(page.getByText('day streak')).toBeVisible();
    for (const title of PICTURES) await expect.element(page.getByRole('img', { name: title })).toBeVisible();
    await expect
      .element(page.getByText('Of 812 words reviewed in the last 30 days you remembered 91%', { exact: false }))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Practise these' }))
      .toHaveAttribute('href', '/review?rows=11,12,13,14');
    await expect.element(page.getByRole('table', { name: 'By cluster' })).toBeVisible();
    await expect.element(page.getByRole('table', { name: 'By language' })).toBeVisible();
    await expectAccessible();
  });

  test('shows the first of many hard words, and all of them when asked', async () => {
    const hardest = Array.from({ length: 9 }, (_, index) => ({ ...BUSY.hardest[0], row_id: 20 + index }));
    await open({ 'GET /api/progress': { ...BUSY, hardest: hardest as typeof BUSY.hardest } });
    const rows = () => page.getByRole('table', { name: 'The hardest words' }).getByRole('row').elements().length;
    await expect.poll(rows).toBe(1 + 6);
    await page.getByRole('button', { name: 'Show all 9 words' }).click();
    await expect.poll(rows).toBe(1 + 9);
    await page.getByRole('button', { name: 'Show fewer' }).click();
    await expect.poll(rows).toBe(1 + 6);
    // All of them are practised.
    const href = page.getByRole('link', { name: 'Practise these' }).element().getAttribute('href');
    expect(href?.split(',')).toHaveLength(9);
  });

  test('on a phone the numbers of clusters and languages stand below their head', async () => {
    await open({}, 390);
    for (const name of ['By cluster', 'By language']) {
      const table = page.getByRole('table', { name });
      await expect.element(table).toBeVisible();
      const edges = ['columnheader', 'cell'].map((role) => {
        const third = table
          .getByRole(role as 'cell')
          .elements()
          .filter((cell) => cell.matches(':nth-of-type(3)'))[0];
        const range = document.createRange();
        range.selectNodeContents(third ?? document.body);
        return range.getBoundingClientRect().right;
      });
      expect(Math.abs((edges[0] ?? 0) - (edges[1] ?? 99))).toBeLessThan(2);
    }
  });

  test('draws every chart', async () => {
    await open();
    const undrawn = () =>
      [...document.querySelectorAll('[role="img"]:is(div)')]
        .filter((chart) => (chart.querySelector('svg')?.getBoundingClientRect().height ?? 0) < 8)
        .map((chart) => chart.getAttribute('aria-label'));
    await expect.poll(() => document.querySelectorAll('[role="img"]:is(div)').length).toBeGreaterThan(4);
    await expect.poll(undrawn).toEqual([]);
  });

  test('writes the month of a day by its name', async () => {
    await open();
    await expect.element(page.getByRole('img', { name: 'Next 30 days' })).toBeVisible();
    const axes = () => [...document.querySelectorAll('svg text')].map((text) => text.textContent);
    await expect
      .poll(() => axes().filter((text) => /^(?:Nov|Dec) \d+$|^\d+ (?:Nov|Dec)$/.test(text)).length)
      .toBeGreaterThan(4);
    expect(axes().filter((text) => /\d\/\d/.test(text))).toEqual([]);
  });

  test('is available as tables too, opened by keyboard', async () => {
    await open();
    for (const title of PICTURES) {
      await expect.element(asTable(title)).toBeVisible();
      (asTable(title).element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('table', { name: title })).toBeVisible();
    }
    const forecast = page.getByRole('table', { name: 'Next 30 days' });
    expect(forecast.getByRole('row').elements()).toHaveLength(31);
    await expect.element(forecast.getByRole('cell', { name: '42' })).toBeVisible();
    await expectAccessible();
  });

  test('fits a phone: nothing but the year scrolls sideways', async () => {
    await open({}, 390);
    await expect.element(page.getByRole('img', { name: 'The last year' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    // No square and no month is cut where the year begins to be seen, and no room is kept below the squares.
    const picture = page.getByRole('img', { name: 'The last year' }).element();
    await expect.poll(() => picture.querySelector('[role=group]')).not.toBeNull();
    const year = picture.querySelector('[role=group]');
    const edge = year?.getBoundingClientRect().left ?? 0;
    const drawn = [...(year?.querySelectorAll('rect, text') ?? [])].map((one) => one.getBoundingClientRect());
    expect(drawn.filter(({ left, right }) => left < edge - 0.5 && right > edge + 0.5)).toEqual([]);
    expect(picture.getBoundingClientRect().height - (year?.getBoundingClientRect().height ?? 0)).toBeLessThan(20);
    await expectAccessible();
  });

  // The squares grow with the width: at 1280 and more the last two days of the week were cut off.
  test.for([1280, 1440])('the calendar of the year shows all seven days at %i px', async (width) => {
    await open({}, width);
    const picture = page.getByRole('img', { name: 'The last year' });
    await expect.element(picture).toBeVisible();
    await expect.poll(() => picture.element().querySelectorAll('rect').length).toBeGreaterThan(360);
    const room = picture.element().getBoundingClientRect();
    const squares = [...picture.element().querySelectorAll('rect')].map((one) => one.getBoundingClientRect());
    expect(new Set(squares.map(({ top }) => Math.round(top))).size).toBe(7);
    expect(Math.max(...squares.map(({ bottom }) => bottom))).toBeLessThanOrEqual(room.bottom);
    const scale = page.getByText('less', { exact: true }).element().getBoundingClientRect();
    expect(Math.max(...squares.map(({ bottom }) => bottom))).toBeLessThan(scale.top);
  });

  test('is short on a phone, also with eight clusters; charts of second rank open when asked', async () => {
    const clusters = Array.from({ length: 8 }, (_, index) => ({ ...BUSY.clusters[0], cluster_id: 20 + index }));
    await open({ 'GET /api/progress': { ...BUSY, clusters: clusters as typeof BUSY.clusters } }, 390);
    await expect.element(page.getByRole('table', { name: 'By cluster' })).toBeVisible();
    expect(document.documentElement.scrollHeight).toBeLessThan(2400);
    const memory = page.getByRole('img', { name: 'Your memory model' });
    await expect.element(memory).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Show chart: Your memory model' }).click();
    await expect.element(memory).toBeVisible();
    await expectAccessible();
  });

  test('folds charts that have nothing to show', async () => {
    const forecast = BUSY.forecast.map(({ day }) => ({ day, due: 0 }));
    await open({ 'GET /api/progress': { ...BUSY, forecast, hardest: [], languages: [] } });
    await expect.element(page.getByText('0 reviews due', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'Next 30 days' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'By language' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'The hardest words' })).not.toBeInTheDocument();
  });

  test('keeps parameters and their error under Advanced', async () => {
    await open({ 'GET /api/reviews/parameters': FITTED });
    await expect.element(page.getByText('The schedule has adapted to you', { exact: false })).toBeVisible();
    const table = page.getByRole('table', { name: 'Parameters of FSRS-6' });
    await expect.element(table).not.toBeInTheDocument();
    await page.getByText('Advanced', { exact: true }).click();
    await expect.element(table).toBeVisible();
    await expect.element(table.getByRole('cell', { name: 'w20' })).toBeVisible();
    await expectAccessible();
  });

  test('says that fitted parameters are in use, and by how much they predict better', async () => {
    await open({ 'GET /api/reviews/parameters': FITTED });
    await page.getByText('Advanced', { exact: true }).click();
    await expect
      .element(page.getByText('parameters fitted to your own answers', { exact: false }).first())
      .toBeVisible();
    await expect.element(page.getByText('0.3384 against 0.3521', { exact: false })).toBeVisible();
  });

  test('says why the standard parameters stay where a fit did not predict better', async () => {
    await open({
      'GET /api/reviews/parameters': { ...UNFITTED, answers: 900, log_loss: { standard: 0.4368, fitted: 0.4382 } },
    });
    await page.getByText('Advanced', { exact: true }).click();
    await expect.element(page.getByText('so the standard ones stay', { exact: false })).toBeVisible();
  });
});

describe('before the first answer', () => {
  test('the empty page explains itself and leads to the first words', async () => {
    await open({ 'GET /api/progress': EMPTY });
    await expect.element(page.getByText('Your progress begins with the first answer')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Begin' })).toHaveAttribute('href', '/today');
    await expectAccessible();
  });
});

test('a failure is shown, with a way to try again', async () => {
  let failures = 1;
  await open({
    'GET /api/progress': () => (failures-- > 0 ? new Refusal('conflict', message('request.invalid')) : BUSY),
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('day streak')).toBeVisible();
});
