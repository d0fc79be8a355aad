import { escapeMarkup } from '@wordcluster/domain/text/markup';

/** The name of the product, as the build writes it. */
const PRODUCT = 'Wordcluster';

/** The built page with the operator's own name (SITE_NAME) in its title and in what previews of links say. */
export const namedPage = (page: string, name: string | null): string =>
  name === null ? page : page.replaceAll(PRODUCT, () => escapeMarkup(name));

/** The web app's manifest with that name: what stands below the icon of the installed app. */
export function namedManifest(manifest: string, name: string): string {
  const fields = JSON.parse(manifest) as Record<string, unknown>;
  return JSON.stringify({ ...fields, name, short_name: name });
}
