import { useConnection } from '../../../platform/http/connection.ts';
import { queryClient } from '../../../platform/http/query-client.ts';
import { reviewSettingsQuery } from '../../../platform/queries/reviews.ts';
import { readJson, writeJson } from '../../../platform/storage/storage.ts';
import { saveReviewSettings } from './review-settings.ts';

/** Time zones reported by this device, by user. */
const REPORTED = 'time_zone_told';
/** The server's default until a browser reports a zone. */
const UNREPORTED_ZONE = 'UTC';
/** The same hours under another name: if chosen by hand, it is not replaced by the next device's zone. */
export const CHOSEN_UTC = 'Etc/UTC';

function reportedZones(): Record<string, unknown> {
  const value = readJson(REPORTED);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Once for each user on each device: until then the server does not know when their day starts. */
export async function reportTimeZone(person: number): Promise<void> {
  if (Object.hasOwn(reportedZones(), person)) return;
  // Not from the cache: another device may have reported it, or the user chosen one.
  const { time_zone } = await queryClient.fetchQuery({ ...reviewSettingsQuery, staleTime: 0 });
  if (!useConnection.getState().reachable) return;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const tells = here && here !== UNREPORTED_ZONE && here !== CHOSEN_UTC;
  if (time_zone === UNREPORTED_ZONE && tells) await saveReviewSettings({ time_zone: here });
  writeJson(REPORTED, { ...reportedZones(), [person]: here });
}
