import type { InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { message } from '@wordcluster/domain/messages/all';
import { daysRemaining } from '@wordcluster/domain/premium/period';
import { tierName, type Tier } from '@wordcluster/domain/premium/prices';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import type { Mail } from '../../mail/layout.ts';
import { dayIn } from '../../mail/translate.ts';
import { whereKey, keyOf } from './orders/order-record.ts';
import { wantsMail } from '../../mail/wanted-mail.ts';

/** Days before the end, the nearest first: a late start of the job sends only the mail that is still true. */
const REMINDERS = [3, 14];
const DAY_MS = 86_400_000;
const BATCH = 100;

interface Ending {
  id: number;
  buyer_id: number;
  tier: Tier;
  ends_at: Date;
  email: string;
  first_name: string;
}

/**
 * Mails users whose Premium ends in 14 and in 3 days and who have not bought the next one. Exactly once, also with
 * several servers: the reminder's row is written in the mail's transaction. Returns the number of mails.
 */
export async function remindOfEnds(context: Context): Promise<number> {
  let sent = 0;
  for (const days of REMINDERS) {
    for (const order of await endingWithin(context, days)) {
      if (await remind(context, order, days)) sent += 1;
    }
  }
  return sent;
}

async function endingWithin({ db, clock }: Context, days: number): Promise<Ending[]> {
  const now = clock.now();
  const { rows } = await sql<Ending>`
    select o.id, o.buyer_id, o.tier, o.ends_at, u.email, u.first_name from orders o join users u on u.id = o.buyer_id
    where o.status = 'PAID' and o.ends_at > ${now} and o.ends_at <= ${new Date(now.getTime() + days * DAY_MS)}
      and coalesce(o.reminded, 100) > ${sql.lit(days)}
      and not exists (select 1 from orders n where n.buyer_id = o.buyer_id and n.status = 'PAID' and n.ends_at > o.ends_at)
    order by o.ends_at limit ${BATCH}`.execute(db);
  return rows;
}

function remind(context: Context, order: Ending, days: number): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('premium_reminders')
      .values({ order_id: order.id, buyer_id: order.buyer_id, days })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    await trx
      .updateTable('orders')
      .set({ reminded: days })
      .where(whereKey(keyOf(order)))
      .execute();
    if (!numInsertedOrUpdatedRows) return false;
    if (!(await wantsMail(trx, order.email, 'email_premium'))) return false;
    await enqueueMail(context, trx, order.email, endingMail(context, order));
    return true;
  });
}

const endingMail =
  ({ config, clock }: Context, { tier, ends_at, first_name }: Ending) =>
  (language: InterfaceLanguage): Mail => {
    const count = daysRemaining(ends_at, clock.now());
    const end = dayIn(language, config.seller.time_zone)(ends_at);
    return {
      subject: message('mail.ending_subject', { count }),
      greeting: message('mail.greeting', { name: first_name }),
      paragraphs: [message('mail.ending_day', { tier: tierName(tier), end, count }), message('mail.ending_rest')],
      action: { label: message('mail.ending_action'), url: `${config.publicUrl}/premium` },
    };
  };
