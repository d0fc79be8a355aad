import type { Scope } from '@wordcluster/domain/accounts/scopes';
import type { Context, Viewer } from '../../context.ts';
import type { recordReviews } from '../reviews/record-reviews.ts';
import { decksOf, type Deck } from './decks.ts';

export interface Caller {
  context: Context;
  viewer: Viewer;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  reviews: ReturnType<typeof recordReviews>;
  /** Read once for a request, however many actions it has. */
  decks?: Promise<Deck[]>;
}

/** Input schema and handler of an action. Unknown fields are ignored. */
export interface Action {
  scope: Scope;
  run: (caller: Caller, params: unknown) => Promise<unknown>;
}

export const decks = (caller: Caller): Promise<Deck[]> => (caller.decks ??= decksOf(caller.context, caller.viewer));
