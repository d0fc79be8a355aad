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
