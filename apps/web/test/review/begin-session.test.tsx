import { describe, expect, test } from 'vitest';
import { prepareSession } from '../../src/features/review/api/begin-session.ts';
import { publishConnection } from '../../src/platform/http/connection.ts';
import { refreshReviews } from '../../src/platform/queries/reviews.ts';
import { NINA, REVIEW_SETTINGS } from '../support/samples.ts';
import { show } from '../support/show.tsx';
import { queued, reviewResponses, today } from './scene.ts';

const ALL = { clusterId: null, rowIds: null, minutes: null, size: null };
const prepare = () => prepareSession(NINA.id, ALL, () => false);

describe('a new session', () => {
  test('uses settings that were changed elsewhere, once a change is possible', async () => {
    let settings = REVIEW_SETTINGS;
    const responses = reviewResponses([queued(0, 'type')], { 'GET /api/reviews/settings': () => settings });
    await show(null, { user: NINA, responses });
    expect((await prepare()).material.settings).toEqual(REVIEW_SETTINGS);
    settings = { ...REVIEW_SETTINGS, ways: ['flashcard'], retention: 0.95 };
    await refreshReviews();
    const { material } = await prepare();
    expect(material.settings).toEqual(settings);
    expect(material.rules).toMatchObject({ ways: ['flashcard'], retention: 0.95 });
  });

  test('uses cached settings if the server does not respond', async () => {
    let away = false;
    const settings = () => {
      if (away) throw new TypeError('The line is cut.');
      return REVIEW_SETTINGS;
    };
    await show(null, {
      user: NINA,
      responses: reviewResponses([queued(0, 'type')], { 'GET /api/reviews/settings': settings }),
    });
    await prepare();
    away = true;
    await refreshReviews();
    expect((await prepare()).material.settings).toEqual(REVIEW_SETTINGS);
    publishConnection(true);
  });

  test('of all that is due asks more than 500 words', async () => {
    const words = Array.from({ length: 600 }, (_, index) => {
      const word = queued(0, 'type');
      const row_id = 1000 + index;
      return { ...word, row_id, row: { ...word.row, id: row_id }, state: { ...word.state, row_id } };
    });
    const responses = reviewResponses([], {
      'GET /api/reviews/today': today(words.length),
      'GET /api/reviews/queue': (_body, search) => ({ queue: words.slice(0, Number(search.get('limit'))) }),
    });
    await show(null, { user: NINA, responses });
    expect((await prepare()).words).toHaveLength(600);
  });
});
