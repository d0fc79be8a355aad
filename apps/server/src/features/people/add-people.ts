import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { normalizeEmail, validateEmail } from '@wordcluster/domain/accounts/email';
import { normalizeName, validateFirstName, validateLastName } from '@wordcluster/domain/accounts/names';
import { normalizeUsername, usernameFrom, validateUsername } from '@wordcluster/domain/accounts/usernames';
import { message } from '@wordcluster/domain/messages/all';
import type { Message } from '@wordcluster/domain/messages/all';
import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { claimName, userNamed } from '../../access/sign-in-names.ts';
import { invalidField } from '../../failure.ts';
import { insertUser } from '../accounts/repository.ts';
import { recordEvent } from '../audit/record-event.ts';
import { acceptInvitations } from '../invitations/invitations.ts';
import { readPerson } from './people.ts';
import { makeSignInLink } from './sign-in-link.ts';

type Body = BodyOf<'POST /api/people'>;
type AddPeopleResponse = ResponseOf<'POST /api/people'>;
type Added = Body['people'][number];

/** Atomic: adds all or none, so that a list with a mistake can be corrected and sent again. */
export async function addPeople(
  context: Context,
  viewer: Viewer,
  { people }: Body,
  network: string,
): Promise<AddPeopleResponse> {
  return context.db.transaction().execute(async (trx) => {
    const made: AddPeopleResponse['people'] = [];
    for (const [index, one] of people.entries()) {
      const id = await addPerson({ context, trx, viewer, network, index }, one);
      const sign_in_link = await makeSignInLink(context, trx, id);
      made.push({ ...(await readPerson({ db: trx }, id)), sign_in_link });
    }
    return { people: made };
  });
}

interface Adding {
  context: Context;
  trx: Db;
  viewer: Viewer;
  network: string;
  /** Index in the list, for errors. */
  index: number;
}

async function addPerson({ context, trx, viewer, network, index }: Adding, one: Added): Promise<number> {
  const now = context.clock.now();
  const check = (field: string, wrong: Message | null) => {
    if (wrong !== null) throw invalidField(`people.${index}.${field}`, wrong);
  };
  const email = one.email?.trim() ? normalizeEmail(one.email) : null;
  const names = { first_name: normalizeName(one.first_name ?? ''), last_name: normalizeName(one.last_name ?? '') };
  if (email !== null) check('email', validateEmail(email));
  // Without an address, names are the only identification.
  if (email === null && !(names.first_name && names.last_name)) check('email', message('account.name_or_email'));
  if (names.first_name) check('first_name', validateFirstName(names.first_name));
  if (names.last_name) check('last_name', validateLastName(names.last_name));
  if (one.username?.trim()) check('username', validateUsername(one.username));
  const id = await insertUser(trx, {
    ...names,
    first_name: names.first_name || (email?.split('@')[0] ?? ''),
    email,
    role: one.role ?? 'person',
    role_by: one.role === undefined ? null : 'people',
    // Confirmed by the administrator: users without an address cannot confirm themselves.
    confirmed_at: now,
    created_at: now,
  });
  if (id === null) throw invalidField(`people.${index}.email`, message('account.email_taken'));
  const username = await nameFor({ trx, index, id }, one, names, email);
  await trx.updateTable('users').set({ username }).where('id', '=', id).execute();
  await recordEvent(trx, { type: 'person_added', at: now, userId: id, byUserId: viewer.id, network });
  if (email !== null) await acceptInvitations(trx, { userId: id, email }, now);
  return id;
}

/** The requested username, or one made from the user's names if they have no address. */
async function nameFor(
  { trx, index, id }: { trx: Db; index: number; id: number },
  one: Added,
  names: { first_name: string; last_name: string },
  email: string | null,
): Promise<string | null> {
  if (one.username?.trim()) {
    const requested = normalizeUsername(one.username);
    if (await claimName(trx, 'username', requested, id)) return requested;
    throw invalidField(`people.${index}.username`, message('account.username_taken'));
  }
  if (email !== null) return null;
  const taken = new Set<string>();
  for (;;) {
    const made = usernameFrom(names.first_name, names.last_name, (name) => taken.has(name));
    if ((await userNamed(trx, 'username', made)) === null && (await claimName(trx, 'username', made, id))) return made;
    taken.add(made);
  }
}
