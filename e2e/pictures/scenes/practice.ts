import { expect } from '@playwright/test';
import { ask } from '../../clusters.ts';
import { byPath, type Filled, type Screen, type Stage } from '../stage.ts';

const slovak = ({ slovak: id }: Filled) => `/clusters/${id}/`;
const button = ({ page, say }: Stage, name: string) => page.getByRole('button', { name: say(name), exact: true });

async function openTest(stage: Stage): Promise<void> {
  await stage.page.locator('[data-shortcut="practise"]').click();
  await expect(stage.page.getByRole('dialog')).toBeVisible();
}

/** The first rows in their order, so that each picture asks the same. */
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

/** Ten questions, of which two are answered wrong and asked again. */
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

/** A session that asks in one way, in words that were practised or in new ones. */
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

const typeWrong = async ({ page }: Stage) => {
  await page.getByRole('main').getByRole('textbox').fill('train');
  await page.keyboard.press('Enter');
};

/** Tests, sessions and what they lead to. */
export const practice: Screen[] = [
  ...byPath('demo', { today: '/today', progress: '/progress' }),
  ...byPath('admin', { 'today-empty': '/today', 'progress-empty': '/progress' }),
  {
    name: 'today-settings',
    who: 'demo',
    path: '/today',
    prepare: async (stage) => {
      await button(stage, 'How to practise').click();
      await expect(stage.page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
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
  inWay('choose', 'practised', ({ page }) => expect(page.locator('[aria-keyshortcuts="4"]')).toBeVisible()),
  inWay('type', 'practised', typeWrong),
  {
    ...inWay('listen', 'practised', ({ page }) => expect(page.getByRole('main').getByRole('textbox')).toBeVisible()),
    lively: true,
  },
  inWay('flashcard', 'practised', async (stage) => {
    await button(stage, 'Turn').click();
    await expect(stage.page.locator('[aria-keyshortcuts="4"]')).toBeVisible();
  }),
];
