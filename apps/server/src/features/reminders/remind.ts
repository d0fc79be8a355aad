import { isReminderDue, nextReminder, reminderEnd } from '@wordcluster/domain/schedule/reminders';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { inPartition } from '../../database/job-partitions.ts';
import { rulesOf } from '../reviews/rules.ts';
import { wordsDue } from '../reviews/today.ts';
import { message } from '@wordcluster/domain/messages/all';
import type { Mail } from '../../mail/layout.ts';
import { endAddress, endPage } from './end-mails.ts';

/** Batch size of users. */
const BATCH = 100;
/** Maximum distance of a next reminder; one beyond it was written by a clock that has been set back since. */
const FARTHEST_MS = 4 * 86_400_000;
const AGAIN_MS = 15 * 60_000;

interface Looked {
  user_id: number;
  next_at: Date;
  hour: number;
  last_at: Date | null;
}

/**
 * Reminds all users at their hour who have due words: queues their mail and their notifications. Once per user and day,
 * also with several servers or a crash: the statement that sets `next_at` also queues the mail (outbox). Returns the
 * number of reminded users.
 */
export async function remindOfWords(context: Context, stopped?: AbortSignal, share?: number): Promise<number> {
  let reminded = 0;
  for (;;) {
    const people = await dueReminders(context, BATCH, share);
    for (const person of people) {
      if (stopped?.aborted) return reminded;
      if (await remindUnlessBroken(context, person)) reminded += 1;
    }
    if (people.length < BATCH) return reminded;
  }
}

/** Users of a partition, or of all, whose reminder is due, longest overdue first. */
export async function dueReminders({ db, clock }: Context, most: number, share?: number): Promise<Looked[]> {
  const now = clock.now();
  const isOf = inPartition(sql`user_id`, share);
  // Each part from one end of the index: one condition for both would be read from end to end.
  const { rows } = await sql<Looked>`
    (select user_id, next_at, hour, last_at from reminders where next_at <= ${now} and ${isOf} order by next_at limit ${most})
    union all
    (select user_id, next_at, hour, last_at from reminders
      where next_at > ${new Date(now.getTime() + FARTHEST_MS)} and ${isOf} order by next_at desc limit ${most})`.execute(
    db,
  );
  return rows;
}

/** A failure of one user must not block the others. */
async function remindUnlessBroken(context: Context, person: Looked): Promise<boolean> {
  try {
    return await remind(context, person);
  } catch (error) {
    context.log.warn({ err: error, user: person.user_id }, 'a reminder failed, will be tried again');
    await claim(context.db, person, { next_at: new Date(context.clock.now().getTime() + AGAIN_MS) });
    return false;
  }
}

async function remind(context: Context, person: Looked): Promise<boolean> {
  const { db, clock } = context;
  const userId = person.user_id;
  const now = clock.now();
  const { timeZone } = await rulesOf(db, userId);
  const rule = { timeZone, hour: person.hour };
  const last = person.last_at?.getTime() ?? null;
  const user = await db
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const isDue = user && isReminderDue(rule, now.getTime(), last);
  const { words, minutes } = isDue ? await wordsDue(context, userId) : { words: 0, minutes: 0 };
  const endsAt = new Date(reminderEnd(rule, now.getTime()));
  const next = (since: number | null) => new Date(nextReminder(rule, now.getTime(), since));
  if (!user || words === 0) {
    await claim(db, person, { next_at: next(last) });
    return false;
  }
  return db.transaction().execute(async (trx) => {
    const claimed = await claim(trx, person, { next_at: next(now.getTime()), last_at: now });
    if (!claimed) return false;
    if (claimed.mail)
      await enqueueMail(
        context,
        trx,
        user.email,
        reminderMail(context, { userId, name: user.first_name, words, minutes, endsAt }),
      );
    const { numUpdatedRows } = await trx
      .updateTable('push_subscriptions')
      .set({ send_at: now, words, attempts: 0 })
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (claimed.mail || numUpdatedRows > 0n) return true;
    // Its devices have signed out since.
    await trx.updateTable('reminders').set({ next_at: null }).where('user_id', '=', userId).execute();
    return false;
  });
}

/** Claims a user's reminder, unless another server has claimed it or the settings changed since it was read. */
const claim = (db: Db, person: Looked, to: { next_at: Date; last_at?: Date }) =>
  db
    .updateTable('reminders')
    .set(to)
    .where('user_id', '=', person.user_id)
    .where('next_at', '=', person.next_at)
    .returning('mail')
    .executeTakeFirst();

interface Reminder {
  userId: number;
  name: string;
  words: number;
  minutes: number;
  endsAt: Date;
}

/** One click ends these mails: a mail program's own button (RFC 8058), or the page behind the quiet link at the end. */
const reminderMail = (context: Context, { userId, name, words, minutes, endsAt }: Reminder): Mail => ({
  subject: message('reminder.words_due', { count: words }),
  greeting: message('mail.greeting', { name }),
  paragraphs: [message('reminder.words_wait', { count: words }), message('reminder.minutes', { count: minutes })],
  action: { label: message('reminder.practise'), url: `${context.config.publicUrl}/today` },
  closing: message('reminder.closing'),
  aside: { label: message('reminder.end'), url: endPage(context, userId) },
  endsAt,
  headers: {
    'List-Unsubscribe': `<${endAddress(context, userId)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
});
