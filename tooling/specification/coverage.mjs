import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where tests are, relative to the repository. */
const ROOTS = ['packages', 'apps', 'e2e', 'tooling', 'ops/test'];
const TEST = /\.test\.(?:ts|tsx|mjs)$/;
const MARK = /^[ \t]*\/\/ Specification: (.+(?:\n[ \t]*\/\/ {3}\S.*)*)$/gm;
const ID = 'S\\d-\\d+\\.\\d+';

/** Every test file of the clone, with forward slashes. */
export function testFiles(root) {
  const inside = (folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : inside(`${folder}/${entry.name}`);
      return TEST.test(entry.name) ? [`${folder}/${entry.name}`] : [];
    });
  return ROOTS.flatMap(inside).toSorted((one, other) => (one < other ? -1 : 1));
}

/** The titles of a test file as they are written, with their places: those of `each` with their placeholders. */
export function titlesOf(source) {
  const quoted = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/y;
  const titles = [];
  const note = (index, found) =>
    titles.push({ index, title: (found[1] ?? found[2] ?? found[3]).replace(/\\(.)/g, '$1') });
  for (const { index, 0: call } of source.matchAll(/\b(?:test|it|describe)(?:\.\w+)*\s*\(/g)) {
    quoted.lastIndex = index + call.length;
    while (/\s/.test(source[quoted.lastIndex] ?? '')) quoted.lastIndex += 1;
    const found = quoted.exec(source);
    if (found) note(index, found);
  }
  // The title of `each` follows its table.
  for (const found of source.matchAll(/\)\s*\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)\s*,/g))
    note(found.index, found);
  return titles.toSorted((one, other) => one.index - other.index);
}

/** `S1-5.03-06` is a range. Throws for anything that is no id. */
export function idsOf(list) {
  return list
    .replace(/\n[ \t]*\/\//g, ' ')
    .split(',')
    .map((part) => part.trim())
    .flatMap((part) => {
      const [, section, first, last] = /^(S\d-\d+)\.(\d+)(?:-(\d+))?$/.exec(part) ?? [];
      if (section === undefined) throw new Error(`“${part}” is no id of the specification.`);
      const count = Number(last ?? first) - Number(first) + 1;
      return Array.from({ length: count }, (_, n) => `${section}.${String(Number(first) + n).padStart(2, '0')}`);
    });
}

/** Marks of a file: `{ id, title }` for each id above a test or a group of tests. */
export function proofsIn(source) {
  const titles = titlesOf(source);
  return [...source.matchAll(MARK)].flatMap(({ index, 0: mark, 1: list }) => {
    const next = titles.find((one) => one.index >= index + mark.length);
    if (next === undefined) throw new Error(`No test follows “${mark.trim()}”.`);
    return idsOf(list).map((id) => ({ id, title: next.title }));
  });
}

/** Id to the tests that prove it, in the order of their files. */
export function proofsOf(root) {
  const proofs = new Map();
  for (const file of testFiles(root)) {
    for (const { id, title } of proofsIn(readFileSync(path.join(root, file), 'utf8')))
      proofs.set(id, [...(proofs.get(id) ?? []), { file, title }]);
  }
  return proofs;
}

const ROW = new RegExp(`^\\| (${ID}) \\| (.*) \\|$`);

/** The rows of the document: `{ id, item }`. */
export function rowsOf(document) {
  return document.split('\n').flatMap((line) => {
    const [, id, item] = ROW.exec(line) ?? [];
    return id === undefined ? [] : [{ id, item }];
  });
}

const cell = ({ file, title }) => `\`${file}\` › "${title.replaceAll('"', '\\"').replaceAll('|', '¦')}"`;

/**
 * The document with a third column, the tests of each row, and what is wrong: ids that stand twice or in no row, rows
 * without a test.
 */
export function withProofs(document, proofs) {
  const ids = rowsOf(document).map(({ id }) => id);
  const problems = [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice.`),
    ...ids.filter((id) => !proofs.has(id)).map((id) => `No test names ${id}.`),
    ...[...proofs]
      .filter(([id]) => !ids.includes(id))
      .map(([id, [{ file, title }]]) => `${file} › "${title}" names ${id}, which is no row of the specification.`),
  ];
  const text = document
    .split('\n')
    .map((line) => {
      const [, id, item] = ROW.exec(line) ?? [];
      if (line === '| Id | Item |') return '| Id | Item | Where proven |';
      if (line === '|---|---|') return '|---|---|---|';
      return id === undefined ? line : `| ${id} | ${item} | ${(proofs.get(id) ?? []).map(cell).join('; ')} |`;
    })
    .join('\n');
  return { text, problems };
}
