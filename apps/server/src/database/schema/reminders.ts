import type { Generated } from 'kysely';

/** When a person is reminded of due words; absent until they asked for it. */
export interface RemindersTable {
  user_id: number;
  mail: Generated<boolean>;
  /** Of the person's clock, 0 to 23. */
  hour: Generated<number>;
  /** When it is looked next whether words are due; null where nothing is asked for. */
  next_at: Date | null;
  /** When the person was last reminded. */
  last_at: Date | null;
}

/** A browser that shows notifications to a person, as long as it is signed in. */
export interface PushSubscriptionsTable {
  user_id: number;
  /** SHA-256 of the endpoint. */
  endpoint_hash: Buffer;
  /** The session in which it was asked for. */
  token_id: number;
  /** Where its push service takes messages for it; with it and our key anybody can send them. */
  endpoint: string;
  /** The browser's public key and secret, which messages are encrypted for. */
  p256dh: string;
  auth: string;
  created_at: Date;
  /** When a notification is to be sent, and of how many words; null where none is. */
  send_at: Date | null;
  words: Generated<number>;
  /** Of this notification, that the push service put off. */
  attempts: Generated<number>;
}

/** One row: the keys (VAPID) that push services know this installation by, where none are set. */
export interface PushKeysTable {
  id: Generated<number>;
  public_key: string;
  private_key: string;
}
