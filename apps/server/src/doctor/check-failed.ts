import { codeOf } from '../database/availability.ts';

/** A failed check: the message names the setting and the remedy. */
export class CheckFailed extends Error {}

/** Several failed attempts in one have no words of their own. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || codeOf(error) : String(error);
