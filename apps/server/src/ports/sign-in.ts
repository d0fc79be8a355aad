export type BotCheckAction = 'login' | 'register' | 'forgot-password' | 'reset-password' | 'change-password';

/** Distinguishes programs from people, without a visible step. */
export interface BotCheck {
  name: 'proof-of-work' | 'recaptcha' | 'off';
  /** Key for the check's own service in the browser, if it has one. */
  siteKey?: string;
  /** Challenge for the browser to solve; null if its token comes from elsewhere. */
  challenge(action: BotCheckAction, now: Date): Promise<unknown>;
  /** Whether the token is genuine, fresh, made for this action and not used before. */
  verify(token: string, action: BotCheckAction, ip: string, now: Date): Promise<boolean>;
  /** Throws if an outside service does not respond or rejects the secret; absent if there is none. */
  check?(): Promise<void>;
}

/** A user's identity, vouched for by an identity provider. */
export interface Identity {
  /** The provider's lasting id of the user; an address can change hands. */
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Nonce that the browser requested for the token. */
  nonce: string | null;
}

/** Verifies an id token. Throws if it is not genuine, expired, for another audience, or its address is not verified. */
export interface IdentityProvider {
  identify(idToken: string): Promise<Identity>;
}

/** State of a started sign-in at an organisation; the browser stores it in a cookie until the callback. */
export interface BegunSignIn {
  /** Redirect target. */
  url: string;
  /** PKCE: proves at the end that it is the browser that began. */
  verifier: string;
}

/** Identity returned by an organisation. */
export interface OrganisationIdentity {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  /** Values of the roles claim; empty without one. */
  roles: readonly string[];
}

/** Maximum age (seconds) of the authentication at the organisation; null: any. */
type Freshness = number | null;

interface ExpectedSignIn {
  state: string;
  nonce: string;
  verifier: string;
  freshness?: Freshness;
}

/** An organisation's own sign-in (OpenID Connect). */
export interface OrganisationSignIn {
  id: number;
  name: string;
  issuer: string;
  /** Throws `SignInUnavailable` if it does not respond. */
  begin(state: string, nonce: string, freshness?: Freshness): Promise<BegunSignIn>;
  /**
   * Exchanges the code of the callback and verifies its ID token. Throws `SignInUnavailable`, or another error for a
   * refusal.
   */
  finish(callback: URL, expected: ExpectedSignIn): Promise<OrganisationIdentity>;
  /** URL that ends the organisation's own session; null if it has none, or does not respond. */
  endSessionUrl(returnTo: string): Promise<string | null>;
  /** Throws if it cannot be reached or does not match the settings. */
  check(): Promise<void>;
}

/** The organisation's server does not respond, or not with valid OpenID Connect. */
export class SignInUnavailable extends Error {}
