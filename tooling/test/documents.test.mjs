import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const documents = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true })
    .map((file) => `docs/${String(file)}`)
    .filter((file) => file.endsWith('.md')),
];
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** Paths of this repository that a document names in code spans: they begin with one of its folders. */
const PATH = /`((?:apps|packages|e2e|bench|tooling|docs|ops|\.ci)\/[\w./@-]+?)\/?`/g;
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;

/** Made by commands, so not in a fresh clone. */
const MADE = new Set(['apps/web/dist']);

test.each(documents)('%s names only paths, links and scripts that exist', (file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const missing = [
    ...[...text.matchAll(PATH)]
      .map(([, name]) => name)
      .filter((name) => !MADE.has(name) && !existsSync(path.join(root, name))),
    ...[...text.matchAll(LINK)]
      .map(([, link]) => link)
      .filter((link) => !existsSync(path.join(root, path.dirname(file), link))),
    ...[...text.matchAll(/`npm run ([\w:-]+)/g)]
      .map(([, name]) => name)
      .filter((name) => !scripts[name] && name !== 'generate'),
  ];
  expect(missing).toEqual([]);
});
