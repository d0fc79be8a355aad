import { expectAccessible } from '../accessibility.ts';
import { test, WITH_MOTION } from '../journey.ts';

test.use(WITH_MOTION);

test('an element that fades in during the check is judged by its final colours', async ({ page }) => {
  await page.goto('/auth/login');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      @keyframes late { from { opacity: 0.2; } to { opacity: 1; } }
      .late { background: #fff; color: #333; animation: late 60s ease-in; }`);
    document.adoptedStyleSheets.push(sheet);
    // As the first question of a session, which may come when nothing moved any more.
    const come = () => {
      const card = document.createElement('p');
      card.className = 'late';
      card.textContent = 'Haus';
      document.querySelector('main')?.append(card);
    };
    Object.defineProperty(window, 'axe', {
      configurable: true,
      set: (axe) => {
        Object.defineProperty(window, 'axe', { value: axe, configurable: true, writable: true });
        come();
      },
    });
  });
  await expectAccessible(page, ['dark']);
});
