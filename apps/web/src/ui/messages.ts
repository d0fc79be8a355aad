import { i18n } from '@lingui/core';

type Values = Readonly<Record<string, string | number>>;

/** A message of the domain's rules or the server; `text` is the English sentence. */
export interface Message {
  readonly id: string;
  readonly values: Values;
  readonly text: string;
}

const isKnown = (id: string): boolean => Object.hasOwn(i18n.messages, id);

/** A message in the interface language; its English sentence if the catalogue does not have it. */
export function translateMessage({ id, values, text }: Message): string {
  return isKnown(id) ? i18n._(id, values) : text;
}

/** The sentences of a response in the interface language. */
export function translateResponse(answer: {
  message: string;
  messages: readonly { id: string; values: Values }[];
}): string {
  const { message, messages } = answer;
  return messages.every(({ id }) => isKnown(id))
    ? messages.map(({ id, values }) => i18n._(id, values)).join(' ')
    : message;
}

/** A failed call in a line, in the interface language: its field messages joined by ', ', else its reason. */
export function failureText(failure: {
  reason: Message;
  errors?: Readonly<Record<string, readonly Message[]>>;
}): string {
  const messages = Object.values(failure.errors ?? {}).flat();
  return (messages.length > 0 ? messages : [failure.reason]).map(translateMessage).join(', ');
}
