export type BotCheckAction = 'login' | 'register' | 'forgot-password' | 'reset-password' | 'change-password';

/** Tells programs from people, without a visible step. */
export interface BotCheck {
  name: 'proof-of-work' | 'recaptcha' | 'off';
  /** What the browser shows the check's own service, where it has one. */
  siteKey?: string;
  /** What the browser has to solve first; null where it gets its token elsewhere. */
  challenge(action: BotCheckAction, now: Date): Promise<unknown>;
  /** Whether the token is genuine, fresh, made for this action and not used before. */
  verify(token: string, action: BotCheckAction, ip: string, now: Date): Promise<boolean>;
}
