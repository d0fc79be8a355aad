import { networkOf, shownNetwork } from '@wordcluster/domain/accounts/network';
import type { FastifyInstance } from 'fastify';
import type { Context, Viewer } from '../../context.ts';
import { DAY, type Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { sql, type ExpressionBuilder } from 'kysely';
import type { ResponseOf, ParsedCall } from '@wordcluster/contract/types';
import type { Database } from '../../database/schema/index.ts';
import { noteRead } from './record-event.ts';

const PAGE = 50;

type Filters = ParsedCall<'GET /api/events'>['query'];
type Where = ExpressionBuilder<Database & { e: Database['audit_events'] }, 'e'>;

/** Events in the viewer's account, newest first. */
async function ownEvents(context: Context, viewer: Viewer, page = 1): Promise<ResponseOf<'GET /api/user/events'>> {
  return pageOf(context, (where) => where('e.user_id', '=', viewer.id), page);
}

/** Events in all accounts, or by and about one user. */
async function allEvents(
  context: Context,
  viewer: Viewer,
  { user_id, type, from, to, page = 1 }: Filters,
  network: string,
): Promise<ResponseOf<'GET /api/events'>> {
  if (user_id !== undefined) await noteRead(context, user_id, { viewer, network, about: 'events' });
  const conditions = (where: Where) =>
    where.and([
      ...(user_id === undefined
        ? []
        : [where.or([where('e.user_id', '=', user_id), where('e.by_user_id', '=', user_id)])]),
      ...(type === undefined ? [] : [where('e.type', '=', type)]),
      ...(from === undefined ? [] : [where('e.at', '>=', new Date(from))]),
      ...(to === undefined ? [] : [where('e.at', '<', new Date(to))]),
    ]);
  return pageOf(context, conditions, page);
}

async function pageOf({ db }: Context, conditions: (where: Where) => ReturnType<Where['and']>, page: number) {
  const matching = db.selectFrom('audit_events as e').where(conditions);
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .leftJoin('users as b', 'b.id', 'e.by_user_id')
    .select([
      'e.id',
      'e.type',
      'e.at',
      'e.network',
      'e.about',
      'e.times',
      'e.last_at',
      'u.id as user_id',
      'b.id as by_id',
    ])
    .select(['u.first_name as user_first', 'u.last_name as user_last', 'u.email as user_email'])
    .select(['b.first_name as by_first', 'b.last_name as by_last', 'b.email as by_email'])
    .orderBy('e.id', 'desc')
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute();
  return {
    events: rows.map((row) => ({
      id: row.id,
      type: row.type,
      at: (row.last_at ?? row.at).toISOString(),
      times: row.times,
      by: personOf(row.by_id, row.by_first, row.by_last, row.by_email),
      user: personOf(row.user_id, row.user_first, row.user_last, row.user_email),
      from: row.network === null ? null : shownNetwork(row.network),
      about: row.about,
    })),
    total: total,
    pages: Math.max(1, Math.ceil(total / PAGE)),
  };
}

const personOf = (id: number | null, first: string | null, last: string | null, email: string | null) =>
  id === null ? null : { id, first_name: first ?? '', last_name: last ?? '', email: email ?? '' };

/** The audit log, for the user and for the administrator. */
function auditRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/user/events', ({ viewer, query }) => ownEvents(context, viewer, query.page));
  route(app, 'GET /api/events', ({ viewer, query, request }) =>
    allEvents(context, viewer, query, networkOf(request.ip)),
  );
}

export const audit: Feature = {
  routes: auditRoutes,
  cleanUp: [({ db }, ago) => sql`delete from audit_events where at < ${ago(365 * DAY)}`.execute(db)],
};
