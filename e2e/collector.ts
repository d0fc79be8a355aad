import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A collector of error reports. */
export interface Collector {
  /** Settings with which an installation reports here. */
  settings: { SENTRY_DSN: string };
  /** Every report so far: a few lines of JSON, the first of which tells whether page loads are measured. */
  reports: string[];
  /** The measured page loads among them. */
  pageLoads(): string[];
  close(): void;
}

export async function startCollector(): Promise<Collector> {
  const reports: string[] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
    void text(request).then((body) => {
      reports.push(body);
      return response.end('{}');
    });
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    settings: { SENTRY_DSN: `http://key@localhost:${address.port}/7` },
    reports,
    pageLoads: () => reports.filter((report) => report.includes('"type":"transaction"')),
    close: () => server.close(),
  };
}
