import path from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

const root = path.resolve(import.meta.dirname, '../..');

/** The catalogues as they lie in the repository, and what the extractor finds in the source. */
export async function readCatalogues() {
  const configPath = path.join(root, 'lingui.config.ts');
  const [catalogue] = await getCatalogs(getConfig({ cwd: root, configPath }));
  if (!catalogue) throw new Error('lingui.config.ts names no catalogue.');
  return { catalogues: await catalogue.readAll(), extract: () => catalogue.collect() };
}
