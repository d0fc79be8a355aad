import { useQuery } from '@tanstack/react-query';
import { restore } from '@wordcluster/domain/practice/restore';
import { IDLE_TEST, PAUSED, type PracticeState } from '@wordcluster/domain/practice/state';
import { travellingTest } from '@wordcluster/domain/practice/portable-practice-test';
import { call } from '../../../platform/http/api.ts';
import { queryClient } from '../../../platform/http/query-client.ts';
import { readText, writeText } from '../../../platform/storage/storage.ts';
import { currentToken } from '../../../platform/storage/token.ts';

const KEY = ['paused-test'] as const;
const UNSENT = 'paused-test-unsent';
/** The server's limit in bytes; a longer test stays on its device, and only its mistakes are sent. */
const MAX_BYTES = 256 * 1024;

/** A paused test of another device, if there is one, and the last mistakes. */
export function useServerTest(enabled: boolean): PracticeState | null {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call('GET /api/practice/paused-test', { signal })).test,
    staleTime: 60_000,
    enabled,
  });
  return data ? restore(data).state : null;
}

function copyOf(state: PracticeState): PracticeState {
  const mistakes = { settings: state.settings, test: IDLE_TEST };
  if (state.test.state !== PAUSED) return mistakes;
  return travellingTest(state, fits) ?? mistakes;
}

const fits = (test: PracticeState): boolean => new TextEncoder().encode(JSON.stringify({ test })).length <= MAX_BYTES;

let sending: Promise<unknown> = Promise.resolve();

/** Sends the paused test, or none, with the last mistakes. Serialised, so that the newest wins. */
export function storeOnServer(read: () => PracticeState): void {
  if (currentToken() === null) return;
  writeText(UNSENT, '1');
  const send = async () => {
    const test = { ...copyOf(read()) };
    await call('PUT /api/practice/paused-test', { body: { test } });
    queryClient.setQueryData(KEY, test);
    writeText(UNSENT, '');
  };
  // Without a network it is sent with the next change, or when a test is opened again.
  sending = sending.then(send).catch(() => undefined);
}

/** Something was not sent yet, because there was no network. */
export const hasUnsentTest = (): boolean => readText(UNSENT) === '1';
