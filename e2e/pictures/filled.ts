import type { Product } from '@wordcluster/testing/product';
import type { ReviewEntry } from '@wordcluster/contract/reviews';

const DAY = 24 * 3_600_000;

/** Data of the pictures, beside the demo accounts'. */
export interface Filled {
  german: number;
  slovak: number;
  /** Without any row, of the account `free`. */
  empty: number;
  /** Where a link leads that the visitor has. */
  link: string;
  /** Rows that were practised, and others. */
  practised: number[];
  fresh: number[];
}

interface Row {
  id: number;
}

const rowsOf = (server: Product, cluster: number) => server.call<Row[]>('GET', `/api/clusters/${cluster}/clusterRows`);

/** Days after the first on which a word is asked again, with its rating. */
const REPEATS = [
  { after: 0, rating: 3 },
  { after: 1, rating: 3 },
  { after: 4, rating: 3 },
  { after: 11, rating: 4 },
  { after: 26, rating: 3 },
] as const;

/** A learner's answers of five weeks: some words known, some slipping away, some due today. */
function answersOf(rows: readonly Row[]): ReviewEntry[] {
  const now = Date.now();
  return rows.flatMap(({ id }, index) =>
    REPEATS.flatMap(({ after, rating }, time): ReviewEntry[] => {
      const daysAgo = 34 - 2 * index - after;
      if (daysAgo < 1) return [];
      const slips = (index % 4 === 1 && time === 2) || (index === 2 && time > 0);
      return [
        {
          id: `00000000-0000-4000-8000-${String(id * 100 + time).padStart(12, '0')}`,
          kind: 'answer',
          row_id: id,
          source_col: 1,
          target_col: 2,
          happened_at: new Date(now - daysAgo * DAY + index * 20_000).toISOString(),
          rating: slips ? 1 : rating,
          verdict: slips ? 'wrong' : 'right',
          way: 'type',
          duration_ms: 4000 + 700 * index,
        },
      ];
    }),
  );
}

/** A row that was changed twice since the cluster was shared, and rows from before an import of one that is gone again. */
async function change(server: Product, cluster: number): Promise<void> {
  const [first] = await rowsOf(server, cluster);
  const row = `/api/clusters/${cluster}/clusterRows/${first?.id}`;
  for (const sentence of ['Der Bahnhof ist da vorne.', 'Wo ist der Bahnhof?'])
    await server.call('PATCH', row, { col_3_value: sentence });
  await server.call('POST', `/api/clusters/${cluster}/paste-import`, { text: 'das Schloss\tcastle\nder Fluss\triver' });
  await server.call('POST', `/api/clusters/${cluster}/start-import`, { first_line_header: false, append: true });
  for (const { id } of (await rowsOf(server, cluster)).slice(-2))
    await server.call('DELETE', `/api/clusters/${cluster}/clusterRows/${id}`);
}

/** Fills the demo accounts with the data of some weeks of use. */
export async function fill(server: Product): Promise<Filled> {
  await server.signIn('free@wordcluster.example');
  const columns = { col_1_name: 'Spanish', col_2_name: 'English', col_1_language: 'es', col_2_language: 'en' };
  const { id: empty } = await server.call<Row>('POST', '/api/clusters', {
    title: 'For the trip to Seville',
    ...columns,
  });

  await server.signIn('demo@wordcluster.example');
  const clusters = await server.call<(Row & { title: string })[]>('GET', '/api/clusters');
  const [german = 0, slovak = 0] = ['German', 'Slovak'].map(
    (language) => clusters.find(({ title }) => title.startsWith(language))?.id,
  );
  await server.call('PATCH', '/api/reviews/settings', { test_answers: false, time_zone: 'Europe/Bratislava' });
  const animals = await rowsOf(server, slovak);
  const rows = [...(await rowsOf(server, german)), ...animals.slice(0, 4)];
  const fresh = animals.slice(4).map(({ id }) => id);
  await server.call('POST', '/api/reviews', { reviews: answersOf(rows) });
  await server.call('PATCH', `/api/clusters/${german}`, { tags: ['travel', 'spoken'] });
  await server.call('PATCH', `/api/clusters/${slovak}`, { tags: ['nature'] });
  await server.call('POST', `/api/clusters/${german}/share`, { email: 'free@wordcluster.example' });
  await change(server, german);
  const { url } = await server.call<{ url: string }>('POST', `/api/clusters/${german}/links`);
  const link = new URL(url).pathname;
  await server.call('POST', `/api/links/${link.split('/').at(-1)}/report`, { reason: 'The third word is misspelt.' });

  await server.signIn('admin@wordcluster.example');
  const practised = rows.slice(0, 6).map(({ id }) => id);
  const filled = { german, slovak, empty, link, practised, fresh };
  // Without a shop nothing more is sold.
  const { shop } = await server.call<{ shop: boolean }>('GET', '/api/configuration');
  if (!shop) return filled;
  const coupon = { type: 'percentage', value: 15, allowed: 'any', code: 'AUTUMN', active: true };
  await server.call('POST', '/api/coupons', coupon);
  await server.call('POST', '/api/coupons', { ...coupon, type: 'fixed', value: 10, code: 'FRIEND', usages: 5 });
  return filled;
}
