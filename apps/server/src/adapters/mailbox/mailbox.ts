import type { Mailer } from '../../ports/operation.ts';
import { escapeMarkup } from '@wordcluster/domain/text/markup';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/client.ts';
import type { Feature } from '../../feature.ts';

/** Development without SMTP: a mail counts as sent and stays readable at /dev/mailbox. */
export const mailboxMailer: Mailer = {
  send: async () => undefined,
  close: () => undefined,
};

const newestMails = (db: Db) =>
  db
    .selectFrom('mails')
    .select(['recipient as to', 'subject', 'text', 'links', 'headers', 'created_at'])
    .orderBy('id', 'desc')
    .limit(100)
    .execute();

/** Development only: every mail of the last days, newest first. Not registered in production. */
function mailboxRoutes(app: FastifyInstance, db: Db): void {
  app.get('/dev/mailbox.json', async () =>
    (await newestMails(db)).map(({ to, subject, text, links, headers }) => ({
      to,
      subject,
      text: text ?? '',
      links,
      headers,
    })),
  );
  app.get('/dev/mailbox', async (_request, reply) => {
    const mails = await newestMails(db);
    const items = mails.map(({ to, subject, text, links }) => {
      const anchors = links.map((link) => `<p><a href="${escapeMarkup(link)}">${escapeMarkup(link)}</a></p>`).join('');
      return `<article><h2>${escapeMarkup(subject)}</h2><p><b>To:</b> ${escapeMarkup(to)}</p><pre>${escapeMarkup(text ?? '')}</pre>${anchors}</article>`;
    });
    return reply.sendPage(
      (nonce) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Mailbox (development)</title>
<style nonce="${nonce}">body{font:16px/1.5 system-ui;max-width:720px;margin:32px auto;padding:0 24px;background:#101512;color:#e6ece8}
a{color:#3ddc84;word-break:break-all}article{border-top:1px solid #2b352f;padding:16px 0}h2{font-size:18px;margin:0}pre{white-space:pre-wrap;font:inherit}</style>
</head><body><main><h1>Mailbox</h1>${items.join('') || '<p>No mail yet.</p>'}</main></body></html>`,
    );
  });
}

export const mailbox: Feature = {
  routes(app, { config, db }) {
    if (!config.production) mailboxRoutes(app, db);
  },
};
