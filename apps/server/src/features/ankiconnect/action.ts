import type { Scope } from '@wordcluster/domain/accounts/scopes';
import type { Context, Viewer } from '../../context.ts';
import type { recordReviews } from '../reviews/record-reviews.ts';
import { decksOf, type Deck } from './decks.ts';

export interface Caller {
  context: Context;
  viewer: Viewer;
  /** Aborted when the caller went away. */
  signal: AbortSignal;
  reviews: ReturnType<typeof recordReviews>;
  /** Read once for a request, however many actions it has. */
  decks?: Promise<Deck[]>;
}

/** What an action needs, and what it does. Fields that it does not know are passed over. */
export interface Action {
  scope: Scope;
  run: (caller: Caller, params: unknown) => Promise<unknown>;
}

export const decks = (caller: Caller): Promise<Deck[]> => (caller.decks ??= decksOf(caller.context, caller.viewer));
