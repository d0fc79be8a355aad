import type { WordRow } from './word-rows.ts';

/** Batch size of rows and of their answers, for sending, storing and inserting. */
const BATCH_ROWS = 1000;
const BATCH_REVIEWS = 5000;

/** Batches limited by rows and by answers, so that neither side holds more than one in memory. */
export function rowBatches(send: (rows: WordRow[]) => Promise<void>) {
  let batch: WordRow[] = [];
  let reviews = 0;

  async function flush(): Promise<void> {
    if (batch.length === 0) return;
    const rows = batch;
    batch = [];
    reviews = 0;
    await send(rows);
  }

  async function add(row: WordRow): Promise<void> {
    if (reviews + row.reviews.length > BATCH_REVIEWS) await flush();
    const [first, ...further] = parts(row);
    batch.push(first);
    reviews += first.reviews.length;
    if (further.length > 0 || batch.length >= BATCH_ROWS) await flush();
    for (const part of further) await send([part]);
  }

  return { add, flush };
}

/** A row with many answers, split into consecutive parts; a state without answers is only valid at the beginning. */
function parts(row: WordRow): [WordRow, ...WordRow[]] {
  if (row.reviews.length <= BATCH_REVIEWS) return [row];
  const isGiven = ({ kind }: WordRow['reviews'][number]) => kind === 'given';
  const reviews = [...row.reviews.filter(isGiven), ...row.reviews.filter((review) => !isGiven(review))];
  const further: WordRow[] = [];
  for (let from = BATCH_REVIEWS; from < reviews.length; from += BATCH_REVIEWS)
    further.push({ ...row, continues: true, media: [], reviews: reviews.slice(from, from + BATCH_REVIEWS) });
  return [{ ...row, reviews: reviews.slice(0, BATCH_REVIEWS) }, ...further];
}
