import { createHmac } from 'node:crypto';
import { message } from '@wordcluster/domain/messages/all';
import { userNamed } from '../../access/sign-in-names.ts';
import { isSameSecret } from '../../access/secrets.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { invalidField } from '../../failure.ts';
import { recordEvent } from '../audit/record-event.ts';

/** An account by its id, or an address without one. */
type Recipient = number | string;

const MAX_EMAIL = 320;
const TOKEN = /^(?:([1-9]\d{0,14})|@([\w-]{1,500}))\.([1-9]\d{0,14})\.([\w-]{43})$/;

const signatureOf = (secret: string, recipient: Recipient, ownerId: number) =>
  createHmac('sha256', secret)
    .update(`${typeof recipient === 'number' ? 'share-block' : 'invitation-block'}\n${recipient}\n${ownerId}`)
    .digest('base64url');

/** The page linked in a share mail. Signed, so that only the recipient can block. */
export const blockPage = (
  { config }: Context,
  { recipient, ownerId }: { recipient: Recipient; ownerId: number },
): string => {
  const id = typeof recipient === 'number' ? String(recipient) : `@${Buffer.from(recipient).toString('base64url')}`;
  const token = `${id}.${ownerId}.${signatureOf(config.secretKeys[0], recipient, ownerId)}`;
  return `${config.publicUrl}/share-mails/block?${new URLSearchParams({ token }).toString()}`;
};

function readToken({ config }: Context, token: string): { recipient: Recipient; ownerId: number } {
  const [, id, address = '', owner, signature = ''] = TOKEN.exec(token) ?? [];
  const recipient = id === undefined ? Buffer.from(address, 'base64url').toString().slice(0, MAX_EMAIL) : Number(id);
  const ownerId = Number(owner);
  const genuine = config.secretKeys.some((key) => isSameSecret(signature, signatureOf(key, recipient, ownerId)));
  if (!genuine) throw invalidField('token', message('share.block_link_invalid'));
  return { recipient, ownerId };
}

/**
 * Blocks the sender of a share mail from sharing with its recipient again. Existing shares stay, invitations are
 * deleted.
 */
export async function blockSender(context: Context, token: string, network: string): Promise<void> {
  const { recipient, ownerId } = readToken(context, token);
  const at = context.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const owner = await trx.selectFrom('users').select('id').where('id', '=', ownerId).executeTakeFirst();
    if (!owner) return;
    const user = typeof recipient === 'number' ? { id: recipient } : await accountOf(trx, recipient);
    if (user) await blockByAccount(trx, user.id);
    else if (typeof recipient === 'string') await blockByAddress(trx, recipient);
  });

  async function blockByAccount(trx: Db, userId: number): Promise<void> {
    const there = await trx.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
    if (!there) return;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('share_blocks')
      .values({ user_id: userId, blocked_user_id: ownerId, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) await recordEvent(trx, { type: 'sharer_blocked', at, userId, network });
  }

  async function blockByAddress(trx: Db, email: string): Promise<void> {
    await trx.deleteFrom('share_invitations').where('user_id', '=', ownerId).where('email', '=', email).execute();
    await trx
      .insertInto('invitation_blocks')
      .values({ user_id: ownerId, email, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** The account of an address that was invited before it existed; only if confirmed. */
async function accountOf(trx: Db, email: string) {
  const id = await userNamed(trx, 'email', email);
  return trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
}
