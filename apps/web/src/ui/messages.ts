import { i18n } from '@lingui/core';

let messageId: ((message: string) => string) | null = null;

/** Needed for languages other than English only, so it comes with their catalogue. */
export async function loadMessageIds(): Promise<void> {
  messageId = (await import('@lingui/message-utils/generateMessageId')).generateMessageId;
}

/**
 * A sentence of the server or the domain in the interface language: both speak English, and the catalogue knows their
 * sentences by the id that the macros make of the same text. A sentence that it does not know stays English.
 */
export function translateMessage(message: string): string {
  if (messageId === null || i18n.locale === 'en') return message;
  const id = messageId(message);
  return Object.hasOwn(i18n.messages, id) ? i18n._(id) : message;
}

/** A failed call in a line: its field messages joined by ', ', else its message; in the interface language. */
export function failureText(failure: {
  message: string;
  errors?: Readonly<Record<string, readonly string[]>>;
}): string {
  const messages = Object.values(failure.errors ?? {}).flat();
  return (messages.length > 0 ? messages : [failure.message]).map(translateMessage).join(', ');
}
