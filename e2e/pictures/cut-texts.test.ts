import { expect } from '@playwright/test';
import { cutTexts } from '../cut-texts.ts';
import { enter, open, screensOf, SIZES, test } from './compare.ts';

/** Users' text is truncated if it does not fit. */
const OWN = ['German for a weekend', 'For the trip to Seville', 'Japanese, first steps', 'Slovak animals'];

// All screens and dialogs; the tests of every run look at some, in both languages (routes.test.ts). French is the longest, Arabic is mirrored.
for (const [language, direction] of [
  ['fr', 'ltr'],
  ['ar', 'rtl'],
] as const)
  for (const who of [null, 'demo', 'free', 'admin'] as const)
    test(`on a phone nothing that ${who ?? 'a visitor'} sees is cut, in ${language}`, async ({ page, filled }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(SIZES.phone);
      const stage = await enter({ page, filled }, who, { theme: 'dark', language });
      const found: object[] = [];
      for (const shown of screensOf(who, 'phone')) {
        await open(stage, shown);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        const cut = (await page.evaluate(cutTexts, '[translate="no"], bdi, .word-cloud')).filter(
          (text) => !OWN.includes(text),
        );
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (cut.length > 0 || tooWide !== 0) found.push({ screen: shown.name, cut, tooWide });
        await shown.leave?.(stage);
      }
      expect(found).toEqual([]);
    });
