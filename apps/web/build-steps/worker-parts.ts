import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { transformWithOxc, type Plugin, type ResolvedConfig } from 'vite';

const SOURCES = ['notifications.ts', 'shared-files.ts'].map((name) =>
  path.join(import.meta.dirname, '../src/service-worker', name),
);

/** Adds reminders and the share target to the service worker's script: its policy allows no second one. */
export function workerParts(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'worker-parts',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    closeBundle: {
      // After the service worker was written, and before it is compressed.
      order: 'post',
      sequential: true,
      async handler() {
        const script = path.resolve(config.root, config.build.outDir, 'sw.js');
        for (const source of SOURCES) {
          const { code } = await transformWithOxc(await readFile(source, 'utf8'), source, { target: 'es2023' });
          await appendFile(script, `\n;(() => {\n${code}})();\n`);
        }
      },
    },
  };
}
