import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { fontPart } from './font-parts.ts';
import { packed } from './packed.ts';

const SOURCE = path.join(import.meta.dirname, '../src/preload.ts');
/** Modules of the first screen of signed-in users and its theme: the app requests them one by one. */
const SEEN_FIRST = ['shell/Shell.tsx', 'pages/ClustersPage.tsx', 'theme/Themed.tsx'].map((file) =>
  path.join(import.meta.dirname, '../src/app', file),
);
/** Before all styles, which scripts wait for, and behind the character set, which belongs into the first kilobyte. */
const PLACE = '<!-- preload -->';

/**
 * The server leaves both out of pages that show nothing before the scripts, which they must not hold up, and the letters out of a login page
 * without any (web-app.ts there).
 */
const fontAhead = (file: string, mark = 'data-prerender') =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="high" href="/${file}" ${mark} />`;

/** The scripts come behind the font: they do nothing for what is drawn first, and shared its way until it was drawn without it. */
const scriptsBehind = (html: string) =>
  html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');

/** A page's script with all it imports. */
function scriptsOf(bundle: Rolldown.OutputBundle, page: string): Set<string> {
  const files = new Set<string>();
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (files.has(file) || chunk?.type !== 'chunk') return;
    files.add(file);
    chunk.imports.forEach(visit);
  };
  const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.moduleIds.includes(page));
  if (entry === undefined) throw new Error(`The build has no ${page}.`);
  visit(entry.fileName);
  return files;
}

/** Puts src/preload.ts into the page's head, with the names of the files that a first draw needs, behind the font of what is drawn first. */
export function preload(): Plugin {
  let script = '';
  return {
    name: 'preload',
    apply: 'build',
    async configResolved() {
      script = await packed(SOURCE);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const fonts =
          fontAhead(fontPart(bundle, 'english')) + fontAhead(fontPart(bundle, 'letters'), 'data-prerender="letters"');
        const isNamed = (file: string) => html.includes(`"/${file}"`);
        const seenFirst = new Set(SEEN_FIRST.flatMap((page) => [...scriptsOf(bundle, page)]));
        const user = [...seenFirst].filter((file) => !isNamed(file));
        const files = { user: user.map((file) => `/${file}`) };
        const named = script.replace('EARLY_FILES', JSON.stringify(files));
        return scriptsBehind(html).replace(
          PLACE,
          () => `${fonts}\n    <script nonce="__CSP_NONCE__">${named}</script>`,
        );
      },
    },
  };
}
