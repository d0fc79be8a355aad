import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyAndPay, newestOrder } from '../setup/buyer.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';
import { textOfPdf } from './pdf-text.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The signed address of a fresh invoice. */
async function invoiceOf(email: string): Promise<string> {
  const user = await server.signUp(email);
  await buyAndPay(server, user);
  return (await newestOrder(user)).download ?? '';
}

const download = async (url: string) => (await server.app.inject({ method: 'GET', url })).rawPayload;

const storedInvoice = () =>
  server.context.db.selectFrom('invoices').select(['order_id', 'pdf']).orderBy('order_id', 'desc').executeTakeFirst();

test('the PDF is drawn once and kept: the next download has the same bytes', async () => {
  const url = await invoiceOf('once@example.com');
  expect((await storedInvoice())?.pdf).toBeNull();
  const [first, second] = await Promise.all([download(url), download(url)]);
  expect(textOfPdf(first)).toContain('Wordcluster Premium Great');
  expect(second.equals(first)).toBe(true);
  const stored = (await storedInvoice())?.pdf;
  expect(stored?.equals(first)).toBe(true);
  expect((await download(url)).equals(first)).toBe(true);
});

test('calls are not blocked while invoices are rendered', async () => {
  const urls = await Promise.all(Array.from({ length: 8 }, (_, number) => invoiceOf(`drawn${number}@example.com`)));
  const start = performance.eventLoopUtilization();
  const files = await Promise.all(urls.map(download));
  const { utilization } = performance.eventLoopUtilization(start);
  expect(files.every((file) => file.subarray(0, 5).toString() === '%PDF-')).toBe(true);
  // Drawn where calls are answered, this would be near 1.
  expect(utilization).toBeLessThan(0.5);
});
