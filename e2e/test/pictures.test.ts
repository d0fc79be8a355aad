import { compare, enter, screen, test, type Size } from '../pictures/compare.ts';

/** Some for every run, of each kind of screen; `npm run pictures` draws them all. */
const learner = {
  dark: [
    ['table', 'wide'],
    ['clusters', 'phone'],
    ['create-cluster', 'wide'],
    ['test-boxes', 'phone'],
  ],
  light: [
    ['clusters', 'wide'],
    ['table', 'phone'],
    ['premium', 'wide'],
    ['progress', 'phone'],
  ],
} satisfies Record<string, [screen: string, size: Size][]>;

// Specification: S0-1.290
test('the login page looks as it was accepted', async ({ page, filled }) => {
  const stage = await enter({ page, filled }, null, { theme: 'dark' });
  await compare(stage, screen('login'), { theme: 'dark', size: 'wide' });
});

for (const theme of ['dark', 'light'] as const) {
  test(`what a learner sees most looks as it was accepted, ${theme}`, async ({ page, filled }) => {
    const stage = await enter({ page, filled }, 'demo', { theme });
    for (const [name, size] of learner[theme]) await compare(stage, screen(name), { theme, size });
  });
}
