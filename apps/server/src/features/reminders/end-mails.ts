import { createHmac } from 'node:crypto';
import { message } from '@wordcluster/domain/messages/all';
import { isSameSecret } from '../../access/secrets.ts';
import type { Context } from '../../context.ts';
import { invalidField } from '../../failure.ts';
import { changeReminders } from './schedule.ts';

const TOKEN = /^([1-9]\d{0,14})\.([\w-]{43})$/;

const signatureOf = (secret: string, userId: number) =>
  createHmac('sha256', secret).update(`reminder-mails-end\n${userId}`).digest('base64url');

const query = ({ config }: Context, userId: number) =>
  new URLSearchParams({ token: `${userId}.${signatureOf(config.secretKeys[0], userId)}` }).toString();

/** One-click unsubscribe address of mail programs (RFC 8058), signed for the recipient. */
export const endAddress = (context: Context, userId: number): string =>
  `${context.config.publicUrl}/api/reminder-mails/end?${query(context, userId)}`;

/** The page of a reminder's unsubscribe link. Only its button unsubscribes: mail scanners open links. */
export const endPage = (context: Context, userId: number): string =>
  `${context.config.publicUrl}/reminder-mails/end?${query(context, userId)}`;

/** Disables reminders by mail of a token's user; notifications on devices stay. */
export async function endReminderMails(context: Context, token: string): Promise<void> {
  const [, id, signature = ''] = TOKEN.exec(token) ?? [];
  const userId = Number(id);
  const genuine = context.config.secretKeys.some((key) => isSameSecret(signature, signatureOf(key, userId)));
  if (!genuine) throw invalidField('token', message('reminder.link_invalid'));
  await context.db.transaction().execute(async (trx) => {
    const reminder = await trx.selectFrom('reminders').select('mail').where('user_id', '=', userId).executeTakeFirst();
    if (reminder?.mail) await changeReminders(context, trx, userId, { mail: false });
  });
}
