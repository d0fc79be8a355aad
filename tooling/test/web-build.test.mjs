import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { ensureWebBuild, isBuilt } from '../prepare/web-build.mjs';
import { folderWith } from './clone.mjs';

const page = (root) => path.join(root, 'apps/web/dist/index.html');
const build = vi.fn((root, target) => {
  writeFileSync(path.join(target, 'index.html'), readFileSync(path.join(root, 'apps/web/src/main.tsx')));
});
const killed = (_root, target) => {
  writeFileSync(path.join(target, 'index.html'), 'half');
  throw new Error('killed');
};
const clone = () =>
  folderWith({ 'apps/web/src/main.tsx': 'one', 'packages/domain/src/rules.ts': 'rule', 'package-lock.json': '{}' });

test('the web app is built once and then left alone', () => {
  const root = clone();
  build.mockClear();
  ensureWebBuild(root, build);
  ensureWebBuild(root, build);
  expect(build).toHaveBeenCalledTimes(1);
  expect(readFileSync(page(root), 'utf8')).toBe('one');
});

test.each(['apps/web/src/main.tsx', 'packages/domain/src/rules.ts', 'package-lock.json'])(
  'a change of %s builds it again',
  (file) => {
    const root = clone();
    ensureWebBuild(root, build);
    writeFileSync(path.join(root, file), 'changed');
    expect(isBuilt(root)).toBe(false);
    ensureWebBuild(root, build);
    expect(isBuilt(root)).toBe(true);
  },
);

test.each(['apps/web/test/page.test.ts', 'README.md'])('a change of %s does not build it again', (file) => {
  const root = clone();
  ensureWebBuild(root, build);
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), 'changed');
  expect(isBuilt(root)).toBe(true);
});

test('a build that is cut short leaves the former one in place, and the next start builds', () => {
  const root = clone();
  ensureWebBuild(root, build);
  writeFileSync(path.join(root, 'apps/web/src/main.tsx'), 'two');
  expect(() => ensureWebBuild(root, killed)).toThrow('killed');
  expect(readFileSync(page(root), 'utf8')).toBe('one');
  ensureWebBuild(root, build);
  expect(readFileSync(page(root), 'utf8')).toBe('two');
});

test('a removed build is made again', () => {
  const root = clone();
  ensureWebBuild(root, build);
  rmSync(path.join(root, 'apps/web/dist'), { recursive: true });
  ensureWebBuild(root, build);
  expect(existsSync(page(root))).toBe(true);
});
