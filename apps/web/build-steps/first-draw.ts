import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin, type PluginOption, type ResolvedConfig } from 'vite';

const SOURCE = 'src/first-draw.tsx';

/** In a process of its own: what the app keeps running for its pages would keep the build from ending. */
async function drawn(file: string): Promise<string> {
  const run = `import { drawAll } from '${pathToFileURL(file).href}';
    process.stdout.write(JSON.stringify(await drawAll()), () => process.exit());`;
  const args = ['--input-type=module', '--eval', run];
  return (await promisify(execFile)(process.execPath, args, { maxBuffer: 10_000_000 })).stdout;
}

/**
 * Draws the login page in every language into `first-draw.json`; the server puts it into the page (web-app.ts there), where
 * it is seen before any script has arrived. `code` makes the source run.
 */
export function firstDraw(code: () => PluginOption[]): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'first-draw',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    closeBundle: {
      sequential: true,
      async handler() {
        const outDir = await mkdtemp(path.join(tmpdir(), 'first-draw-'));
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
          await writeFile(path.join(folder, 'first-draw.json'), await drawn(path.join(outDir, 'draw.mjs')));
        } finally {
          await rm(outDir, { recursive: true, force: true });
        }
      },
    },
  };
}
