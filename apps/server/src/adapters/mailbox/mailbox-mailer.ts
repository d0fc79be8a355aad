import type { Mailer } from '../../ports/mailer.ts';

/** Development without SMTP: a mail counts as sent and stays readable at /dev/mailbox. */
export const mailboxMailer: Mailer = {
  send: async () => undefined,
  close: () => undefined,
};
