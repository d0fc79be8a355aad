import type { Context } from '../../context.ts';
import { invalidField } from '../../failure.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { confirmationLetter } from './letters.ts';
import { accountLinks } from './links.ts';
import { CONFIRM_HOURS } from './register.ts';
import { consumeMailToken, findUserByEmail, hasConfirmed, replaceMailToken } from './repository.ts';

const USED_LINK = 'This link was already used. Your e-mail is confirmed, you can log in.';

/** Confirms the address that a mailed token belongs to, once. Whoever comes back to the mail hears that all is well. */
export async function confirmEmail({ db, clock }: Context, token: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const userId = await consumeMailToken(trx, token, 'confirm', now);
    if (userId === null)
      throw invalidField(
        'token',
        (await hasConfirmed(trx, token)) ? USED_LINK : 'This link is no longer valid. Please ask for a new one.',
      );
    await trx
      .updateTable('users')
      .set({ confirmed_at: now })
      .where('id', '=', userId)
      .where('confirmed_at', 'is', null)
      .execute();
  });
}

/** Sends another confirmation mail to an account that still waits for it; does nothing for any other address. */
export async function resendConfirmation(context: Context, email: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email);
    if (!user || user.confirmed_at) return;
    const token = await replaceMailToken(trx, user.id, 'confirm', context.clock.now(), CONFIRM_HOURS);
    await enqueueMail(
      context,
      trx,
      email,
      confirmationLetter(user.first_name, accountLinks(context.config).confirm(token)),
    );
  });
}
