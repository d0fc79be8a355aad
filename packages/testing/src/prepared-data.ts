import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';

/** Names the folder that `prepareData` made, for this process and its children. */
export const PREPARED_DATA = 'WORDCLUSTER_TEST_DATA';

/** Copies the prepared database into the data folder of a product, if the run has one. */
export async function copyPreparedData(target: string): Promise<void> {
  const prepared = process.env[PREPARED_DATA];
  if (prepared === undefined) return;
  // A file system that can shares the blocks instead of copying them.
  const mode = constants.COPYFILE_FICLONE;
  await cp(path.join(prepared, 'postgres'), path.join(target, 'postgres'), { recursive: true, mode });
}
