import type { Generated } from 'kysely';

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

export interface AccessTokensTable {
  id: Generated<number>;
  user_id: number;
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: Buffer;
  device_name: string;
  created_at: Date;
  last_used_at: Date;
}

export interface MailTokensTable {
  id: Generated<number>;
  user_id: number;
  purpose: 'confirm' | 'reset';
  token_hash: Buffer;
  expires_at: Date;
  used_at: Date | null;
  created_at: Date;
}
