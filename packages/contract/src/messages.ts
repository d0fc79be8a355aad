import { MESSAGE_IDS } from '@wordcluster/domain/messages/all';
import { z } from 'zod';

/** The closed list of what the product says; a translation is looked up by it. */
export const messageId = z.enum(MESSAGE_IDS);

const values = z.record(z.string(), z.union([z.string(), z.number()]));

/** A sentence by its id and the values in it; the sentence itself, in English, stands beside it. */
export const message = z.object({ id: messageId, values });

/** Beside `errors`, by field: the first of its sentences. */
export const fieldMessages = z.record(z.string(), message);

/** The same beside one sentence in an object of its own. */
export const namedMessage = { message_id: messageId, values };

/** A message for the user, as most writing calls answer it; `messages` names its sentences in their order. */
export const messageAnswer = z.object({ message: z.string(), messages: z.array(message) });
