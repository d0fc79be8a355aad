import { createTransport } from 'nodemailer';
import type { Mailer } from '../../ports/operation.ts';

/** Sends through an SMTP server: `smtp://user:password@host:587` or `smtps://…:465`. Every step has a timeout. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, {
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Retry for a connection that the server closed while idle. Other failures are retried from the outbox.
    maxRequeues: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object);
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send(mail) {
      await transport.sendMail({
        from,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<mail-${mail.id}@${domain}>`,
        // Vacation responders and other robots must not reply (RFC 3834).
        headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      });
    },
    close: () => transport.close(),
  };
}
