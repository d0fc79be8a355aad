import type { AllowanceKind } from '@wordcluster/domain/allowance/packs';
import type { Context, Viewer } from '../../context.ts';
import { charge, type Charge } from './charge.ts';

/** Takes characters, does the work, and gives all of them back when the work fails or is cancelled. */
export async function withCharge<Result>(
  context: Context,
  viewer: Viewer,
  kind: AllowanceKind,
  characters: number,
  work: (taken: Charge) => Promise<Result>,
): Promise<Result> {
  const taken = await charge(context, viewer, kind, characters);
  try {
    return await work(taken);
  } catch (error) {
    await taken.giveBack();
    throw error;
  }
}

/** Characters as they are counted: code points, so that a letter is one in every script. */
export const charactersOf = (text: string): number => Array.from(text).length;
