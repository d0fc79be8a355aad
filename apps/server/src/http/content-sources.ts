import type { Config } from '../config.ts';
import type { ContentSources } from '../ports/operation.ts';

/** Google refuses to draw its button for a page that does not name its origin. */
const GOOGLE: Partial<ContentSources> = {
  scripts: ['https://accounts.google.com/gsi/client'],
  frames: ['https://accounts.google.com/gsi/'],
  connections: ['https://accounts.google.com/gsi/'],
  styles: ['https://accounts.google.com/gsi/style'],
  nameOurOrigin: true,
};

/** Other origins that pages may use: only those of services that are configured. */
export function contentSources(config: Config): ContentSources {
  const used: Partial<ContentSources>[] = [...config.providers.sources];
  if (config.google.clientId) used.push(GOOGLE);
  if (config.errorReporting.dsn) used.push({ connections: [new URL(config.errorReporting.dsn).origin] });
  if (config.assetsUrl) used.push({ assets: [new URL(config.assetsUrl).origin] });
  if (config.site.logoUrl) used.push({ pictures: [new URL(config.site.logoUrl).origin] });
  const all = (name: Exclude<keyof ContentSources, 'nameOurOrigin'>) => used.flatMap((sources) => sources[name] ?? []);
  return {
    frames: all('frames'),
    scripts: all('scripts'),
    assets: all('assets'),
    pictures: all('pictures'),
    connections: all('connections'),
    styles: all('styles'),
    nameOurOrigin: used.some(({ nameOurOrigin }) => nameOurOrigin === true),
  };
}
