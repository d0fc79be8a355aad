// Kubernetes' own validation of objects: its published schemas, and no unknown field.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** Where the package keeps a kind: of the core without a group. */
const moduleOf = ({ apiVersion, kind }) => `kubernetes-models/${apiVersion}/${kind}`;

/** Throws a sentence where one of the objects is not as its schema says. */
export function refuseWrongValues(objects) {
  for (const object of objects) {
    const Model = require(moduleOf(object))[object.kind];
    try {
      new Model(object).validate();
    } catch (error) {
      throw new Error(`${object.kind} ${object.metadata?.name}: ${error.message}`, { cause: error });
    }
  }
}

/**
 * Kubernetes' schemas let any field pass, and a mistyped one is then forgotten in silence. TypeScript refuses fields of an object literal
 * that its type does not have: so the objects become literals of the kinds' types. Returns what it says, empty where all is well.
 */
export function unknownFields(objects) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wordcluster-objects-'));
  try {
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const lines = objects.map(
      (object, n) =>
        `import type { I${object.kind} as Kind${n} } from '${moduleOf(object)}';\nexport const object${n}: Kind${n} = ${JSON.stringify(object, null, 1)};\n`,
    );
    writeFileSync(path.join(folder, 'objects.ts'), lines.join(''));
    const options = { strict: true, noEmit: true, skipLibCheck: true, types: [], module: 'nodenext', target: 'es2022' };
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...options, preserveSymlinks: true }, files: ['objects.ts'] }),
    );
    const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
    });
    return stdout.trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
