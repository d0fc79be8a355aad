import type { Generated } from 'kysely';

/** When a user is reminded of due words; no row until they enabled it. */
export interface RemindersTable {
  user_id: number;
  mail: Generated<boolean>;
  /** Hour in the user's time zone, 0 to 23. */
  hour: Generated<number>;
  /** When due words are checked next; null if disabled. */
  next_at: Date | null;
  /** When the user was last reminded. */
  last_at: Date | null;
}

/** A browser's push subscription; valid while it is signed in. */
export interface PushSubscriptionsTable {
  user_id: number;
  /** SHA-256 of the endpoint. */
  endpoint_hash: Buffer;
  /** The session that subscribed. */
  token_id: number;
  /** Address at the push service; with it and our key anybody can send messages. */
  endpoint: string;
  /** The browser's public key and secret, which messages are encrypted for. */
  p256dh: string;
  auth: string;
  created_at: Date;
  /** When a notification is due, and its number of words; null if none is. */
  send_at: Date | null;
  words: Generated<number>;
  /** Of this notification, that the push service put off. */
  attempts: Generated<number>;
}

/** One row: VAPID keys of this installation, if none are configured. */
export interface PushKeysTable {
  id: Generated<number>;
  public_key: string;
  private_key: string;
}
