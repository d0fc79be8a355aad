import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const text = readFileSync(path.join(root, 'docs/evidence/security.md'), 'utf8');
const rows = [...text.matchAll(/^\| (V[\d.]+) \| ([^|]+) \| (.+) \|$/gm)].map(([, id, verdict, why]) => ({
  id,
  verdict,
  why,
}));

/** All requirements of OWASP ASVS 5.0.0 at levels 1 and 2; V1.2.1-9 are nine of them. */
const REQUIREMENTS = `
  V1.1.1-2 V1.2.1-9 V1.3.1-11 V1.4.1-3 V1.5.1-2 V2.1.1-3 V2.2.1-3 V2.3.1-4 V2.4.1 V3.2.1-2 V3.3.1-4 V3.4.1-6
  V3.5.1-5 V3.7.1-2 V4.1.1-3 V4.2.1 V4.3.1-2 V4.4.1-4 V5.1.1 V5.2.1-3 V5.3.1-2 V5.4.1-3 V6.1.1-3 V6.2.1-12
  V6.3.1-4 V6.4.1-4 V6.5.1-5 V6.6.1-3 V6.8.1-4 V7.1.1-3 V7.2.1-4 V7.3.1-2 V7.4.1-5 V7.5.1-2 V7.6.1-2 V8.1.1-2
  V8.2.1-3 V8.3.1 V8.4.1 V9.1.1-3 V9.2.1-4 V10.1.1-2 V10.2.1-2 V10.3.1-4 V10.4.1-11 V10.5.1-5 V10.6.1-2
  V10.7.1-3 V11.1.1-2 V11.2.1-3 V11.3.1-3 V11.4.1-4 V11.5.1 V11.6.1 V12.1.1-3 V12.2.1-2 V12.3.1-4 V13.1.1
  V13.2.1-5 V13.3.1-2 V13.4.1-5 V14.1.1-2 V14.2.1-4 V14.3.1-3 V15.1.1-3 V15.2.1-3 V15.3.1-7 V16.1.1 V16.2.1-5
  V16.3.1-4 V16.4.1-3 V16.5.1-3 V17.1.1 V17.2.1-4 V17.3.1-2
`;

const ids = REQUIREMENTS.trim()
  .split(/\s+/)
  .flatMap((group) => {
    const at = group.lastIndexOf('.');
    return group
      .slice(at + 1)
      .split(',')
      .flatMap((range) => {
        const [first, last = first] = range.split('-').map(Number);
        return Array.from({ length: last - first + 1 }, (_, index) => `${group.slice(0, at)}.${first + index}`);
      });
  });

test('every requirement of levels 1 and 2 has a row, in order', () => {
  expect(ids).toHaveLength(253);
  expect(rows.map(({ id }) => id)).toEqual(ids);
});

test('every row has one of three verdicts and says where or why', () => {
  const verdicts = ['met', 'not applicable', 'decided otherwise'];
  expect(rows.filter(({ verdict, why }) => !verdicts.includes(verdict) || why.trim().length < 6)).toEqual([]);
});

test('each met requirement names a file or a part of this page, and each other decision its cost', () => {
  const shown = /`[\w./@-]+\/[\w./@-]+`|\]\((?:#|[\w./-]+\.md)|`(?:\.oxlintrc|tsconfig[\w.]*)\.json`/;
  const bare = rows.filter(({ verdict, why }) => verdict === 'met' && !shown.test(why));
  expect(bare.map(({ id, why }) => `${id}: ${why}`)).toEqual([]);
  const headings = new Set(
    [...text.matchAll(/^## (.+)$/gm)].map(([, title]) =>
      title
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
  const missing = rows.flatMap(({ why }) => [...why.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor]) => anchor));
  expect(missing.filter((anchor) => !headings.has(anchor))).toEqual([]);
});

test('every file that a row names exists', () => {
  const named = rows.flatMap(({ id, why }) =>
    [...why.matchAll(/`((?:apps|packages|e2e|tooling|docs)\/[\w./@-]+)`/g)].map(([, file]) => ({ id, file })),
  );
  expect(named.filter(({ file }) => !existsSync(path.join(root, file)))).toEqual([]);
});
