import { v7 } from 'uuid';

/**
 * A UUID of version 7: it starts with the time, so that recent entries are adjacent in database indexes. The library
 * uses random bytes alone: `crypto.randomUUID` is missing over plain http on a home server.
 */
export const newId = (): string => v7();
