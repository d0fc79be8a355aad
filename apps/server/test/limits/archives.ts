import { strToU8, zipSync } from 'fflate';

/** The archive of an account with a word that was answered so often. */
export function archiveOf(ids: readonly string[], now: Date): Uint8Array {
  const from = now.getTime() - ids.length * 60_000;
  const reviews = ids.map((id, n) => ({
    id,
    kind: 'answer',
    source: 1,
    target: 2,
    at: from + n * 60_000,
    rating: 3,
    verdict: 'right',
    way: 'flashcard',
    took: 1000,
  }));
  const columns = { col_1_name: 'Word', col_2_name: 'Meaning', col_3_name: null };
  const languages = { col_1_language: null, col_2_language: null, col_3_language: null };
  const row = { id: 1, values: ['pes', 'dog', null], tags: [], reviews };
  const cluster = { id: 1, title: 'Words', description: null, ...columns, ...languages, rows: [row] };
  const account = { wordcluster: 1, installation: 'abcdef01', clusters: [cluster] };
  return zipSync({ 'account.json': strToU8(JSON.stringify(account)) });
}
