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

test.skipIf(!analyzer)('systemd finds nothing wrong with it', () => {
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
