import type { AnswerOf } from '@wordcluster/contract/types';
import type { Context } from '../../context.ts';

const HOURS = 24;

/** Links that no mail server takes along: the administrator hands them to their people. Nothing where mails are sent. */
export async function mailedLinks({ db, clock, config }: Context): Promise<AnswerOf<'GET /api/mailed-links'>> {
  if (config.mail.smtpUrl !== undefined) return { links: [] };
  const mails = await db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'links', 'created_at'])
    .where('created_at', '>', new Date(clock.now().getTime() - HOURS * 3_600_000))
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return {
    links: mails.flatMap(({ recipient, subject, links, created_at }) =>
      links.map((link) => ({ email: recipient, subject, link, at: created_at.toISOString() })),
    ),
  };
}
