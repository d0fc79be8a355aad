import { PREPARED_DATA } from './prepared-data.ts';
import { createProduct } from './product.ts';

/**
 * Template data folder, once per run: the migrated embedded database with its demo accounts, which every product of
 * this process and its children copies. Returns a function that removes it.
 */
export async function prepareData(): Promise<() => Promise<void>> {
  const product = await createProduct();
  await product.start();
  await product.stop();
  process.env[PREPARED_DATA] = product.dataDir;
  return async () => {
    delete process.env[PREPARED_DATA];
    await product.remove();
  };
}
