import { test as base, type BrowserContext, type ConsoleMessage } from '@playwright/test';
import { startProduct, type Product } from '@wordcluster/testing/product';

interface PerTest {
  /** Console errors this test expects, for example those of refused calls; any other fails the test. */
  expectedErrors: RegExp;
  quiet: void;
}

interface PerWorker {
  /** Settings of the server that differ from its defaults. */
  settings: Record<string, string>;
  server: Product;
}

/** For the log of a failed run, when the page is gone. */
async function tellWhatIsThere(context: BrowserContext, server: Product): Promise<void> {
  for (const page of context.pages()) {
    const seen = await page.locator('body').ariaSnapshot({ timeout: 2000 }).catch(String);
    process.stdout.write(`At ${page.url()}:\n${seen}\n`);
  }
  process.stdout.write(`The server said:\n${server.output()}\n`);
}

/** Tests with a real server behind `page`; unexpected errors in the browser fail them. */
export const test = base.extend<PerTest, PerWorker>({
  settings: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ settings }, provide) => {
      const server = await startProduct(settings);
      await provide(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  expectedErrors: [/(?!)/, { option: true }],
  quiet: [
    async ({ context, server, expectedErrors }, provide, testInfo) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.test(text)) errors.push(text);
      };
      context.on('console', (message: ConsoleMessage) => {
        // Without the origin: the digits of its port may look like an expected status.
        if (message.type() === 'error')
          note(message.text() + ` (${message.location().url})`.replace(/https?:\/\/[^/]+/, ''));
      });
      context.on('weberror', (error) => note(error.error().stack ?? error.error().message));
      await provide();
      if (testInfo.status !== testInfo.expectedStatus) await tellWhatIsThere(context, server);
      if (errors.length > 0) throw new Error(`Errors in the browser:\n${errors.join('\n')}`);
    },
    { auto: true },
  ],
});

/** For `test.use` where it is the motion that is looked at: all other journeys ask for reduced motion. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect } from '@playwright/test';
