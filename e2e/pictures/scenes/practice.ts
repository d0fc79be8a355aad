import { expect } from '@playwright/test';
import { ask } from '../../clusters.ts';
import { byPath, type Filled, type Screen, type Stage } from '../stage.ts';

const slovak = ({ slovak: id }: Filled) => `/clusters/${id}/`;
const button = ({ page, say }: Stage, name: string) => page.getByRole('button', { name: say(name), exact: true });

async function openTest(stage: Stage): Promise<void> {
  await stage.page.locator('[data-shortcut="practise"]').click();
  await expect(stage.page.getByRole('dialog')).toBeVisible();
}

/** The first rows in their order, so that each picture shows the same question. */
async function startTest(stage: Stage, kind: 'Text input' | 'Choices', boxes = false): Promise<void> {
  const { page, say } = stage;
  await openTest(stage);
  await button(stage, kind).click();
  if (kind === 'Text input') {
    await page.getByLabel(say('Random content selection')).uncheck();
    await page.getByLabel(say('Number of letters recognition')).setChecked(boxes);
  }
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/test$/);
  await expect(page.locator('p[translate="no"]').first()).toBeVisible();
}

const cancelTest = async (stage: Stage) => {
  await button(stage, 'Cancel').first().click();
  await expect(stage.page).not.toHaveURL(/\/test$/);
};

const FIRST_TEN: Record<string, string> = {
  pes: 'dog',
  mačka: 'cat',
  kôň: 'horse',
  krava: 'cow',
  ovca: 'sheep',
  líška: 'fox',
  medveď: 'bear',
  vlk: 'wolf',
  jeleň: 'deer',
  zajac: 'hare',
};

/** Ten questions, two of them answered wrong and repeated. */
async function finishTest(stage: Stage): Promise<void> {
  const { page, say } = stage;
  await openTest(stage);
  await button(stage, 'Text input').click();
  await page.getByLabel(say('Random content selection')).uncheck();
  await page.getByLabel(say('Number of letters recognition')).uncheck();
  await page.getByLabel(say('Number of questions')).selectOption('10');
  await page.getByRole('dialog').locator('button[type=submit]').click();
  const cloud = page.getByRole('group', { name: say('Word cloud') });
  const field = page.getByRole('main').getByRole('textbox');
  const wrong = new Set(['mačka', 'vlk']);
  for (;;) {
    await expect(async () => {
      if (!(await cloud.isVisible())) expect(await field.inputValue({ timeout: 500 })).toBe('');
    }).toPass();
    if (await cloud.isVisible()) return;
    const asked = (await page.locator('p[translate="no"]').first().innerText()).trim();
    await field.fill(wrong.delete(asked) ? 'bird' : (FIRST_TEN[asked] ?? ''));
    await field.press('Enter');
  }
}

const typed = (answer: string) => async (stage: Stage) => {
  await stage.page.getByRole('main').getByRole('textbox').fill(answer);
  await stage.page.keyboard.press('Enter');
  await expect(button(stage, 'Next')).toBeVisible();
};

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
const DAY = 24 * 3_600_000;

/** A word that was failed nine times, in a cluster of its own that goes with the picture. */
async function failOften({ page }: Stage): Promise<number> {
  const columns = { col_1_name: 'Spanish', col_2_name: 'English', col_1_language: 'es', col_2_language: 'en' };
  const { id } = (await ask(page, 'POST', '/api/clusters', { title: 'Hard words', ...columns })) as { id: number };
  const add = async (col_1_value: string, col_2_value: string) =>
    (await ask(page, 'POST', `/api/clusters/${id}/clusterRows`, { col_1_value, col_2_value })) as { id: number };
  const word = await add('la luz', 'light');
  await add('la lupa', 'magnifying glass');
  const reviews = Array.from({ length: 20 }, (_, index) => ({
    id: crypto.randomUUID(),
    row_id: word.id,
    source_col: 1,
    target_col: 2,
    happened_at: ago((21 - index) * DAY),
    rating: index === 0 ? 4 : index % 2 === 1 ? 1 : 3,
    verdict: null,
    way: 'type',
    duration_ms: 4000,
  }));
  await ask(page, 'POST', '/api/reviews', { reviews });
  await ask(page, 'PATCH', '/api/reviews/settings', { ways: ['type'] });
  await page.goto(`/review?rows=${word.id}`);
  return id;
}
let failed = 0;

/** A goal of the words to practise, three weeks ahead, with its changes of today's words. */
async function openGoal({ page, filled }: Stage): Promise<void> {
  const due_at = new Date(Date.now() + 21 * 86_400_000).toISOString();
  const goal = (await ask(page, 'POST', '/api/goals', { cluster_id: filled.slovak, due_at })) as { id: number };
  goalMade = goal.id;
  await page.goto(`/goals/${goal.id}`);
  await expect(page.getByRole('main').getByRole('img')).toBeVisible();
}
let goalMade = 0;

/** A session with one kind of question, for practised or new words. */
const inWay = (way: string, which: 'practised' | 'fresh', prepare: Screen['prepare'] & {}): Screen => ({
  name: `review-${way}`,
  who: 'demo',
  path: '/today',
  prepare: async (stage) => {
    await ask(stage.page, 'PATCH', '/api/reviews/settings', { ways: [way] });
    await stage.page.goto(`/review?rows=${stage.filled[which].join(',')}`);
    await prepare(stage);
  },
});

/** Tests, sessions and their follow-up pages. */
export const practice: Screen[] = [
  ...byPath('demo', { today: '/today', progress: '/progress' }),
  ...byPath('admin', { 'today-empty': '/today', 'progress-empty': '/progress' }),
  {
    name: 'today-settings',
    who: 'demo',
    path: '/preferences#practice',
    prepare: async ({ page, say }) => {
      await page.getByText(say('Advanced'), { exact: true }).click();
      await expect(page.getByLabel(say('Reviews per day'))).toBeVisible();
    },
  },
  {
    name: 'goal',
    who: 'demo',
    path: '/today',
    lively: true,
    prepare: openGoal,
    leave: ({ page }) => ask(page, 'DELETE', `/api/goals/${goalMade}`, {}),
  },
  {
    name: 'goal-dialog',
    who: 'demo',
    path: '/clusters',
    lively: true,
    prepare: async (stage) => {
      const { page, say } = stage;
      await page.getByRole('main').locator('[aria-haspopup="menu"]').first().click();
      await page.getByRole('menuitem', { name: say('Ready by…') }).click();
      await expect(page.getByRole('dialog').getByRole('status')).toContainText(/\d/);
    },
  },
  { name: 'test-dialog', who: 'demo', path: slovak, prepare: openTest },
  { name: 'test', who: 'demo', path: slovak, prepare: (stage) => startTest(stage, 'Text input'), leave: cancelTest },
  {
    name: 'test-boxes',
    who: 'demo',
    path: slovak,
    prepare: async (stage) => {
      await startTest(stage, 'Text input', true);
      await stage.page.keyboard.type('do');
    },
    leave: cancelTest,
  },
  {
    name: 'test-choices',
    who: 'demo',
    path: slovak,
    prepare: (stage) => startTest(stage, 'Choices'),
    leave: cancelTest,
  },
  {
    name: 'test-end',
    who: 'demo',
    path: slovak,
    prepare: finishTest,
    leave: (stage) => button(stage, 'Exit').click(),
  },
  inWay('meet', 'fresh', ({ page }) => expect(page.getByRole('main').getByRole('group').first()).toBeVisible()),
  // Which wrong choices are offered depends on the words' ids.
  {
    ...inWay('choose', 'practised', ({ page }) => expect(page.locator('[aria-keyshortcuts="4"]')).toBeVisible()),
    lively: true,
  },
  inWay('type', 'practised', typed('train')),
  { ...inWay('type', 'practised', typed('station')), name: 'review-right' },
  { ...inWay('type', 'practised', typed('statoin')), name: 'review-note' },
  {
    ...inWay('type', 'practised', async ({ page, say }) => {
      await page.getByRole('main').getByRole('textbox').fill('stations');
      await page.keyboard.press('Enter');
      await expect(page.getByText(say('Almost. Try once more.'))).toBeVisible();
    }),
    name: 'review-almost',
  },
  {
    name: 'review-leech',
    who: 'free',
    path: '/today',
    prepare: async (stage) => {
      failed = await failOften(stage);
      await typed('lamp')(stage);
    },
    leave: ({ page }) => ask(page, 'DELETE', `/api/clusters/${failed}`, {}),
  },
  {
    ...inWay('listen', 'practised', ({ page }) => expect(page.getByRole('main').getByRole('textbox')).toBeVisible()),
    lively: true,
  },
  inWay('flashcard', 'practised', async (stage) => {
    await button(stage, 'Show answer').click();
    await expect(stage.page.locator('[aria-keyshortcuts="4"]')).toBeVisible();
  }),
];
