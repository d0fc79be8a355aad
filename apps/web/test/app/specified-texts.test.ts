import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '../../src');

/** Milliseconds that only a component knows. */
const numbers: [what: string, file: string, declared: string][] = [
  ['the success of an AI import hides after 4 seconds', 'features/teacher/hooks/use-teaching.ts', 'SUCCESS_MS = 4000'],
  ['a refused row is shown for 5 seconds', 'features/cluster-table/state/announce.ts', 'ERROR_MS = 5000'],
];

describe('numbers of single screens', () => {
  // Specification: S1-4.31, S1-8.07
  it.each(numbers)('%s', (_what, file, declared) => {
    const code = readFileSync(path.join(source, file), 'utf8');
    expect(code).toContain(`const ${declared};`);
    const name = declared.split(' ')[0] ?? '';
    // Declared and used.
    expect(code.split(name).length).toBeGreaterThan(2);
  });
});
