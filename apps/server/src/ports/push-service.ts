/** A browser that asked for notifications, as its own subscription describes it. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * What became of a notification. `gone`: the browser takes none any more. `later`: the service took it not yet, and may say after
 * how many seconds it does. `refused`: trying again changes nothing, or nobody knows whether it arrived; the reason is for logs.
 */
export type PushOutcome =
  | { kind: 'accepted' }
  | { kind: 'gone' }
  | { kind: 'later'; seconds: number | null }
  | { kind: 'refused'; reason: string };

/** Sends notifications to browsers, by way of the push services that these name. */
export interface PushService {
  name: string;
  /** The key that browsers subscribe with, so that nobody else can send to them. */
  publicKey(): Promise<string>;
  /** Whether an endpoint is of a push service that may be called; a person could otherwise name any machine. */
  mayCall(endpoint: string): boolean;
  /** Whether messages can be encrypted for a subscription. */
  canEncrypt(subscription: PushSubscription): boolean;
  /** Sends a small text; it never throws and ends in bounded time. */
  send(subscription: PushSubscription, text: string): Promise<PushOutcome>;
}
