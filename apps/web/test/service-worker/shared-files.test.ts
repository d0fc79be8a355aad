import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { discardSharedFiles, sharedFiles } from '../../src/platform/storage/shared-files.ts';

type Listener = (event: { request: Request; respondWith: (response: Promise<Response>) => void }) => void;
let listener: Listener = () => undefined;

/** A cache storage in memory. */
function cacheStorage() {
  const drawers = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const drawer = drawers.get(name) ?? new Map<string, Response>();
    drawers.set(name, drawer);
    return {
      put: async (key: string, response: Response) => void drawer.set(key, response),
      matchAll: async () => Array.from(drawer.values(), (response) => response.clone()),
    };
  };
  return { open, delete: async (name: string) => drawers.delete(name) };
}

/** The service worker's response; undefined if it leaves the request to the network. */
async function answer(path: string, init: RequestInit): Promise<Response | undefined> {
  let answered: Promise<Response> | undefined;
  listener({
    request: new Request(`https://words.example${path}`, init),
    respondWith: (response) => (answered = response),
  });
  return answered;
}

function share(fields: Record<string, string>, files: readonly File[] = []) {
  const body = new FormData();
  for (const [name, text] of Object.entries(fields)) body.set(name, text);
  for (const file of files) body.append('file', file);
  return answer('/add', { method: 'POST', body });
}

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('caches', cacheStorage());
  vi.stubGlobal('location', { origin: 'https://words.example' });
  vi.stubGlobal('addEventListener', (_kind: string, added: Listener) => void (listener = added));
  await import('../../src/service-worker/shared-files.ts');
});
afterEach(() => vi.unstubAllGlobals());

test('a shared file is kept under its name for the page that imports it', async () => {
  const response = await share({ title: 'Words' }, [new File(['Haus;dom'], 'Slovíčka 1.csv', { type: 'text/csv' })]);
  expect(response?.status).toBe(303);
  expect(response?.headers.get('location')).toBe('https://words.example/add?shared=file');
  const [file, ...others] = await sharedFiles();
  expect(others).toEqual([]);
  expect([file?.name, file?.type, await file?.text()]).toEqual(['Slovíčka 1.csv', 'text/csv', 'Haus;dom']);
});

test('files take the place of those shared before, and are gone once they are discarded', async () => {
  await share({}, [new File(['1'], 'a.txt'), new File(['2'], 'b.txt')]);
  await share({}, [new File(['3'], 'c.txt')]);
  expect((await sharedFiles()).map(({ name }) => name)).toEqual(['c.txt']);
  await discardSharedFiles();
  expect(await sharedFiles()).toEqual([]);
});

test('shared text goes to the page in its address', async () => {
  const response = await share({ title: 'T', text: 'Haus\nBaum', url: '' });
  expect(response?.headers.get('location')).toBe('https://words.example/add?title=T&text=Haus%0D%0ABaum');
});

test('a file that cannot be stored leads to the page that says so', async () => {
  vi.stubGlobal('caches', { ...cacheStorage(), open: async () => Promise.reject(new Error('QuotaExceededError')) });
  const response = await share({}, [new File(['1'], 'a.txt')]);
  expect(response?.headers.get('location')).toBe('https://words.example/add?shared=file');
  expect(await sharedFiles()).toEqual([]);
});

test('no other request is taken', async () => {
  expect(await answer('/add?text=a', {})).toBeUndefined();
  expect(await answer('/api/clusters', { method: 'POST', body: '{}' })).toBeUndefined();
});
