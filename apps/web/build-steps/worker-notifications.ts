import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { transformWithOxc, type Plugin, type ResolvedConfig } from 'vite';

const SOURCE = path.join(import.meta.dirname, '../src/service-worker/notifications.ts');

/** Adds what shows reminders to the service worker's script: its policy allows no second one. */
export function workerNotifications(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'worker-notifications',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    closeBundle: {
      // After the service worker was written, and before it is compressed.
      order: 'post',
      sequential: true,
      async handler() {
        const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE, { target: 'es2023' });
        const script = path.resolve(config.root, config.build.outDir, 'sw.js');
        await appendFile(script, `\n;(() => {\n${code}})();\n`);
      },
    },
  };
}
