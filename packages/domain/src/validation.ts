/** The signature of all field rules: a message, or null for a valid value. */
import type { Message } from './messages/all.ts';

export type Validator = (value: string) => Message | null;

/** Field name to its messages: the `errors` part of the error envelope. */
export type FieldErrors = Record<string, Message[]>;

/** Keeps failed fields, each with its message in a list. */
export function collectErrors(messages: Readonly<Record<string, Message | null>>): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, message] of Object.entries(messages)) {
    if (message !== null) errors[field] = [message];
  }
  return errors;
}

/** True when at least one field failed. */
export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}
