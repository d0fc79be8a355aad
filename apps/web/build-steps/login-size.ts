import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Bytes of JavaScript, gzipped, that the first visit to the login page may load. */
const BUDGET = 130_000;

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The entry with all it imports; the login page is part of it. */
function firstScripts(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputBundle[string] | undefined): void => {
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) visit(bundle[file]);
  };
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) visit(chunk);
  return [...found];
}

/** Fails the build when the login page's scripts grow beyond their budget. */
export function loginSize(): Plugin {
  return {
    name: 'login-size',
    apply: 'build',
    generateBundle: {
      // After the code was made small.
      order: 'post',
      handler(_options, bundle) {
        const sizes = firstScripts(bundle).map(({ fileName, code }) => ({
          fileName,
          bytes: gzipSync(code, { level: 9 }).length,
        }));
        const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
        const list = sizes.map(({ fileName, bytes }) => `${fileName} ${kB(bytes)}`).join(', ');
        const text = `The login page loads ${kB(total)} of JavaScript (gzip), at most ${kB(BUDGET)}: ${list}`;
        if (total > BUDGET) this.error(text);
        this.info(text);
      },
    },
  };
}
