import type { Context } from '../../context.ts';
import { invalidField } from '../../failure.ts';
import type { BotCheckAction } from '../../ports/bot-check.ts';

/** Throws unless the token of the invisible check is good for this action. */
export async function assertNoBot(
  context: Context,
  token: string | null | undefined,
  action: BotCheckAction,
  ip: string,
): Promise<void> {
  if (context.botCheck.name === 'off') return;
  const passed = token ? await context.botCheck.verify(token, action, ip, context.clock.now()) : false;
  if (!passed) throw invalidField('recaptcha_token', 'The check against robots did not succeed. Please try it again.');
}
