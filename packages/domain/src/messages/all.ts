/** All messages by id, a closed list. For the server: the browser loads the list of one area. */
import { accounts } from './accounts.ts';
import { browser } from './browser.ts';
import { clusters } from './clusters.ts';
import { coupons } from './coupons.ts';
import { imports } from './imports.ts';
import { links } from './links.ts';
import { messagesOf, type MessageOf } from './message.ts';
import { plans } from './plans.ts';
import { premium } from './premium.ts';
import { serverAccounts } from './server/accounts.ts';
import { eReaders } from './server/e-readers.ts';
import { serverGoals } from './server/goals.ts';
import { healthTexts } from './server/health.ts';
import { mails } from './server/mails.ts';
import { serverMedia } from './server/media.ts';
import { serverOrders } from './server/orders.ts';
import { reminders } from './server/reminders.ts';
import { requests } from './server/requests.ts';
import { serverPrint } from './server/print.ts';
import { serverReviews } from './server/reviews.ts';
import { serverTransfer } from './server/transfer.ts';
import { tutor } from './server/tutor.ts';
import { serverWords } from './server/words.ts';

/** Id to English text in ICU message format. An apostrophe before a brace is written twice. */
export const MESSAGES = {
  ...requests,
  ...accounts,
  ...serverAccounts,
  ...clusters,
  ...serverWords,
  ...links,
  ...imports,
  ...serverTransfer,
  ...serverMedia,
  ...serverPrint,
  ...serverReviews,
  ...serverGoals,
  ...eReaders,
  ...reminders,
  ...plans,
  ...premium,
  ...serverOrders,
  ...healthTexts,
  ...coupons,
  ...mails,
  ...browser,
  ...tutor,
} as const;

export type MessageId = keyof typeof MESSAGES;
export type Message<Id extends MessageId = MessageId> = MessageOf<Id>;
export const MESSAGE_IDS: readonly MessageId[] = Object.keys(MESSAGES).filter(isMessageId);

function isMessageId(id: string): id is MessageId {
  return Object.hasOwn(MESSAGES, id);
}

/** A message of the list, with the values that its text names. */
export const message = messagesOf(MESSAGES);

/** The message of an id in text form; null for other texts. Only for messages without values. */
export function messageById(id: string): Message | null {
  return isMessageId(id) ? { id, values: {}, text: MESSAGES[id] } : null;
}
