import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { generate } from '../../../packages/near-words/build/generate.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../packages/near-words/generated');

/** Makes the lists of near words before they are looked for, and puts the licence of each beside them. */
export const nearWords = (): Plugin => ({
  name: 'near-words',
  apply: 'build',
  config: generate,
  generateBundle() {
    for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.licence.txt')))
      this.emitFile({ type: 'asset', fileName: `assets/words/${file}`, source: readFileSync(path.join(FOLDER, file)) });
  },
});
