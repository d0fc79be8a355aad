import { MESSAGE_IDS } from '@wordcluster/domain/messages/all';
import { z } from 'zod';

/** Closed list of message ids; translations are looked up by it. */
export const messageId = z.enum(MESSAGE_IDS);

const values = z.record(z.string(), z.union([z.string(), z.number()]));

/** A message: its id and values; the English sentence is beside it. */
export const message = z.object({ id: messageId, values });

/** Beside `errors`, by field: the first of its sentences. */
export const fieldMessages = z.record(z.string(), message);

/** The same beside one sentence in an object of its own. */
export const namedMessage = { message_id: messageId, values };

/** Message of most writing calls; `messages` lists its sentences in order. */
export const messageResponse = z.object({ message: z.string(), messages: z.array(message) });
