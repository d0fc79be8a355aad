import type { Migration } from 'kysely/migration';
import * as foundation from './0001-foundation.ts';
import * as clusters from './0002-clusters.ts';
import * as transfer from './0003-transfer.ts';
import * as allowance from './0004-allowance.ts';
import * as premium from './0005-premium.ts';
import * as accounts from './0006-accounts.ts';
import * as cacheAge from './0007-cache-age.ts';
import * as signingKey from './0010-signing-key.ts';
import * as bytesOfClusters from './0011-bytes-of-clusters.ts';
import * as freeShares from './0015-free-shares.ts';
import * as drawnInvoices from './0016-drawn-invoices.ts';
import * as stagedBytes from './0017-staged-bytes.ts';
import * as accountSecurity from './0020-account-security.ts';
import * as auditLog from './0021-audit-log.ts';
import * as keptBytes from './0030-kept-bytes.ts';
import * as reviews from './0040-reviews.ts';
import * as reviewChanges from './0041-review-changes.ts';
import * as progress from './0045-progress.ts';
import * as healthSamples from './0050-health-samples.ts';
import * as pausedTests from './0048-paused-tests.ts';
import * as tagsOfRows from './0070-tags-of-rows.ts';
import * as importedWords from './0071-imported-words.ts';
import * as personalTokens from './0072-personal-tokens.ts';
import * as owners from './0080-owners.ts';
import * as signInNames from './0081-sign-in-names.ts';
import * as links from './0090-links.ts';
import * as invitations from './0091-invitations.ts';
import * as rowChanges from './0092-row-changes.ts';
import * as clusterMarks from './0095-cluster-marks.ts';
import * as preferences from './0096-preferences.ts';
import * as searchTexts from './0097-search-texts.ts';
import * as media from './0100-media.ts';
import * as sentMedia from './0101-sent-media.ts';
import * as stagedTags from './0102-staged-tags.ts';
import * as reminders from './0105-reminders.ts';
import * as pushSubscriptions from './0106-push-subscriptions.ts';
import * as stepsOfStates from './0110-steps-of-states.ts';
import * as acceptedAnswers from './0111-accepted-answers.ts';
import * as continuedStates from './0112-continued-states.ts';
import * as begunWords from './0113-begun-words.ts';
import * as daysOfRules from './0114-days-of-rules.ts';
import * as givenMemories from './0115-given-memories.ts';
import * as logWithoutReference from './0116-log-without-reference.ts';
import * as checksOfFiles from './0122-checks-of-files.ts';
import * as keyOfPool from './0123-key-of-pool.ts';
import * as whatIsDue from './0124-what-is-due.ts';
import * as ordersOfBuyers from './0125-orders-of-buyers.ts';
import * as endsOfMails from './0130-ends-of-mails.ts';
import * as restsOfClusters from './0131-rests-of-clusters.ts';
import * as restsOfDirections from './0132-rests-of-directions.ts';
import * as partsOfPool from './0140-parts-of-pool.ts';
import * as moreOfHealth from './0141-more-of-health.ts';

/** In order of their names. A migration that has been released is never changed; a new one is added. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-clusters': clusters,
  '0003-transfer': transfer,
  '0004-allowance': allowance,
  '0005-premium': premium,
  '0006-accounts': accounts,
  '0007-cache-age': cacheAge,
  '0010-signing-key': signingKey,
  '0011-bytes-of-clusters': bytesOfClusters,
  '0015-free-shares': freeShares,
  '0016-drawn-invoices': drawnInvoices,
  '0017-staged-bytes': stagedBytes,
  '0020-account-security': accountSecurity,
  '0021-audit-log': auditLog,
  '0030-kept-bytes': keptBytes,
  '0040-reviews': reviews,
  '0041-review-changes': reviewChanges,
  '0045-progress': progress,
  '0050-health-samples': healthSamples,
  '0048-paused-tests': pausedTests,
  '0070-tags-of-rows': tagsOfRows,
  '0071-imported-words': importedWords,
  '0072-personal-tokens': personalTokens,
  '0080-owners': owners,
  '0081-sign-in-names': signInNames,
  '0090-links': links,
  '0091-invitations': invitations,
  '0092-row-changes': rowChanges,
  '0095-cluster-marks': clusterMarks,
  '0096-preferences': preferences,
  '0097-search-texts': searchTexts,
  '0100-media': media,
  '0101-sent-media': sentMedia,
  '0102-staged-tags': stagedTags,
  '0105-reminders': reminders,
  '0106-push-subscriptions': pushSubscriptions,
  '0110-steps-of-states': stepsOfStates,
  '0111-accepted-answers': acceptedAnswers,
  '0112-continued-states': continuedStates,
  '0113-begun-words': begunWords,
  '0114-days-of-rules': daysOfRules,
  '0115-given-memories': givenMemories,
  '0116-log-without-reference': logWithoutReference,
  '0122-checks-of-files': checksOfFiles,
  '0123-key-of-pool': keyOfPool,
  '0124-what-is-due': whatIsDue,
  '0125-orders-of-buyers': ordersOfBuyers,
  '0130-ends-of-mails': endsOfMails,
  '0131-rests-of-clusters': restsOfClusters,
  '0132-rests-of-directions': restsOfDirections,
  '0140-parts-of-pool': partsOfPool,
  '0141-more-of-health': moreOfHealth,
};
