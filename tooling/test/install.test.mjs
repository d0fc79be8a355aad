import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isInstalled } from '../prepare/install.mjs';
import { folderWith } from './clone.mjs';

const words = { version: '1.0.0', integrity: 'sha512-a' };
const noteOf = (found) => JSON.stringify({ packages: { 'node_modules/words': found } });

/** A clone with one locked package, and one for other machines only. */
const clone = () =>
  folderWith({
    'package-lock.json': JSON.stringify({
      packages: {
        '': { name: 'clone' },
        'apps/web': { version: '1.0.0' },
        'node_modules/words': words,
        'node_modules/words-for-mac': { version: '1.0.0', integrity: 'sha512-b', optional: true },
      },
    }),
    'node_modules/words/package.json': '{}',
    'node_modules/.package-lock.json': noteOf(words),
  });

test('a whole install is kept, though packages for other machines are left out', () => {
  expect(isInstalled(clone())).toBe(true);
});

test('an install of an older lock file is done again', () => {
  const root = clone();
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), noteOf({ ...words, version: '0.9.0' }));
  expect(isInstalled(root)).toBe(false);
});

test('an install that was cut short is done again', () => {
  const root = clone();
  rmSync(path.join(root, 'node_modules/.package-lock.json'));
  expect(isInstalled(root)).toBe(false);
});

test('an install that lost a package is done again', () => {
  const root = clone();
  rmSync(path.join(root, 'node_modules/words'), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});
