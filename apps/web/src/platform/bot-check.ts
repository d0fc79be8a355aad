/** The calls that a bot check guards; a token is good for one of them. */
export type BotCheckAction = 'register' | 'forgot-password' | 'reset-password' | 'change-password';

/** Proves without a visible step that a person is there: the `recaptcha_token` of a call. Null where no check is asked. */
export async function botCheck(_action: BotCheckAction): Promise<string | null> {
  return null;
}
