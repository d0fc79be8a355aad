import type { ColumnType, Generated } from 'kysely';
import type { Scope } from '@wordcluster/domain/accounts/scopes';
import type { TextSize, Theme } from '@wordcluster/domain/accounts/preferences';
import type { EventType } from '@wordcluster/domain/accounts/events';

export interface UsersTable {
  id: Generated<number>;
  /** Lower case, unique: addresses are compared without case. */
  email: string;
  first_name: string;
  last_name: string;
  /** argon2id in PHC form; null for accounts made by Google sign-in. */
  password_hash: string | null;
  google_subject: string | null;
  confirmed_at: Date | null;
  street: string | null;
  city: string | null;
  postal_code: string | null;
  country_code: string | null;
  phone_number: string | null;
  /** The language of the interface and of mails. */
  locale: string | null;
  created_at: Date;
}

/** What one signs in by: nobody else's may be the same. Written in the transaction that writes it to the account. */
export interface SignInNamesTable {
  name: string;
  /** An e-mail address, Google's lasting id of a person, or a passkey's of itself. */
  kind: 'email' | 'google' | 'passkey';
  user_id: number;
}

/** Absent until something was chosen. */
export interface UserPreferencesTable {
  user_id: number;
  theme: Theme | null;
  text_size: TextSize;
  reduced_motion: boolean;
  voice_speed: number;
  single_keys: boolean;
  email_sharing: boolean;
  email_premium: boolean;
}

export interface AccessTokensTable {
  id: Generated<number>;
  user_id: number;
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: Buffer;
  device_name: string;
  /** Where it was made: /24, /64; null for those of earlier versions. */
  network: string | null;
  /** When a second factor was last answered with it. */
  second_factor_at: Date | null;
  created_at: Date;
  last_used_at: Date;
  /** When the clean-up looks whether it is still used. */
  check_at: ColumnType<Date, Date | undefined, Date>;
}

/** What a person gave to a program: it reaches the calls of its scopes and no other. */
export interface PersonalTokensTable {
  user_id: number;
  id: Generated<number>;
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: Buffer;
  name: string;
  scopes: Scope[];
  created_at: Date;
  /** Null where it was given without an end. */
  expires_at: Date | null;
  last_used_at: Date | null;
}

/** Where and with what an account has signed in: the right password is always heard from there. */
export interface SignInPlacesTable {
  user_id: number;
  network: string;
  device_name: string;
  last_at: Date;
  /** It is old, and kept as the only one: without any, the next one would count as the account's first. */
  stays: Generated<boolean>;
}

/** The codes of an app (RFC 6238). */
export interface TotpFactorsTable {
  user_id: number;
  /** Encrypted under SECRET_KEY. */
  sealed_secret: Buffer;
  created_at: Date;
  /** Null until a first code proved that the app has the secret. */
  confirmed_at: Date | null;
  /** The 30-second step of the last code that counted; a code counts once. */
  last_step: Generated<number>;
}

export interface PasskeysTable {
  id: Generated<number>;
  user_id: number;
  /** As the authenticator names it, base64url. */
  credential_id: string;
  /** COSE. */
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface RecoveryCodesTable {
  user_id: number;
  /** SHA-256; a code has 120 random bits. */
  code_hash: Buffer;
  used_at: Date | null;
}

/** Tickets of logins that wait for their second factor, and challenges of passkeys, until they are used. */
export interface OneTimeSecretsTable {
  secret_hash: Buffer;
  purpose: 'login' | 'new-passkey' | 'passkey';
  user_id: number | null;
  device_name: string | null;
  expires_at: Date;
}

/** A mail that somebody asked for without a login: whether there is such an account is looked up later. */
export interface MailRequestsTable {
  id: Generated<number>;
  purpose: 'confirm' | 'reset';
  email: string;
  network: string;
  created_at: Date;
}

export interface MailTokensTable {
  id: Generated<number>;
  user_id: number;
  purpose: 'confirm' | 'reset' | 'change-email';
  /** Where a change of e-mail leads. */
  new_email: string | null;
  token_hash: Buffer;
  expires_at: Date;
  used_at: Date | null;
  created_at: Date;
}

/** What happened in accounts. Rows are only added, and unlinked from who leaves. */
export interface AuditEventsTable {
  id: Generated<number>;
  type: EventType;
  at: Date;
  /** In whose account; null where nobody's is known. */
  user_id: number | null;
  by_user_id: number | null;
  /** /24 or /64. */
  network: string | null;
  about: string | null;
}
