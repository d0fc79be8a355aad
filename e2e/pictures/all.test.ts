import { compare, enter, isAccepted, screensOf, test, type Size, type Theme } from './compare.ts';

/** Names of screens, where not all are to be drawn. */
const only = process.env['PICTURES_OF']?.split(',');
const language = process.env['PICTURES_LANGUAGE'] ?? 'en';

for (const who of [null, 'demo', 'admin', 'free'] as const)
  test(`what ${who ?? 'a visitor'} sees`, async ({ page, filled }, { project }) => {
    test.setTimeout(900_000);
    const { size, theme } = project.metadata as { size: Size; theme: Theme };
    test.skip(who === null && theme === 'light', 'Visitors see every page dark.');
    const stage = await enter({ page, filled }, who, { theme, language });
    const failed: unknown[] = [];
    // One screen that looks otherwise must not hide the others.
    const screens = screensOf(who, size).filter((shown) => isAccepted(shown, { size, theme }));
    for (const shown of screens.filter(({ name }) => only?.includes(name) ?? true))
      await test
        .step(shown.name, () => compare(stage, shown, { theme, size }))
        .catch((error: unknown) => failed.push(error));
    if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join('\n\n'));
  });
