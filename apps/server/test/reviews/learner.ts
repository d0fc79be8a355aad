import { randomUUID } from 'node:crypto';
import type { ReviewEntry } from '@wordcluster/contract/reviews';
import type { ResponseOf } from '@wordcluster/contract/types';
import { newCluster, rowsOf } from '../setup/clusters.ts';
import type { Caller, TestServer } from '../setup/server.ts';

type Results = ResponseOf<'POST /api/reviews'>['results'];

/** A learner's device; times come from the server's clock. */
export function learnerOf(server: TestServer, who: Caller) {
  const now = () => server.clock.now().toISOString();
  return {
    /** A cluster of words and their meanings; returns its id and those of its rows. */
    async words(count: number, fields: Record<string, unknown> = {}): Promise<{ cluster: number; rows: number[] }> {
      const { id } = await newCluster(who, fields);
      for (let number = 1; number <= count; number += 1) {
        const row = { col_1_value: `word ${number}`, col_2_value: `meaning ${number}` };
        await who.call('POST', `/api/clusters/${id}/clusterRows`, row);
      }
      return { cluster: id, rows: (await rowsOf(who, id)).map((row) => row.id) };
    },
    /** An answer as the browser makes it. */
    answer: (row_id: number, rating: 1 | 2 | 3 | 4, more: Partial<ReviewEntry> = {}) => ({
      id: randomUUID(),
      row_id,
      source_col: 1,
      target_col: 2,
      happened_at: now(),
      rating,
      verdict: rating === 1 ? 'wrong' : 'right',
      way: 'type',
      duration_ms: 4000,
      ...more,
    }),
    mark: (row_id: number, kind: 'reset' | 'pause' | 'resume' | 'bury') => ({
      id: randomUUID(),
      kind,
      row_id,
      source_col: 1,
      target_col: 2,
      happened_at: now(),
    }),
    undo: (undoes: string) => ({ id: randomUUID(), kind: 'undo', undoes, happened_at: now() }),
    async send(...reviews: unknown[]): Promise<Results> {
      const { body } = await who.call<ResponseOf<'POST /api/reviews'>>('POST', '/api/reviews', { reviews });
      return body.results;
    },
    states: async (cluster: number) =>
      (await who.call<ResponseOf<'GET /api/reviews/states'>>('GET', `/api/reviews/states?cluster_id=${cluster}`)).body
        .states,
    today: async () => (await who.call<ResponseOf<'GET /api/reviews/today'>>('GET', '/api/reviews/today')).body,
    queue: async (query = '') =>
      (await who.call<ResponseOf<'GET /api/reviews/queue'>>('GET', `/api/reviews/queue${query}`)).body.queue,
    settings: (changes: object) =>
      who.call<ResponseOf<'PATCH /api/reviews/settings'>>('PATCH', '/api/reviews/settings', changes),
  };
}
