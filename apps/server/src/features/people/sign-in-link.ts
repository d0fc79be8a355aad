import type { Context, Viewer } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { notFound } from '../../failure.ts';
import { accountLinks } from '../accounts/mails.ts';
import { findUser, deleteMailTokens, insertMailToken } from '../accounts/repository.ts';
import { recordEvent } from '../audit/record-event.ts';

const LINK_HOURS = 24;

/** One-time link: signs in as the user, once, within 24 hours. Revokes the user's earlier links. */
export async function makeSignInLink(context: Context, trx: Db, userId: number): Promise<string> {
  await deleteMailTokens(trx, userId, 'sign-in');
  const token = await insertMailToken(trx, userId, 'sign-in', context.clock.now(), LINK_HOURS);
  return accountLinks(context.config).signIn(token);
}

/** The administrator passes a link to a user who has no password or forgot it. */
export async function newSignInLink(
  context: Context,
  viewer: Viewer,
  userId: number,
  network: string,
): Promise<string> {
  return context.db.transaction().execute(async (trx) => {
    if (!(await findUser(trx, userId))) throw notFound('The user');
    const event = { at: context.clock.now(), userId, byUserId: viewer.id, network };
    await recordEvent(trx, { type: 'sign_in_link_made', ...event });
    return makeSignInLink(context, trx, userId);
  });
}
