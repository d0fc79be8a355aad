import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin, type PluginOption, type ResolvedConfig } from 'vite';
import { hasLetters } from './font-parts.ts';
import { packed } from './packed.ts';

const SOURCE = 'src/prerender.tsx';
/** Shows the list from its template, behind which it stands. */
const SHOW_LIST = path.join(import.meta.dirname, '../src/list-skeleton/show.ts');

interface Draw {
  html: string;
  list: string;
}

/** In a process of its own: what the app keeps running for its pages would keep the build from ending. */
async function drawn(file: string): Promise<Record<string, Draw>> {
  const run = `import { drawAll } from '${pathToFileURL(file).href}';
    process.stdout.write(JSON.stringify(await drawAll()), () => process.exit());`;
  const args = ['--input-type=module', '--eval', run];
  return JSON.parse((await promisify(execFile)(process.execPath, args, { maxBuffer: 10_000_000 })).stdout);
}

/**
 * Draws the login page and the list of clusters in every language into `prerender.json`; the server puts them into the page
 * (web-app.ts there), where they are seen before any script has arrived. `code` makes the source run.
 */
export function prerender(code: () => PluginOption[]): Plugin {
  let config: ResolvedConfig;
  let listScript = '';
  return {
    name: 'prerender',
    apply: 'build',
    async configResolved(resolved) {
      config = resolved;
      listScript = await packed(SHOW_LIST);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const outDir = await mkdtemp(path.join(tmpdir(), 'prerender-'));
        try {
          await build({
            configFile: false,
            root: config.root,
            logLevel: 'warn',
            plugins: code(),
            ssr: { noExternal: true },
            build: {
              ssr: SOURCE,
              outDir,
              emptyOutDir: true,
              rolldownOptions: { output: { entryFileNames: 'draw.mjs' } },
            },
          });
          const folder = path.resolve(config.root, config.build.outDir);
          const draws = await drawn(path.join(outDir, 'draw.mjs'));
          const withFonts = Object.entries(draws).map(([language, draw]) => {
            const list = `${draw.list}<script nonce="__CSP_NONCE__">${listScript}</script>`;
            return [language, { ...draw, list, letters: hasLetters(draw.html) }];
          });
          await writeFile(path.join(folder, 'prerender.json'), JSON.stringify(Object.fromEntries(withFonts)));
        } finally {
          await rm(outDir, { recursive: true, force: true });
        }
      },
    },
  };
}
