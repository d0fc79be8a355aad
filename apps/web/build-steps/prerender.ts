import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin, type PluginOption, type ResolvedConfig } from 'vite';
import type { Drawn } from '../src/list-skeleton/drawn.ts';
import { hasLetters } from './font-parts.ts';
import { packed } from './packed.ts';

const SOURCE = 'src/prerender.tsx';
/** Shows the list from its template, behind which it stands. */
const SHOW_LIST = path.join(import.meta.dirname, '../src/list-skeleton/show.ts');
/** Modules that are empty in the source, and what stands in them. */
const READY = /[\\/]src[\\/]app[\\/]theme[\\/]ready-styles(-mirrored)?\.ts$/;

/** In a process of its own: what the app keeps running for its pages would keep the build from ending. */
async function drawAllOf(file: string): Promise<Drawn> {
  const run = `import { drawAll } from '${pathToFileURL(file).href}';
    process.stdout.write(JSON.stringify(await drawAll()), () => process.exit());`;
  const args = ['--input-type=module', '--eval', run];
  return JSON.parse((await promisify(execFile)(process.execPath, args, { maxBuffer: 10_000_000 })).stdout);
}

/** Builds the app for Node.js and lets it draw. To be called before the build begins, as `packed`. */
async function draw({ root }: ResolvedConfig, code: () => PluginOption[]): Promise<Drawn> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'prerender-'));
  try {
    await build({
      configFile: false,
      root,
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
    return await drawAllOf(path.join(outDir, 'draw.mjs'));
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/**
 * Draws the login page and the list of clusters in every language into `prerender.json`; the server puts them into the page
 * (web-app.ts there), where they are seen before any script has arrived. The styles that Emotion compiled for it go into the app. `code`
 * makes the source run.
 */
export function prerender(code: () => PluginOption[]): Plugin {
  let config: ResolvedConfig;
  let listScript = '';
  let drawn: Drawn;
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'pre',
    async configResolved(resolved) {
      config = resolved;
      listScript = await packed(SHOW_LIST);
      drawn = await draw(resolved, code);
    },
    load: {
      filter: { id: READY },
      handler(id) {
        const mirrored = id.includes('-mirrored');
        const ready = JSON.stringify(mirrored ? drawn.ready.mirrored : drawn.ready.asWritten);
        return `export const ${mirrored ? 'readyStylesMirrored' : 'readyStyles'} = ${ready};`;
      },
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const folder = path.resolve(config.root, config.build.outDir);
        const withFonts = Object.entries(drawn.draws).map(([language, first]) => {
          const list = `${first.list}<script nonce="__CSP_NONCE__">${listScript}</script>`;
          return [language, { ...first, list, letters: hasLetters(first.html) }];
        });
        await writeFile(path.join(folder, 'prerender.json'), JSON.stringify(Object.fromEntries(withFonts)));
      },
    },
  };
}
