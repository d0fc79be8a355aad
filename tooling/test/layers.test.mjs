import path from 'node:path';
import { expect, test } from 'vitest';
import { checkLayers, importsOf, layerOf } from '../layers/check-layers.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const check = (file, source) => checkLayers(root, [file], () => source);

test.each([
  ['packages/domain/src/practice/scoring.ts', "import { readFile } from 'node:fs';", 'node:fs'],
  ['packages/domain/src/practice/scoring.ts', "import React from 'react';", 'package react'],
  [
    'packages/contract/src/rows.ts',
    "import { db } from '../../../apps/server/src/database/client.ts';",
    'server database',
  ],
  [
    'apps/server/src/features/rows/add-row.ts',
    "import { smtpMailer } from '../../adapters/smtp/smtp-mailer.ts';",
    'server adapters',
  ],
  ['apps/server/src/features/rows/add-row.ts', "import { x } from '../sharing/share-cluster.ts';", 'feature sharing'],
  [
    'apps/server/src/adapters/smtp/smtp-mailer.ts',
    "import { x } from '../../features/rows/add-row.ts';",
    'server features',
  ],
  [
    'packages/table-reader/src/index.ts',
    "import { MAX_CELL_LENGTH } from '@wordcluster/domain/clusters/cells';",
    'may not import from domain',
  ],
  [
    'apps/server/src/http/throttle.ts',
    "import { startEmbeddedPostgres } from '@wordcluster/embedded-postgres';",
    'embedded postgres',
  ],
  ['apps/web/src/ui/Field.tsx', "import { x } from '../features/accounts/LoginScreen.tsx';", 'web features'],
  ['apps/web/src/features/practice/a.ts', "export { x } from '../clusters/b.ts';", 'feature clusters'],
  ['apps/server/src/features/rows/add-row.ts', "const x = await import('left-pad');", 'not declared'],
  ['apps/server/src/http/authentication.ts', "import { x } from '../features/accounts/log-in.ts';", 'server features'],
  ['apps/server/src/database/client.ts', "import { x } from '../features/accounts/log-in.ts';", 'server features'],
  ['apps/server/src/access/tokens.ts', "import { x } from '../http/errors.ts';", 'server http'],
  [
    'apps/web/src/platform/http/api.ts',
    "import { calls } from '@wordcluster/contract/all';",
    'with `import type` only',
  ],
  ['apps/web/src/features/a/b.ts', "import { id } from '@wordcluster/contract/fields';", 'with `import type` only'],
  ['apps/web/src/app/pages/a.ts', "export { id } from '@wordcluster/contract/fields';", 'with `import type` only'],
])('%s may not say: %s', (file, source, reason) => {
  expect(check(file, source).join()).toContain(reason);
});

test('imports inside the own layer, of allowed layers and of declared packages pass', () => {
  const source =
    "import { sql } from 'kysely';\nimport { assertReadable } from '../clusters/policy.ts';\nimport type { Context } from '../../context.ts';";
  expect(check('apps/server/src/features/rows/list-rows.ts', source)).toEqual([]);
});

test('imports over several lines, of types and in calls are found; those in comments are not', () => {
  const source =
    "import {\n  a,\n  type B,\n} from './a.ts';\nimport type C from './c.ts';\n// import d from './d.ts'\nconst e = import('./e.ts');";
  expect(importsOf(source).map(({ specifier }) => specifier)).toEqual(['./a.ts', './c.ts', './e.ts']);
});

test('the most particular layer wins', () => {
  expect(layerOf('apps/server/src/database/schema/orders.ts')?.name).toBe('server schema');
  expect(layerOf('apps/server/src/config.ts')?.name).toBe('server foundation');
  expect(layerOf('apps/server/src/app.ts')?.name).toBe('server composition');
});
