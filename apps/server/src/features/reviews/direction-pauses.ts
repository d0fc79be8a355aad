import type { Db } from '../../database/client.ts';

interface Practised {
  userId: number;
  clusterId: number;
}

interface Changed {
  before: readonly number[];
  after: readonly number[];
}

/** Since when a direction rested that was never practised. */
const EVER = new Date(0);

/** Directions that are given up rest from now on, those that are taken up have rested until now: words of theirs were owed to nobody. */
export async function storeDirectionPauses(
  trx: Db,
  { userId, clusterId }: Practised,
  { before, after }: Changed,
  now: Date,
): Promise<void> {
  const givenUp = before.filter((direction) => !after.includes(direction));
  const takenUp = after.filter((direction) => !before.includes(direction));
  if (givenUp.length + takenUp.length === 0) return;
  const known = await trx
    .selectFrom('direction_rests')
    .select(['direction', 'since', 'until'])
    .where('user_id', '=', userId)
    .where('cluster_id', '=', clusterId)
    .execute();
  const ended = takenUp.flatMap((direction) => {
    const pauses = known.filter((rest) => rest.direction === direction);
    const open = pauses.find(({ until }) => until === null);
    return open || pauses.length === 0 ? [{ direction, since: open?.since ?? EVER, until: now }] : [];
  });
  const begun = givenUp.map((direction) => ({ direction, since: now, until: null }));
  const pauses = [...ended, ...begun].map((rest) => ({ user_id: userId, cluster_id: clusterId, ...rest }));
  if (pauses.length === 0) return;
  await trx
    .insertInto('direction_rests')
    .values(pauses)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'cluster_id', 'direction', 'since'])
        .doUpdateSet((rest) => ({ until: rest.ref('excluded.until') })),
    )
    .execute();
}
