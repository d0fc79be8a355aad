import { v7 } from 'uuid';

/**
 * A UUID of version 7. It begins with the moment, so that what is logged together lies together in the database's indexes. The library makes it
 * from random bytes alone: `crypto.randomUUID` is missing where a server at home is opened over plain http.
 */
export const newId = (): string => v7();
