/** A part of a statement whose input Citus sends to every machine, also to one that is away. */
export const EVERY_MACHINE = -1;

/**
 * The plan of a statement by `explain (verbose)` of Citus: for each of its parts how many shards it reaches. `insert … select` of what another
 * part found needs every machine, as Citus plans its select too late to know where it is wanted.
 */
export function reachOf(plan: string): number[] {
  const counts = [...plan.matchAll(/Task Count: (\d+)/g)].map(([, count]) => Number(count));
  const insertions = plan.split(/(?=Distributed Subplan|Task Count:|Citus INSERT \.\.\. SELECT)/);
  const everywhere = insertions.filter(
    (part) => part.startsWith('Citus INSERT ... SELECT') && part.includes('read_intermediate_result'),
  );
  return [...counts, ...everywhere.map(() => EVERY_MACHINE)];
}

/** As a line of a report has it. */
export const statedReach = (reach: readonly number[]): string =>
  reach.map((count) => (count === EVERY_MACHINE ? 'every machine' : String(count))).join(', ');
