import path from 'node:path';
import { expect, test } from 'vitest';
import { addUp, closingLine, failureList, playwrightResult, vitestResult } from '../run/results.mjs';
import { folderWith } from './clone.mjs';

test('the closing line adds up both runners', () => {
  const root = folderWith({
    'unit.json': JSON.stringify({ numPassedTests: 40, numFailedTests: 1, numPendingTests: 2 }),
    'browser.json': JSON.stringify({ stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 0 } }),
  });
  const results = [vitestResult(path.join(root, 'unit.json')), playwrightResult(path.join(root, 'browser.json'))];
  expect(closingLine(addUp(results))).toBe('46 passed, 3 failed');
});

test('what failed is named at the end, a file that could not be read by its path', () => {
  const root = folderWith({
    'unit.json': JSON.stringify({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          name: 'rules.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'a rule holds' },
            { status: 'failed', fullName: 'another holds' },
          ],
        },
        { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
      ],
    }),
    'browser.json': JSON.stringify({
      stats: { expected: 1, flaky: 0, unexpected: 1 },
      suites: [
        {
          specs: [{ file: 'login.test.ts', title: 'a login', ok: true }],
          suites: [{ specs: [{ file: 'login.test.ts', title: 'a refusal', ok: false }] }],
        },
      ],
    }),
  });
  const results = [vitestResult(path.join(root, 'unit.json')), playwrightResult(path.join(root, 'browser.json'))];
  expect(failureList(addUp(results)).split('\n').filter(Boolean)).toEqual([
    'Failed:',
    '  rules.test.ts: another holds',
    '  broken.test.ts',
    '  login.test.ts: a refusal',
  ]);
  expect(failureList(addUp([{ passed: 1, failed: 0, failures: [] }]))).toBe('');
});

test.each([vitestResult, playwrightResult])(
  'a runner without a report, or without tests, counts as a failure',
  (read) => {
    const root = folderWith({ 'empty.json': JSON.stringify({ numPassedTests: 0, stats: {} }), 'broken.json': '{' });
    for (const name of ['empty.json', 'broken.json', 'missing.json']) {
      expect(read(path.join(root, name))).toEqual({ passed: 0, failed: 1, failures: [] });
    }
  },
);
