import type { ColumnType, Generated } from 'kysely';
import type { Role } from '@wordcluster/domain/accounts/roles';
import type { Program } from '@wordcluster/domain/accounts/programs';
import type { Scope } from '@wordcluster/domain/accounts/scopes';
import type { TextSize, Theme } from '@wordcluster/domain/accounts/preferences';
import type { EventType } from '@wordcluster/domain/accounts/events';

export interface UsersTable {
  id: Generated<number>;
  /** Lower case, unique: compared without case. Null for users who sign in by a name. */
  email: string | null;
  /** Lower case, unique. */
  username: Generated<string | null>;
  role: Generated<Role>;
  /**
   * Source of the role: `people` (the administrator), `address` (ADMIN_EMAIL) or the issuer of a provider; null: never
   * assigned.
   */
  role_by: Generated<string | null>;
  locked_at: Generated<Date | null>;
  first_name: string;
  last_name: string;
  /** argon2id in PHC form; null for accounts made by Google sign-in. */
  password_hash: string | null;
  /** Of versions that knew no other provider; `identities` has it now. */
  google_subject: Generated<string | null>;
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

/** Unique names to sign in by. Written in the transaction that writes them to the account. */
export interface SignInNamesTable {
  name: string;
  /** An e-mail address, a name, a passkey's id of itself, or `issuer subject` of a provider (`google`: of an earlier version). */
  kind: 'email' | 'username' | 'google' | 'passkey' | 'identity';
  user_id: number;
}

/** A user's identity at a sign-in provider. */
export interface IdentitiesTable {
  user_id: number;
  issuer: string;
  /** Lasting, and the provider's own: addresses change their owners. */
  subject: string;
  created_at: Date;
}

/** An address may register once, with the link that was mailed or handed out. */
export interface InvitationsTable {
  email: string;
  token_hash: Buffer;
  by_user_id: number;
  created_at: Date;
  expires_at: Date;
}

/** Absent until something was chosen. */
export interface UserPreferencesTable {
  user_id: number;
  theme: Theme | null;
  text_size: TextSize;
  /** Codes of languages that columns may have. */
  learning_language: string | null;
  native_language: string | null;
  reduced_motion: boolean;
  compact_rows: boolean;
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
  /** Network of the sign-in: /24, /64; null for sessions of earlier versions. */
  network: string | null;
  /** Issuer of the sign-in; the session ends when the provider's does. */
  issuer: Generated<string | null>;
  /** When a second factor was last confirmed in this session. */
  second_factor_at: Date | null;
  /** When a user without a password last re-authenticated in it; signing in counts too. */
  confirmed_at: Generated<Date | null>;
  created_at: Date;
  last_used_at: Date;
  /** When the clean-up checks whether it has expired. */
  check_at: ColumnType<Date, Date | undefined, Date>;
}

/** A token that a user gave to a program, limited to its scopes. */
export interface PersonalTokensTable {
  user_id: number;
  id: Generated<number>;
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: Buffer;
  name: string;
  scopes: Scope[];
  created_at: Date;
  /** Null is one of an earlier version, made while that ran beside this one: it does not count. */
  expires_at: Date | null;
  last_used_at: Date | null;
  /** The program's page where it was created; null for a script of the user's own. */
  program: Generated<Program | null>;
  /** The following columns belong to OAuth connections of assistants; null for copied tokens. */
  client_id: Generated<string | null>;
  /** SHA-256 of the authorisation code: reuse revokes the connection. */
  code_hash: Generated<Buffer | null>;
  /** SHA-256 of the common prefix of the connection's refresh tokens. */
  family_hash: Generated<Buffer | null>;
  /** SHA-256 of the refresh token that counts. */
  refresh_hash: Generated<Buffer | null>;
  refreshed_at: Generated<Date | null>;
  /** The end of the access token; that of the connection is `expires_at`. */
  access_ends_at: Generated<Date | null>;
}

/** Dynamically registered clients (RFC 7591): public, without a secret. */
export interface OauthClientsTable {
  id: string;
  name: string;
  redirect_uris: string[];
  created_at: Date;
  /** Last authorisation or token refresh; null: never. */
  last_used_at: Date | null;
}

/** Authorisation codes that were not exchanged yet. */
export interface OauthCodesTable {
  user_id: number;
  code_hash: Buffer;
  client_id: string;
  client_name: string;
  redirect_uri: string;
  /** PKCE, S256. */
  code_challenge: string;
  scopes: Scope[];
  network: string | null;
  expires_at: Date;
}

/** Known networks and devices of an account: sign-in from them bypasses the account's throttle. */
export interface KnownNetworksTable {
  user_id: number;
  network: string;
  device_name: string;
  last_at: Date;
  /** Expired, but retained as the only one: without any, the next one would count as the account's first. */
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

/** One-time secrets by their hash: tickets of logins, challenges of passkeys, the link of the administrator's first account. */
export interface OneTimeSecretsTable {
  secret_hash: Buffer;
  purpose: 'login' | 'new-passkey' | 'passkey' | 'administrator' | 'oidc-state' | 'oidc-join' | 'oidc-confirm' | 'oidc';
  user_id: number | null;
  device_name: string | null;
  expires_at: Date;
}

/** A mail requested without signing in: the account is looked up later, so that timing reveals nothing. */
export interface MailRequestsTable {
  id: Generated<number>;
  purpose: 'confirm' | 'reset';
  email: string;
  network: string;
  created_at: Date;
}

/** One-time links of a user, for one purpose and with an expiry. */
export interface MailTokensTable {
  id: Generated<number>;
  user_id: number;
  purpose: 'confirm' | 'reset' | 'change-email' | 'step-up' | 'sign-in';
  /** The new address of a change of e-mail. */
  new_email: string | null;
  token_hash: Buffer;
  expires_at: Date;
  used_at: Date | null;
  created_at: Date;
}

/** Audit log. Rows are only added, and anonymised when an account is removed. */
export interface AuditEventsTable {
  id: Generated<number>;
  type: EventType;
  at: Date;
  /** The account concerned; null if unknown. */
  user_id: number | null;
  by_user_id: number | null;
  /** /24 or /64. */
  network: string | null;
  about: string | null;
  /** How often it happened on its day: once, unless others were folded into it. */
  times: Generated<number>;
  /** When the last of those did. */
  last_at: Generated<Date | null>;
}
