import type { AnswerOf, BodyOf } from '@wordcluster/contract/types';
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
type Answer = AnswerOf<'POST /api/people'>;
type Added = Body['people'][number];

/** Adds all of them or nobody: a list with a mistake is mended and sent again. */
export async function addPeople(context: Context, viewer: Viewer, { people }: Body, network: string): Promise<Answer> {
  return context.db.transaction().execute(async (trx) => {
    const made: Answer['people'] = [];
    for (const [place, one] of people.entries()) {
      const id = await addPerson({ context, trx, viewer, network, place }, one);
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
  /** In the list, for what is wrong. */
  place: number;
}

async function addPerson({ context, trx, viewer, network, place }: Adding, one: Added): Promise<number> {
  const now = context.clock.now();
  const check = (field: string, wrong: Message | null) => {
    if (wrong !== null) throw invalidField(`people.${place}.${field}`, wrong);
  };
  const email = one.email?.trim() ? normalizeEmail(one.email) : null;
  const names = { first_name: normalizeName(one.first_name ?? ''), last_name: normalizeName(one.last_name ?? '') };
  if (email !== null) check('email', validateEmail(email));
  // Without an address the names are all that tells people apart.
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
    // The administrator answers for them: nobody else could confirm people without an address.
    confirmed_at: now,
    created_at: now,
  });
  if (id === null) throw invalidField(`people.${place}.email`, message('account.email_taken'));
  const username = await nameFor({ trx, place, id }, one, names, email);
  await trx.updateTable('users').set({ username }).where('id', '=', id).execute();
  await recordEvent(trx, { type: 'person_added', at: now, userId: id, byUserId: viewer.id, network });
  if (email !== null) await acceptInvitations(trx, { userId: id, email }, now);
  return id;
}

/** The name that was asked for, or one made of the person's names where they have no address. */
async function nameFor(
  { trx, place, id }: { trx: Db; place: number; id: number },
  one: Added,
  names: { first_name: string; last_name: string },
  email: string | null,
): Promise<string | null> {
  if (one.username?.trim()) {
    const asked = normalizeUsername(one.username);
    if (await claimName(trx, 'username', asked, id)) return asked;
    throw invalidField(`people.${place}.username`, message('account.username_taken'));
  }
  if (email !== null) return null;
  const taken = new Set<string>();
  for (;;) {
    const made = usernameFrom(names.first_name, names.last_name, (name) => taken.has(name));
    if ((await userNamed(trx, 'username', made)) === null && (await claimName(trx, 'username', made, id))) return made;
    taken.add(made);
  }
}
