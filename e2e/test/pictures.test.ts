import { compare, enter, type Picture } from '../pictures/screens.ts';
import { test } from '../journey.ts';

// For a picture the browser is told to hide the caret, by a style that is none of the page's.
test.use({ bypassCSP: true });

const visitor: Picture[] = [{ screen: 'login', theme: 'dark', size: 'wide' }];
/** A handful for every run; `npm run pictures` draws them all. */
const learner: Record<Picture['theme'], Picture[]> = {
  dark: [
    { screen: 'table', theme: 'dark', size: 'wide' },
    { screen: 'table', theme: 'dark', size: 'phone' },
    { screen: 'test', theme: 'dark', size: 'phone' },
  ],
  light: [
    { screen: 'premium', theme: 'light', size: 'wide' },
    { screen: 'progress', theme: 'light', size: 'phone' },
  ],
};

test('the login page looks as it was accepted', async ({ page }) => {
  await enter(page, null, 'dark');
  for (const picture of visitor) await compare(page, picture);
});

for (const theme of ['dark', 'light'] as const) {
  test(`what a learner sees most looks as it was accepted, ${theme}`, async ({ page }) => {
    await enter(page, 'demo', theme);
    for (const picture of learner[theme]) await compare(page, picture);
  });
}
