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

/** What a sign-in at an organisation begins with; the browser keeps it in a cookie until it comes back. */
export interface BegunSignIn {
  /** Where the browser goes. */
  url: string;
  /** PKCE: proves at the end that it is the browser that began. */
  verifier: string;
}

/** Who came back from an organisation. */
export interface OrganisationIdentity {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  /** What the claim of roles says; empty where it says nothing. */
  roles: readonly string[];
}

/** Seconds that may have passed since the person proved there who they are; null: whenever that was. */
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
  /** Throws `SignInUnavailable` where it does not answer. */
  begin(state: string, nonce: string, freshness?: Freshness): Promise<BegunSignIn>;
  /** Exchanges the code that came back and verifies its ID token. Throws `SignInUnavailable`, or anything else for a refusal. */
  finish(callback: URL, expected: ExpectedSignIn): Promise<OrganisationIdentity>;
  /** Where the organisation's own session ends; null where it has no such page, or does not answer. */
  endSessionUrl(returnTo: string): Promise<string | null>;
  /** Throws where it cannot be reached or is not what the settings name. */
  check(): Promise<void>;
}

/** The organisation's server does not answer, or not as one of its kind. */
export class SignInUnavailable extends Error {}
