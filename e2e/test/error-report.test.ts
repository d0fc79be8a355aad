import { startCollector, type Collector } from '../collector.ts';
import { startDevelopment } from '../development.ts';
import { expect, test } from '../journey.ts';
import { startProduct, type Product } from '@wordcluster/testing/product';

test.use({ expectedErrors: /das Brötchen/ });

let collector: Collector;
let server: Product;

test.beforeEach(async () => {
  collector = await startCollector();
  server = await startProduct(collector.settings);
});
test.afterEach(async () => {
  await server.remove();
  collector.close();
});

const BREAK = `setTimeout(() => { throw new RangeError('no "das Brötchen" for nina@example.com, cluster 4711'); }, 0)`;
const errorReport = () => collector.reports.find((report) => report.includes('RangeError'));

// Specification: S2-7.26
test('an error on the page reaches the configured collector without anything personal', async ({ page }) => {
  await page.goto(`${server.url}/auth/login?token=Zq9_Zq9_Zq9_Zq9_Zq9_&email=nina@example.com`);
  await page.evaluate(BREAK);
  await expect.poll(errorReport).toContain('no [text] for [e-mail], cluster 0');
  // The measured page load is sent when it is idle.
  await expect.poll(() => collector.pageLoads().length, { timeout: 40_000 }).toBeGreaterThan(0);
  expect(collector.reports.join('\n')).not.toMatch(/nina|Brötchen|Zq9_|4711|HeadlessChrome/);
});

// Specification: S2-7.27
test('in production every page load is measured', async ({ page }) => {
  const visits = 4;
  for (let visit = 1; visit <= visits; visit += 1) {
    await page.goto(`${server.url}/auth/login`);
    await expect.poll(() => collector.pageLoads().length, { timeout: 40_000 }).toBe(visit);
  }
  for (const report of collector.pageLoads()) expect(report).toMatch(/"sample_rate":"?1"?[,}]/);
});

// Specification: S2-7.27
test('in development errors are reported and no page load is measured', async ({ page }) => {
  const development = await startDevelopment(server);
  try {
    for (const visit of [1, 2]) {
      await page.goto(`${development.address}/auth/login`);
      await expect(page.getByLabel('E-mail')).toBeVisible();
      await page.evaluate(BREAK);
      const errors = () => collector.reports.filter((report) => report.includes('RangeError'));
      await expect.poll(() => errors().length).toBe(visit);
      expect(errors()[0]).toContain('"environment":"development"');
      // A page's measurements are sent at the latest when it is left.
      await page.goto('about:blank');
    }
    expect(collector.pageLoads()).toEqual([]);
  } finally {
    await development.stop();
  }
});
