import { randomBytes } from 'node:crypto';
import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { canShare, UPGRADE_SHARING } from '@wordcluster/domain/clusters/free-plan';
import { MAX_LINKS } from '@wordcluster/domain/clusters/links';
import { message } from '@wordcluster/domain/messages/all';
import { lockPerson } from '../../access/lock-person.ts';
import { sql } from 'kysely';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { Failure, notFound } from '../../failure.ts';
import { recordEvent } from '../audit/record-event.ts';
import { assertOwner } from '../clusters/policy.ts';

type Call = 'POST /api/clusters/:cluster_id/links';
type Link = ResponseOf<Call>;

const shown = ['id', 'code', 'indexed', 'created_at'] as const;

/** The address that is handed on. */
export const linkAddress = ({ config }: Pick<Context, 'config'>, code: string) => `${config.publicUrl}/l/${code}`;

function answered(context: Context, link: { id: number; code: string; indexed: boolean; created_at: Date }): Link {
  const { id, code, indexed, created_at } = link;
  return { id, url: linkAddress(context, code), indexed, created_at: created_at.toISOString() };
}

/** The open links of an own cluster. */
export async function listLinks(context: Context, viewer: Viewer, clusterId: number): Promise<Link[]> {
  await assertOwner(context, viewer, clusterId);
  const links = await context.db
    .selectFrom('cluster_links')
    .select(shown)
    .where('user_id', '=', viewer.id)
    .where('cluster_id', '=', clusterId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
  return links.map((link) => answered(context, link));
}

/** Maximum number of closed links per cluster; a deleted one gives the same response as a closed one. */
const MAX_ENDED = 50;

/**
 * The oldest closed ones are deleted first. One that the administrator closed stays: it blocks new links of the
 * cluster.
 */
const deleteEnded = (trx: Db, userId: number, clusterId: number) =>
  sql`
    delete from cluster_links where user_id = ${userId} and id in (
      select id from cluster_links
      where user_id = ${userId} and cluster_id = ${clusterId} and ended_at is not null and closed_reason is null
      order by ended_at desc, id desc offset ${MAX_ENDED})`.execute(trx);

/** Makes a link of an own cluster; for Premium users, as sharing is. */
export async function makeLink(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  input: BodyOf<Call>,
  network: string,
): Promise<Link> {
  await assertOwner(context, viewer, clusterId);
  if (!canShare({ premium: viewer.premium })) throw new Failure('plan_limit', UPGRADE_SHARING);
  const now = context.clock.now();
  return context.db.transaction().execute(async (trx) => {
    // Two at once cannot both be the last one.
    await lockPerson(trx, viewer.id);
    const made = await trx
      .selectFrom('cluster_links')
      .select(['ended_at', 'closed_reason'])
      .where('user_id', '=', viewer.id)
      .where('cluster_id', '=', clusterId)
      .execute();
    if (made.some(({ closed_reason }) => closed_reason !== null))
      throw new Failure('forbidden', message('link.closed_by_administrator'));
    if (made.filter(({ ended_at }) => ended_at === null).length >= MAX_LINKS)
      throw new Failure('conflict', message('link.too_many', { most: MAX_LINKS }));
    const link = await trx
      .insertInto('cluster_links')
      .values({
        user_id: viewer.id,
        cluster_id: clusterId,
        code: randomBytes(16).toString('base64url'),
        indexed: input?.indexed ?? false,
        created_at: now,
      })
      .returning(shown)
      .executeTakeFirstOrThrow();
    await deleteEnded(trx, viewer.id, clusterId);
    await recordEvent(trx, { type: 'link_made', at: now, userId: viewer.id, byUserId: viewer.id, network });
    return answered(context, link);
  });
}

/** Sets whether search engines may list it. */
export async function changeLink(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  linkId: number,
  indexed: boolean,
): Promise<Link> {
  await assertOwner(context, viewer, clusterId);
  const link = await context.db
    .updateTable('cluster_links')
    .set({ indexed })
    .where('user_id', '=', viewer.id)
    .where('cluster_id', '=', clusterId)
    .where('id', '=', linkId)
    .where('ended_at', 'is', null)
    .returning(shown)
    .executeTakeFirst();
  if (!link) throw notFound('The link');
  return answered(context, link);
}

/** Ends a link for good. Needs no Premium: taking back must always be possible. */
export async function endLink(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  linkId: number,
  network: string,
): Promise<void> {
  await assertOwner(context, viewer, clusterId);
  const now = context.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('cluster_links')
      .set({ ended_at: now })
      .where('user_id', '=', viewer.id)
      .where('cluster_id', '=', clusterId)
      .where('id', '=', linkId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound('The link');
    await recordEvent(trx, { type: 'link_ended', at: now, userId: viewer.id, byUserId: viewer.id, network });
  });
}
