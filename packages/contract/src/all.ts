import { accountExportCalls, accountCalls } from './accounts.ts';
import { auditCalls } from './audit.ts';
import { clusterCalls } from './clusters.ts';
import { couponCalls } from './coupons.ts';
import { eReaderCalls } from './e-readers.ts';
import { goalCalls } from './goals.ts';
import { healthCalls } from './health.ts';
import { knownCalls } from './known.ts';
import { languageCalls } from './language.ts';
import { linkCalls } from './links.ts';
import { mediaCalls } from './media.ts';
import { oauthCalls } from './oauth.ts';
import { orderCalls } from './orders.ts';
import { paymentCalls } from './payments.ts';
import { peopleCalls } from './people.ts';
import { practiceCalls } from './practice.ts';
import { preferenceCalls } from './preferences.ts';
import { premiumCalls } from './premium.ts';
import { reminderCalls } from './reminders.ts';
import { reviewCalls } from './reviews.ts';
import { printCalls } from './print.ts';
import { progressCalls } from './progress.ts';
import { rowCalls } from './rows.ts';
import { searchCalls } from './search.ts';
import { secondFactorCalls } from './second-factor.ts';
import { sessionCalls } from './sessions.ts';
import { sharingCalls } from './sharing.ts';
import { togetherCalls } from './live-editing.ts';
import { storageCalls } from './storage.ts';
import { tableImportCalls } from './table-imports.ts';
import { tokenCalls } from './tokens.ts';
import { wordFileCalls } from './word-files.ts';
import { settingsCalls } from './settings.ts';

/** Every call of the product. OpenAPI, the server's routes and the client's types are derived from it. */
export const calls = {
  ...accountCalls,
  ...accountExportCalls,
  ...secondFactorCalls,
  ...sessionCalls,
  ...tokenCalls,
  ...oauthCalls,
  ...preferenceCalls,
  ...reminderCalls,
  ...auditCalls,
  ...storageCalls,
  ...peopleCalls,
  ...clusterCalls,
  ...knownCalls,
  ...languageCalls,
  ...rowCalls,
  ...mediaCalls,
  ...searchCalls,
  ...reviewCalls,
  ...goalCalls,
  ...eReaderCalls,
  ...practiceCalls,
  ...wordFileCalls,
  ...tableImportCalls,
  ...printCalls,
  ...sharingCalls,
  ...linkCalls,
  ...togetherCalls,
  ...settingsCalls,
  ...premiumCalls,
  ...progressCalls,
  ...couponCalls,
  ...orderCalls,
  ...paymentCalls,
  ...healthCalls,
};
