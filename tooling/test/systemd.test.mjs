import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const unit = path.join(root, 'ops/systemd/wordcluster.service');
const text = readFileSync(unit, 'utf8');
const analyzer = spawnSync('systemd-analyze', ['--version']).error === undefined;

test('the service starts a script that every Node.js of the documents can run, which finds one for the server', () => {
  const [, script] = /^ExecStart=\/usr\/bin\/env node (\S+)$/m.exec(text) ?? [];
  expect(script).toMatch(/\.mjs$/);
  expect(existsSync(path.join(root, script))).toBe(true);
  expect(readFileSync(path.join(root, script), 'utf8')).toContain('productNode()');
});

test('the service may write its data and backups, and nothing else', () => {
  expect(text).toMatch(/^ProtectSystem=strict$/m);
  expect(text).toMatch(/^StateDirectory=wordcluster$/m);
  expect(text.match(/^ReadWritePaths=.*$/gm)).toEqual(['ReadWritePaths=-/var/backups/wordcluster']);
});

test('the service has a ceiling of memory, system calls of a network service alone, and no namespaces', () => {
  const [, gigabytes] = /^MemoryMax=(\d+)G$/m.exec(text) ?? [];
  // The server, the embedded database, and three child processes of 400 MB.
  expect(Number(gigabytes)).toBeGreaterThanOrEqual(2);
  const filters = [...text.matchAll(/^SystemCallFilter=(.*)$/gm)].map(([, filter = '']) => filter);
  expect(filters[0]).toBe('@system-service');
  expect(filters.slice(1).every((filter) => filter.startsWith('~'))).toBe(true);
  for (const group of ['@privileged', '@mount', '@debug', '@reboot']) expect(filters.join(' ')).toContain(group);
  expect(text).toMatch(/^SystemCallErrorNumber=EPERM$/m);
  expect(text).toMatch(/^RestrictNamespaces=true$/m);
});

test.skipIf(!analyzer)('systemd finds nothing wrong with it', () => {
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
