/** Programs that have a card of their own under Other programs, and the least that each needs. */
import type { Scope } from './scopes.ts';

export const PROGRAMS = ['yomitan', 'asbplayer', 'assistant', 'curl'] as const;
export type Program = (typeof PROGRAMS)[number];

export const LEAST_SCOPES: Readonly<Record<Program, readonly Scope[]>> = {
  // Looks for duplicates and adds notes.
  yomitan: ['read', 'write'],
  // The same, and updates notes.
  asbplayer: ['read', 'write'],
  assistant: ['read', 'write', 'practise'],
  curl: ['read'],
};
