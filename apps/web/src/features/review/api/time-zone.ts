import { useConnection } from '../../../platform/http/connection.ts';
import { queryClient } from '../../../platform/http/query-client.ts';
import { reviewSettingsQuery } from '../../../platform/queries/reviews.ts';
import { readJson, writeJson } from '../../../platform/storage/storage.ts';
import { saveReviewSettings } from './review-settings.ts';

/** Zones that this device told, by person. */
const TOLD = 'time_zone_told';
/** What the server takes until a browser has said where the person is. */
const UNTOLD_ZONE = 'UTC';
/** The same hours under another name: who chooses them by hand keeps them, whatever the next device says. */
export const CHOSEN_UTC = 'Etc/UTC';

function storedTold(): Record<string, unknown> {
  const value = readJson(TOLD);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Once for each person on each device: until a browser has said so, the server does not know where their day begins. */
export async function tellTimeZone(person: number): Promise<void> {
  if (Object.hasOwn(storedTold(), person)) return;
  // Not what is kept here: another device may have told it, or the person chosen one.
  const { time_zone } = await queryClient.fetchQuery({ ...reviewSettingsQuery, staleTime: 0 });
  if (!useConnection.getState().reachable) return;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const tells = here && here !== UNTOLD_ZONE && here !== CHOSEN_UTC;
  if (time_zone === UNTOLD_ZONE && tells) await saveReviewSettings({ time_zone: here });
  writeJson(TOLD, { ...storedTold(), [person]: here });
}
