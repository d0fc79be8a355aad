import { describe, expect, test } from 'vitest';
import { reportTimeZone } from '../../src/features/review/api/time-zone.ts';
import { followReviews } from '../../src/features/review/start.ts';
import { queryClient } from '../../src/platform/http/query-client.ts';
import { reviewSettingsKey } from '../../src/platform/queries/reviews.ts';
import { NINA, REVIEW_SETTINGS } from '../support/samples.ts';
import { show } from '../support/show.tsx';
import { reviewResponses } from './scene.ts';
import { waitFor } from '../support/wait-for.ts';

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Calls of a page whose server knows this zone. */
async function asking(time_zone: string) {
  const settings = { ...REVIEW_SETTINGS, time_zone };
  const responses = { 'GET /api/reviews/settings': settings, 'PATCH /api/reviews/settings': REVIEW_SETTINGS };
  const requests = await show(null, { user: NINA, responses: reviewResponses([], responses) });
  return () => requests.flatMap(({ name, body }) => (name === 'PATCH /api/reviews/settings' ? [body] : []));
}

describe('the time zone of a person', () => {
  test('is reported once for each user of the device', async () => {
    const patches = await asking('UTC');
    for (const person of [NINA.id, NINA.id, NINA.id + 1, NINA.id]) await reportTimeZone(person);
    expect(patches()).toEqual([{ time_zone: HERE }, { time_zone: HERE }]);
  });

  test('is reported wherever they start, not only on Today', async () => {
    const patches = await asking('UTC');
    const stop = followReviews(NINA.id);
    await waitFor(() => expect(patches()).toEqual([{ time_zone: HERE }]));
    stop();
  });

  test('stays as it was chosen, by another name of UTC too, and elsewhere since this page knew it', async () => {
    for (const chosen of ['Etc/UTC', 'Asia/Tokyo']) {
      const patches = await asking(chosen);
      queryClient.setQueryData(reviewSettingsKey, REVIEW_SETTINGS);
      await reportTimeZone(NINA.id);
      expect(patches()).toEqual([]);
    }
  });
});
