import type { Config, LoadedConfig } from '../config.ts';
import type { Db } from '../database/client.ts';
import { newSecret } from './secrets.ts';

/**
 * The settings with the key that signs links: the one that is set, or else one that the database keeps, so that servers side by
 * side agree on it. Production sets its own: who can read the database, or a backup of it, could sign with the other.
 */
export async function withSigningKey(config: LoadedConfig, db: Db): Promise<Config> {
  const [first, ...older] = config.secretKeys;
  if (first !== undefined) return { ...config, secretKeys: [first, ...older] };
  await db
    .insertInto('signing_keys')
    .values({ key: newSecret() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key } = await db.selectFrom('signing_keys').select('key').executeTakeFirstOrThrow();
  return { ...config, secretKeys: [key] };
}
