import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const brotli = promisify(brotliCompress);
const TEXTS = /\.(?:js|css|svg|webmanifest|txt)$/;
/** The best takes seconds, which a build for tests saves (`ensureWebBuild`). */
const QUALITY = process.env['QUICK_BUILD'] === 'true' ? 5 : constants.BROTLI_MAX_QUALITY;
/** Smaller files fit into one packet anyway. */
const LEAST_BYTES = 1024;

async function writeBeside(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < LEAST_BYTES) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } };
  await Promise.all([
    brotli(content, quality).then((packed) => writeFile(`${file}.br`, packed)),
    promisify(gzip)(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}

/** Writes `.br` and `.gz` beside every text of the build: the server sends them as they are, smaller than it could pack in time. */
export function compressed(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    closeBundle: {
      // After the service worker was written.
      order: 'post',
      sequential: true,
      async handler() {
        const folder = path.resolve(config.root, config.build.outDir);
        for (const name of await readdir(folder, { recursive: true })) {
          // The page gets its nonce with every answer, so it is packed then.
          if (TEXTS.test(name)) await writeBeside(path.join(folder, name));
        }
      },
    },
  };
}
