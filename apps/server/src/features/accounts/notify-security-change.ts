import type { Context } from '../../context.ts';
import type { Db } from '../../database/client.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { securityChangedMail, type SecurityChange } from './mails.ts';
import { findUser } from './repository.ts';

/** Mails the owner that something changed in how the account signs in, in the transaction of the change. */
export async function notifySecurityChange(
  context: Context,
  trx: Db,
  userId: number,
  change: SecurityChange,
): Promise<void> {
  const user = await findUser(trx, userId);
  if (!user) return;
  const mail = securityChangedMail(user.first_name, change, context.config.publicUrl);
  await enqueueMail(context, trx, user.email, mail);
}
