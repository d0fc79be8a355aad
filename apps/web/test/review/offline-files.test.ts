import { afterEach, expect, test, vi } from 'vitest';
import { cacheFiles, cachedFile } from '../../src/platform/http/offline-files.ts';

afterEach(() => vi.unstubAllGlobals());

// Specification: S0-1.282
test('files of the days ahead are asked for once each, and those that failed again', async () => {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    return Promise.resolve(new Response('sound', { status: address === '/gone' && fetched.length < 3 ? 503 : 200 }));
  });
  await cacheFiles(['/a', '/gone', '/a']);
  expect(fetched).toEqual(['/a', '/gone']);
  await cacheFiles(['/a', '/gone', '/b']);
  expect(fetched).toEqual(['/a', '/gone', '/gone', '/b']);
});

test('a file that was never given is none without the server', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await cachedFile('/a')).toBeNull();
});
