import { expect, test } from '../journey.ts';

test('the server answers its health, and a page that is missing says so', async ({ page, request }) => {
  expect((await request.get('/readyz')).ok()).toBe(true);
  expect((await request.get('/api/nothing')).status()).toBe(404);
  await page.setContent('<p>hello</p>');
  await expect(page.getByText('hello')).toBeVisible();
});
