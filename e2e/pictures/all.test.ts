import { test } from '../journey.ts';
import { compare, enter, SCREENS, SIZES, THEMES, type Picture } from './screens.ts';

// For a picture the browser is told to hide the caret, by a style that is none of the page's.
test.use({ bypassCSP: true });

const sizes = Object.keys(SIZES) as Picture['size'][];

for (const who of [null, 'demo', 'admin', 'free'] as const) {
  for (const theme of who === null ? (['dark'] as const) : THEMES) {
    test(`what ${who ?? 'a visitor'} sees, ${theme}`, async ({ page }) => {
      test.setTimeout(600_000);
      await enter(page, who, theme);
      for (const { name } of SCREENS.filter((screen) => screen.who === who))
        for (const size of sizes)
          await test.step(`${name}, ${size}`, () => compare(page, { screen: name, theme, size }));
    });
  }
}
