import type { FieldErrors } from '@wordcluster/contract/errors';
import type { Message } from '@wordcluster/domain/messages/all';

/** A message without its sentence, as it is sent beside it. */
const named = ({ id, values }: Message) => ({ id, values });

/** The response of a writing call: all sentences as one text, and each by its id. */
export const responseMessage = (...messages: readonly Message[]) => ({
  message: messages.map(({ text }) => text).join(' '),
  messages: messages.map(named),
});

/** Notices of a response: the sentences, and each by its id. */
export const responseNotices = (notices: readonly Message[]) => ({
  notices: notices.map(({ text }) => text),
  messages: notices.map(named),
});

/** Errors by field: all sentences, and the first of them by its id. */
export function responseErrors(errors: Readonly<Record<string, readonly Message[]>>): {
  errors: FieldErrors;
  messages: Record<string, ReturnType<typeof named>>;
} {
  // Without a prototype: a field may be called `valueOf`.
  const response = { errors: Object.create(null), messages: Object.create(null) };
  for (const [field, messages] of Object.entries(errors)) {
    response.errors[field] = messages.map(({ text }) => text);
    if (messages[0]) response.messages[field] = named(messages[0]);
  }
  return response;
}
