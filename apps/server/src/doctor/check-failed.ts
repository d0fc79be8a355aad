import { codeOf } from '../database/availability.ts';

/** Something is not as it should be: the setting and what to do about it, in a sentence. */
export class CheckFailed extends Error {}

/** Several failed attempts in one have no words of their own. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || codeOf(error) : String(error);
