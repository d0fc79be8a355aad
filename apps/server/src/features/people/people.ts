import type { ResponseOf } from '@wordcluster/contract/types';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { notFound } from '../../failure.ts';

const PAGE = 50;

export type Person = ResponseOf<'GET /api/people'>['people'][number];

interface Found extends Omit<Person, 'last_seen'> {
  last_seen: Date | null;
}

const columns = sql`u.id, u.first_name, u.last_name, u.email, u.username, u.role, u.locked_at is not null as locked,
  greatest((select max(t.last_used_at) from access_tokens t where t.user_id = u.id),
    (select max(p.last_at) from sign_in_places p where p.user_id = u.id)) as last_seen`;

const shown = ({ last_seen, ...person }: Found): Person => ({
  ...person,
  last_seen: last_seen?.toISOString() ?? null,
});

/** A page of all users, by last name. The search finds parts of names and addresses. */
export async function listPeople(
  { db }: Context,
  { search = '', page = 1 }: { search?: string | undefined; page?: number | undefined },
): Promise<ResponseOf<'GET /api/people'>> {
  const pattern = `%${search
    .trim()
    .normalize('NFC')
    .replace(/[\\%_]/g, '\\$&')}%`;
  const matching = sql`(${search.trim()} = '' or u.first_name || ' ' || u.last_name ilike ${pattern}
    or u.email ilike ${pattern} or u.username ilike ${pattern})`;
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from users u where ${matching}`.execute(db);
  const { rows } = await sql<Found>`
    select ${columns} from users u where ${matching}
    order by u.last_name, u.first_name, u.id limit ${PAGE} offset ${(page - 1) * PAGE}`.execute(db);
  return { people: rows.map(shown), total: counted.rows[0]?.total ?? 0 };
}

/** A user; throws 404 if there is none. */
export async function readPerson({ db }: Pick<Context, 'db'>, id: number): Promise<Person> {
  const { rows } = await sql<Found>`select ${columns} from users u where u.id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound('The user');
  return shown(found);
}
