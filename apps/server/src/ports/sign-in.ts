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
  /** Throws where a service of others does not answer or does not take the secret; absent where none is asked. */
  check?(): Promise<void>;
}

/** Who somebody is, as an identity provider vouches for. */
export interface Identity {
  /** The provider's lasting id of the person; an address can change hands. */
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  /** What the browser asked the provider to put into the token. */
  nonce: string | null;
}

/** Verifies an id token. Throws when it is not genuine, expired, made for somebody else, or its address is not verified. */
export interface IdentityProvider {
  identify(idToken: string): Promise<Identity>;
}
