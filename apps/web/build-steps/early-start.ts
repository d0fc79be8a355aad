import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minifySync, transformWithOxc, type Plugin, type Rolldown } from 'vite';

const SOURCE = path.join(import.meta.dirname, '../src/early.ts');
/** What signed-in users see first. */
const HOME = path.join(import.meta.dirname, '../src/app/home.ts');
/** Before all styles, which scripts wait for, and behind the character set, which belongs into the first kilobyte. */
const PLACE = '<!-- early-start -->';
const FONT = /source-sans-3-latin-wght-normal.*\.woff2$/;

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

/** Puts src/early.ts into the page's head, with the names of the files that a first draw needs. */
export function earlyStart(): Plugin {
  return {
    name: 'early-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const font = Object.keys(bundle).find((file) => FONT.test(file));
        if (font === undefined) throw new Error('The build has no font.');
        const named = (file: string) => html.includes(`"/${file}"`);
        const user = [...scriptsOf(bundle, HOME)].filter((file) => !named(file));
        const files = { user: user.map((file) => `/${file}`), font: `/${font}` };
        const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE, {
          define: { EARLY_FILES: JSON.stringify(files) },
        });
        const script = minifySync(SOURCE, code).code.trim();
        return html.replace(PLACE, () => `<script nonce="__CSP_NONCE__">${script}</script>`);
      },
    },
  };
}
