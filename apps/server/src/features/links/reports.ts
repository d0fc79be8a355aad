import type { ResponseOf } from '@wordcluster/contract/types';
import { reasonProblem } from '@wordcluster/domain/clusters/links';
import { message } from '@wordcluster/domain/messages/all';
import { normalizeText } from '@wordcluster/domain/text/characters';
import { throttle } from '../../access/throttle.ts';
import type { Context, Viewer } from '../../context.ts';
import { invalidField, notFound } from '../../failure.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import type { Mail } from '../../mail/layout.ts';
import { noteListRead, recordEvent } from '../audit/record-event.ts';
import { linkAddress } from './manage-links.ts';
import { openLink } from './open-link.ts';

const PER_HOUR = { times: 20, seconds: 3600 };
/** Maximum of pending reports per link: more add no information. */
const MAX_PENDING = 20;
const LISTED = 200;

function checkedReason(given: string): string {
  const reason = normalizeText(given);
  const problem = reasonProblem(reason);
  if (problem) throw invalidField('reason', problem);
  return reason;
}

/** Stores a visitor's report of a link until the administrator has handled it. */
export async function reportLink(context: Context, code: string, given: string, network: string): Promise<void> {
  const reason = checkedReason(given);
  await throttle(context, `link-report:${network}`, PER_HOUR);
  const link = await openLink(context, code);
  const { pending } = await context.db
    .selectFrom('link_reports')
    .select((eb) => eb.fn.countAll<number>().as('pending'))
    .where('user_id', '=', link.owner_id)
    .where('link_id', '=', link.id)
    .executeTakeFirstOrThrow();
  if (pending >= MAX_PENDING) return;
  await context.db
    .insertInto('link_reports')
    .values({ user_id: link.owner_id, link_id: link.id, reason, reported_at: context.clock.now() })
    .execute();
}

/** Reports of links that are still open. */
export async function listReports(
  context: Context,
  viewer: Viewer,
  network: string,
): Promise<ResponseOf<'GET /api/reports'>> {
  const reports = await context.db
    .selectFrom('link_reports as r')
    .innerJoin('cluster_links as l', (join) =>
      join.onRef('l.user_id', '=', 'r.user_id').onRef('l.id', '=', 'r.link_id'),
    )
    .innerJoin('clusters as c', (join) => join.onRef('c.user_id', '=', 'l.user_id').onRef('c.id', '=', 'l.cluster_id'))
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.reason', 'r.reported_at', 'l.id as link_id', 'l.code', 'c.title'])
    .select(['u.id as owner_id', 'u.first_name', 'u.last_name', 'u.email'])
    .where('l.ended_at', 'is', null)
    .where('c.removed_at', 'is', null)
    .orderBy('r.reported_at')
    .orderBy('r.id')
    .limit(LISTED)
    .execute();
  if (reports.length > 0) await noteListRead(context, { viewer, network, about: 'reports' });
  return reports.map(({ id, reason, reported_at, link_id, code, title, owner_id, first_name, last_name, email }) => ({
    id,
    reason,
    reported_at: reported_at.toISOString(),
    link: { id: link_id, url: linkAddress(context, code) },
    title,
    owner: { id: owner_id, first_name, last_name, email },
  }));
}

/** Closes a reported link permanently and mails its owner the reason. */
export async function closeReported(
  context: Context,
  viewer: Viewer,
  reportId: number,
  given: string,
  network: string,
): Promise<void> {
  const reason = checkedReason(given);
  const now = context.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const report = await trx.selectFrom('link_reports').selectAll().where('id', '=', reportId).executeTakeFirst();
    if (!report) throw notFound('The report');
    const { user_id: owner, link_id } = report;
    await trx.deleteFrom('link_reports').where('user_id', '=', owner).where('link_id', '=', link_id).execute();
    const closed = await trx
      .updateTable('cluster_links')
      .set({ ended_at: now, closed_reason: reason })
      .where('user_id', '=', owner)
      .where('id', '=', link_id)
      .where('ended_at', 'is', null)
      .returning('cluster_id')
      .executeTakeFirst();
    // The owner was faster.
    if (!closed) return;
    const reported = await trx
      .selectFrom('users')
      .innerJoin('clusters', 'clusters.user_id', 'users.id')
      .select(['users.email', 'users.first_name', 'clusters.title'])
      .where('users.id', '=', owner)
      .where('clusters.user_id', '=', owner)
      .where('clusters.id', '=', closed.cluster_id)
      .executeTakeFirstOrThrow();
    const about = `${reported.title}: ${reason}`;
    await recordEvent(trx, { type: 'link_closed', at: now, userId: owner, byUserId: viewer.id, network, about });
    await enqueueMail(context, trx, reported.email, closedMail(reported.first_name, reported.title, reason));
  });
}

const closedMail = (name: string, title: string, reason: string): Mail => ({
  subject: message('mail.link_closed_subject'),
  greeting: message('mail.greeting', { name }),
  paragraphs: [message('mail.link_closed_why', { title, reason }), message('mail.link_closed_after')],
});

/** Dismisses a report; the link stays open. */
export async function dismissReport({ db }: Context, reportId: number): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('link_reports').where('id', '=', reportId).executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('The report');
}
