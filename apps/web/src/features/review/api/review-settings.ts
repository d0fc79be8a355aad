import { call } from '../../../platform/http/api.ts';
import { queryClient } from '../../../platform/http/query-client.ts';
import {
  refreshReviews,
  reviewSettingsKey,
  reviewSettingsQuery,
  type ReviewSettings,
} from '../../../platform/queries/reviews.ts';
import { readText, writeText } from '../../../platform/storage/storage.ts';

/** Saves some settings; what is due is counted again by them. */
export async function saveReviewSettings(changes: Partial<ReviewSettings>): Promise<void> {
  const settings = await call('PATCH /api/reviews/settings', { body: changes });
  queryClient.setQueryData<ReviewSettings>(reviewSettingsKey, settings);
  await refreshReviews();
}

const TOLD = 'time_zone_told';
const ANY_ZONE = 'UTC';

/** Once on each device: until the browser has said so, the server does not know where a person's day begins. */
export async function tellTimeZone(): Promise<void> {
  if (readText(TOLD) !== null) return;
  const { time_zone } = await queryClient.ensureQueryData(reviewSettingsQuery);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (time_zone === ANY_ZONE && here && here !== ANY_ZONE) await saveReviewSettings({ time_zone: here });
  writeText(TOLD, here);
}
