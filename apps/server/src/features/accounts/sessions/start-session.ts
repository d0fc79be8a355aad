import { message } from '@wordcluster/domain/messages/all';
import { sql } from 'kysely';
import { isUsername } from '@wordcluster/domain/accounts/usernames';
import { userNamed } from '../../../access/sign-in-names.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../database/client.ts';
import { Failure } from '../../../failure.ts';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { newDeviceMail } from '../mails.ts';
import { findUser, insertAccessToken } from '../repository.ts';

const DAY = 86_400_000;
/** Days for which a network is remembered: from there logins bypass the account's throttle, and no mail is sent. */
export const KNOWN_NETWORK_DAYS = 180;
const MAX_SESSIONS = 50;
const MAX_KNOWN_NETWORKS = 100;

interface SignIn {
  userId: number;
  deviceName: string;
  /** /24 or /64. */
  network: string;
  /** A second factor was verified. */
  withFactor: boolean;
  /** Issuer of the identity. */
  issuer?: string | null;
}

type SignInOrigin = Omit<SignIn, 'withFactor' | 'issuer'>;

/**
 * Signs a device in; returns its token. The owner gets a mail when device and network are new to an account that has
 * signed in before. Beyond 50 sessions the one unused for longest ends. Belongs into a transaction.
 */
export async function startSession(
  context: Context,
  trx: Db,
  { withFactor, issuer = null, ...signIn }: SignIn,
): Promise<string> {
  const { userId, network } = signIn;
  const now = context.clock.now();
  const deviceName = signIn.deviceName.slice(0, 255);
  await assertUnlocked(trx, userId);
  const token = await insertAccessToken(trx, userId, deviceName, now, { network, withFactor, issuer });
  await endOldestSessions(trx, userId);
  await recordEvent(trx, { type: 'sign_in', at: now, userId, byUserId: userId, network, about: deviceName });
  if (await isNewOrigin(trx, { userId, deviceName, network }, now)) {
    const user = await findUser(trx, userId);
    if (user)
      await enqueueMail(
        context,
        trx,
        user.email,
        newDeviceMail(user.first_name, deviceName, network, context.config.publicUrl),
      );
  }
  await rememberOrigin(trx, { userId, deviceName, network }, now);
  return token;
}

/** Waits for a concurrent lock of the account; a later one ends this session too. */
async function assertUnlocked(trx: Db, userId: number): Promise<void> {
  const user = await trx.selectFrom('users').select('locked_at').where('id', '=', userId).forShare().executeTakeFirst();
  if (user?.locked_at) throw new Failure('forbidden', message('account.locked'));
}

async function endOldestSessions(trx: Db, userId: number): Promise<void> {
  const retained = trx
    .selectFrom('access_tokens')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SESSIONS);
  await trx.deleteFrom('access_tokens').where('user_id', '=', userId).where('id', 'not in', retained).execute();
}

/** The first sign-in after the registration is no new device. */
async function isNewOrigin(trx: Db, { userId, deviceName, network }: SignInOrigin, now: Date): Promise<boolean> {
  const known = await trx
    .selectFrom('sign_in_places')
    .select(['device_name', 'network', 'last_at'])
    .where('user_id', '=', userId)
    .execute();
  const since = now.getTime() - KNOWN_NETWORK_DAYS * DAY;
  const isKnown = known.some(
    (one) => one.device_name === deviceName && one.network === network && one.last_at.getTime() > since,
  );
  return known.length > 0 && !isKnown;
}

async function rememberOrigin(trx: Db, { userId, deviceName, network }: SignInOrigin, now: Date): Promise<void> {
  // A network that was retained as the only one is not the only one any more.
  await sql`update sign_in_places set stays = false where user_id = ${userId} and stays`.execute(trx);
  await trx
    .insertInto('sign_in_places')
    .values({ user_id: userId, network, device_name: deviceName, last_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'network', 'device_name']).doUpdateSet({ last_at: now }))
    .execute();
  const retained = trx
    .selectFrom('sign_in_places')
    .select('last_at')
    .where('user_id', '=', userId)
    .orderBy('last_at', 'desc')
    .offset(MAX_KNOWN_NETWORKS)
    .limit(1);
  await trx.deleteFrom('sign_in_places').where('user_id', '=', userId).where('last_at', '<=', retained).execute();
}

/** Whether the account of an address has signed in from this network within 180 days. */
export async function isKnownNetwork({ db, clock }: Context, login: string, network: string): Promise<boolean> {
  const userId = await userNamed(db, isUsername(login) ? 'username' : 'email', login);
  if (userId === null) return false;
  const known = await db
    .selectFrom('sign_in_places')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('network', '=', network)
    .where('last_at', '>', new Date(clock.now().getTime() - KNOWN_NETWORK_DAYS * DAY))
    .executeTakeFirst();
  return known !== undefined;
}
