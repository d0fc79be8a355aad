import { message } from '@wordcluster/domain/messages/all';
import type { Context } from '../../context.ts';
import type { Mail } from '../../mail/layout.ts';
import { endAddress, endPage } from './end-mails.ts';

interface Reminder {
  userId: number;
  name: string;
  words: number;
  minutes: number;
  endsAt: Date;
}

/** One click ends these mails: a mail program's own button (RFC 8058), or the page behind the quiet link at the end. */
export const reminderMail = (context: Context, { userId, name, words, minutes, endsAt }: Reminder): Mail => ({
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
