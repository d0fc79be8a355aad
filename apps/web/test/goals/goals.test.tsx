import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { activateLanguage } from '../../src/app/language.ts';
import { GoalButton } from '../../src/features/goals/components/GoalButton.tsx';
import { GoalOverview } from '../../src/features/goals/components/GoalOverview.tsx';
import { GoalsToday } from '../../src/features/goals/components/GoalsToday.tsx';
import type { Goal } from '../../src/platform/queries/goals.ts';
import { today } from '../review/scene.ts';
import { message, Refusal, saying, type Responses } from '../support/fake-server.ts';
import { ANIMALS, NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';

const GOAL: Goal = {
  id: 3,
  cluster_id: ANIMALS.id,
  tag: null,
  row_ids: null,
  directions: null,
  due_at: '2026-03-14T09:00:00.000Z',
  target: 0.9,
  minutes_per_day: 20,
  created_at: '2026-03-02T09:00:00.000Z',
  state: 'active',
  words: 140,
  known_now: 52,
  expected: 131,
  low: 120,
  high: 138,
  on_track: true,
  line: [
    { date: '2026-03-02', planned: 20, reached: 18 },
    { date: '2026-03-03', planned: 40, reached: null },
    { date: '2026-03-04', planned: 60, reached: 41 },
  ],
  result: null,
};
const RESPONSES: Responses = { 'GET /api/clusters': [ANIMALS], 'GET /api/goals': { goals: [GOAL] } };
const PREVIEW = { words: 140, minutes_per_day: 18, expected: 131, low: 120, high: 138, needed_minutes_per_day: 15 };

describe('setting a goal', () => {
  const button = <GoalButton words={{ tag: 'exam' }} name="exam" label="exam" />;
  const open = async (responses: Responses, width = 390) => {
    const requests = await show(button, { user: NINA, responses: { ...RESPONSES, ...responses }, width });
    await page.getByRole('button', { name: 'Ready by…: exam' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Ready by…' })).toBeVisible();
    return requests;
  };

  test('says what it takes and leads to before it is saved, and sends what was chosen', async () => {
    const requests = await open({ 'POST /api/goals/preview': PREVIEW, 'POST /api/goals': GOAL });
    await expect.element(page.getByText(/140 words, 14 days: about 18 minutes per day\./)).toBeVisible();
    await expect.element(page.getByText(/131 \(120 to 138\)/)).toBeVisible();
    await expectAccessible();
    await page.getByLabelText('How sure you want to be of each word').selectOptions('95%');
    await page.getByLabelText('Minutes per day at most').fill('25');
    await page.getByRole('button', { name: 'Set the goal' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    const made = requests.find(({ name }) => name === 'POST /api/goals')?.body;
    expect(made).toMatchObject({ tag: 'exam', target: 0.95, minutes_per_day: 25, due_at: expect.any(String) });
  });

  test('says how many minutes all words would take where the allowed ones are too few', async () => {
    await open({
      'POST /api/goals/preview': {
        ...PREVIEW,
        expected: 96,
        low: 88,
        high: 104,
        minutes_per_day: 15,
        needed_minutes_per_day: 27,
      },
    });
    await expect
      .element(
        page.getByText(
          '96 of 140 words in 15 minutes per day, likely between 88 and 104. All of them would take 27 minutes per day.',
        ),
      )
      .toBeVisible();
  });

  test('reports errors of a date, of minutes, and of the server', async () => {
    await open({
      'POST /api/goals/preview': PREVIEW,
      'POST /api/goals': new Refusal('conflict', message('goal.too_many', { most: 20 })),
    });
    const save = page.getByRole('button', { name: 'Set the goal' });
    await save.click();
    await expect.element(page.getByText('You have 20 goals already. Remove one first.')).toBeVisible();
    await page.getByLabelText('Date and hour').fill('2020-01-01T09:00');
    await expect.element(page.getByText('Choose a date within the next 366 days.')).toBeVisible();
    await expect.element(save).toBeDisabled();
  });
});

describe('the page of a goal', () => {
  test('shows known, remaining and expected words, with the plan as a table', async () => {
    await show(<GoalOverview goal={GOAL} today={today(0)} />, { user: NINA, responses: RESPONSES, width: 390 });
    await expect.element(page.getByText('52 of 140')).toBeVisible();
    await expect.element(page.getByText('88', { exact: true })).toBeVisible();
    await expect.element(page.getByText('131 (120 to 138)')).toBeVisible();
    await page.getByText('As a table').click();
    await expect.element(page.getByText('41', { exact: true })).toBeVisible();
    await expectAccessible();
  });

  test('is planned again without blame when it is behind', async () => {
    await show(<GoalOverview goal={{ ...GOAL, on_track: false }} today={undefined} />, {
      user: NINA,
      responses: RESPONSES,
    });
    await expect.element(page.getByText(/^Planned again from today\./)).toBeVisible();
  });

  test('once it has ended shows its result, and is removed after a confirmation', async () => {
    const ended: Goal = { ...GOAL, state: 'ended', result: { words: 140, known: 128 } };
    const requests = await show(<GoalOverview goal={ended} today={undefined} />, {
      user: NINA,
      responses: { ...RESPONSES, 'DELETE /api/goals/:id': saying(message('goal.removed')) },
    });
    await expect.element(page.getByText('128 of 140 words known')).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => requests.some(({ name }) => name === 'DELETE /api/goals/:id')).toBe(true);
  });
});

describe('goals on the page of the day', () => {
  test('isolate name and date, as Arabic lines mix Latin names and numbers', async () => {
    await show(<GoalsToday today={today(0)} />, { user: NINA, responses: RESPONSES, width: 390 });
    await expect.element(page.getByRole('link', { name: /^Animals · / })).toBeVisible();
    const [name, date] = page
      .getByRole('link', { name: /^Animals · / })
      .element()
      .querySelectorAll('bdi');
    expect(name?.textContent).toBe('Animals');
    expect(date?.textContent).toMatch(/2026/);
  });

  test('have their words of today and what is expected, and an address for the calendar', async () => {
    const counts = { ...today(4), goals: [{ id: 3, due_at: GOAL.due_at, words_today: 4, minutes_today: 2 }] };
    await show(<GoalsToday today={counts} />, {
      user: NINA,
      responses: { ...RESPONSES, 'POST /api/calendar': { url: 'https://words.example/api/calendar/a_b' } },
      width: 390,
    });
    await expect.element(page.getByRole('link', { name: /^Animals · / })).toHaveAttribute('href', '/goals/3');
    await expect.element(page.getByText('4 words today · 131 of 140 expected')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Calendar' }).click();
    await page.getByRole('button', { name: 'Create an address' }).click();
    await expect.element(page.getByLabelText('Address')).toHaveValue('https://words.example/api/calendar/a_b');
  });
});

test('a mirrored chart has its days in the order of their language, at the ends of the axis', async () => {
  await show(<GoalOverview goal={GOAL} today={undefined} />, { user: NINA, responses: RESPONSES });
  await activateLanguage('ar');
  const days = () => [...document.querySelectorAll('svg[role="img"] + div > *')];
  await expect.poll(() => days().map((day) => getComputedStyle(day).direction)).toEqual(['rtl', 'rtl']);
  const [first, last] = days().map((day) => day.getBoundingClientRect().left);
  expect(first).toBeLessThan(last ?? 0);
  await activateLanguage('en');
});
