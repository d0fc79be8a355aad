import { createHmac } from 'node:crypto';
import { message } from '@wordcluster/domain/messages/all';
import { isSameSecret } from '../../access/secrets.ts';
import type { Context } from '../../context.ts';
import { invalidField } from '../../failure.ts';
import { recordEvent } from '../audit/record-event.ts';

interface Pair {
  recipientId: number;
  ownerId: number;
}

const signatureOf = (secret: string, { recipientId, ownerId }: Pair) =>
  createHmac('sha256', secret).update(`share-block\n${recipientId}\n${ownerId}`).digest('base64url');

/** The page that a share mail leads to. Signed, so that only who got the mail can block. */
export const blockPage = ({ config }: Context, pair: Pair): string => {
  const token = `${pair.recipientId}.${pair.ownerId}.${signatureOf(config.secretKeys[0], pair)}`;
  return `${config.publicUrl}/share-mails/block?${new URLSearchParams({ token }).toString()}`;
};

/** Keeps the sender of a share mail from sharing with its recipient again. Shares that there are stay. */
export async function blockSender({ db, clock, config }: Context, token: string, network: string): Promise<void> {
  const [, recipient, owner, signature = ''] = /^([1-9]\d{0,14})\.([1-9]\d{0,14})\.([\w-]{43})$/.exec(token) ?? [];
  const pair = { recipientId: Number(recipient), ownerId: Number(owner) };
  const genuine = config.secretKeys.some((key) => isSameSecret(signature, signatureOf(key, pair)));
  if (!genuine) throw invalidField('token', message('share.block_link_invalid'));
  await db.transaction().execute(async (trx) => {
    const there = await trx
      .selectFrom('users')
      .select('id')
      .where('id', 'in', [pair.recipientId, pair.ownerId])
      .execute();
    if (there.length < 2) return;
    const at = clock.now();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('share_blocks')
      .values({ user_id: pair.recipientId, blocked_user_id: pair.ownerId, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows)
      await recordEvent(trx, { type: 'sharer_blocked', at, userId: pair.recipientId, network });
  });
}
