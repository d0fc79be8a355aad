/** A browser's push subscription. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Result of a notification. `gone`: the subscription has ended. `later`: retry, after the seconds of the response if it
 * has them. `refused`: a retry does not help, or delivery is unknown; the reason is for logs.
 */
export type PushOutcome =
  | { kind: 'accepted' }
  | { kind: 'gone' }
  | { kind: 'later'; seconds: number | null }
  | { kind: 'refused'; reason: string };

/** Sends notifications to browsers, by way of the push services that these name. */
export interface PushService {
  name: string;
  /** The application server key (VAPID) for subscriptions. */
  publicKey(): Promise<string>;
  /** Whether an endpoint belongs to an allowed push service (against server-side request forgery). */
  mayCall(endpoint: string): boolean;
  /** Whether messages can be encrypted for a subscription. */
  canEncrypt(subscription: PushSubscription): boolean;
  /** Sends a small text; it never throws and ends in bounded time. */
  send(subscription: PushSubscription, text: string): Promise<PushOutcome>;
}
