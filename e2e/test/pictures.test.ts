import { compare, DAILY, enter, screen, test, used } from '../pictures/compare.ts';

/** The theme of each size by day. */
const byDay = { wide: 'dark', phone: 'light' };

// Specification: S0-1.290
test('the login page looks as it was accepted', async ({ page, filled }) => {
  const stage = await enter({ page, filled }, null, { theme: 'dark' });
  await compare(stage, screen('login'), { theme: 'dark', size: 'wide' });
});

for (const size of ['wide', 'phone'] as const)
  test.describe(size, () => {
    test.use(used(size));
    for (const theme of ['dark', 'light'] as const)
      test(
        `what a learner sees most looks as it was accepted, ${size}, ${theme}`,
        { tag: theme === byDay[size] ? [] : '@nightly' },
        async ({ page, filled }) => {
          const stage = await enter({ page, filled }, 'demo', { theme });
          for (const name of DAILY[size][theme]) await compare(stage, screen(name), { theme, size });
        },
      );
  });
