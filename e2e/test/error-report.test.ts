import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '../journey.ts';
import { startServer } from '../server.ts';

test.use({ expectedErrors: /das Brötchen/ });

test('an error on the page reaches the configured collector without anything personal', async ({ page }) => {
  const bodies: string[] = [];
  const collector = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
    void text(request).then((body) => {
      bodies.push(body);
      return response.end('{}');
    });
  }).listen(0);
  await once(collector, 'listening');
  const address = collector.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const server = await startServer(undefined, { SENTRY_DSN: `http://key@localhost:${address.port}/7` });
  try {
    await page.goto(`${server.address}/auth/login?token=Zq9_Zq9_Zq9_Zq9_Zq9_&email=nina@example.com`);
    await page.evaluate(
      `setTimeout(() => { throw new RangeError('no "das Brötchen" for nina@example.com, cluster 4711'); }, 0)`,
    );
    const report = () => bodies.find((body) => body.includes('RangeError'));
    await expect.poll(report).toContain('no [text] for [e-mail], cluster 0');
    // The measured page load is sent when it is idle.
    await expect
      .poll(() => bodies.some((body) => body.includes('"type":"transaction"')), { timeout: 40_000 })
      .toBe(true);
    expect(bodies.join('\n')).not.toMatch(/nina|Brötchen|Zq9_|4711|HeadlessChrome/);
  } finally {
    await server.stop();
    collector.close();
  }
});
