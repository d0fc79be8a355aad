import path from 'node:path';
import { expect, test } from 'vitest';
import {
  addUp,
  closingLine,
  failureList,
  playwrightResult,
  retriedResult,
  secondTryList,
  timeTable,
  vitestResult,
} from '../run/results.mjs';
import { folderWith } from './clone.mjs';

test('the closing line adds up both runners', () => {
  const root = folderWith({
    'unit.json': JSON.stringify({ numPassedTests: 40, numFailedTests: 1, numPendingTests: 2 }),
    'browser.json': JSON.stringify({ stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 0 } }),
  });
  const results = [vitestResult(path.join(root, 'unit.json')), playwrightResult(path.join(root, 'browser.json'))];
  expect(closingLine(addUp(results))).toBe('46 passed, 3 failed');
});

test('failures are named at the end, a file that could not be read by its path', () => {
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
      expect(read(path.join(root, name))).toMatchObject({ passed: 0, failed: 1, failures: [] });
    }
  },
);

test('a test that passed at its second try is named, and the seconds of each step are printed', () => {
  const root = folderWith({
    'browser.json': JSON.stringify({
      stats: { expected: 1, flaky: 1, unexpected: 0 },
      suites: [
        {
          specs: [
            { file: 'a.test.ts', title: 'once', ok: true, tests: [{ status: 'expected' }] },
            { file: 'a.test.ts', title: 'twice', ok: true, tests: [{ status: 'flaky' }] },
          ],
        },
      ],
    }),
  });
  const result = playwrightResult(path.join(root, 'browser.json'));
  expect(secondTryList(addUp([result]))).toBe('\nPassed at the second try:\n  a.test.ts: twice\n');
  const steps = [
    { heading: 'Lint', seconds: 1.25 },
    { heading: 'Types', seconds: 2 },
  ];
  expect(timeTable(steps, 2.5)).toBe('\nTime:\n      1.3 s  Lint\n      2.0 s  Types\n      2.5 s  altogether\n');
});

test('of a run that a change selects nothing may be left', () => {
  const root = folderWith({ 'empty.json': JSON.stringify({ numPassedTests: 0, numFailedTests: 0 }) });
  expect(vitestResult(path.join(root, 'empty.json'), { mayBeEmpty: true })).toMatchObject({ passed: 0, failed: 0 });
});

test('a file with a failure that passes at its second try has passed, and is named', () => {
  const outcome = (name, ...statuses) => ({
    name,
    status: statuses.includes('failed') ? 'failed' : 'passed',
    assertionResults: statuses.map((status, index) => ({ status, fullName: `case ${index}` })),
  });
  const reportOf = (...testResults) => {
    const all = testResults.flatMap(({ assertionResults }) => assertionResults);
    const counted = (wanted) => all.filter(({ status }) => status === wanted).length;
    return JSON.stringify({ numPassedTests: counted('passed'), numFailedTests: counted('failed'), testResults });
  };
  const root = folderWith({
    'first.json': reportOf(
      outcome('good.test.ts', 'passed', 'passed'),
      outcome('slow.test.ts', 'passed', 'failed'),
      outcome('bad.test.ts', 'failed'),
    ),
    'second.json': reportOf(outcome('slow.test.ts', 'passed', 'passed'), outcome('bad.test.ts', 'failed')),
    'crashed.json': '',
  });
  const read = (file, seconds) => ({ ...vitestResult(path.join(root, file)), heading: 'Rules', seconds });
  const first = read('first.json', 3);
  expect(first.files).toEqual(['slow.test.ts', 'bad.test.ts']);
  expect(retriedResult(first, read('second.json', 2))).toMatchObject({
    passed: 4,
    failed: 1,
    failures: ['bad.test.ts: case 0'],
    secondTry: ['slow.test.ts: case 1'],
    seconds: 5,
  });
  expect(retriedResult(first, read('crashed.json', 1))).toMatchObject({ passed: 2, failed: 1, secondTry: [] });
});

test('an error outside of all tests fails its file, which runs again; without a file all run again', () => {
  const passed = (name) => ({ name, status: 'passed', assertionResults: [{ status: 'passed', fullName: 'holds' }] });
  const root = folderWith({
    'run.json': JSON.stringify({ numPassedTests: 2, numFailedTests: 0, testResults: [passed('a.ts'), passed('b.ts')] }),
    'again.json': JSON.stringify({ numPassedTests: 1, numFailedTests: 0, testResults: [passed('b.ts')] }),
    'known.json': JSON.stringify([{ file: 'b.ts', message: 'late' }]),
    'unknown.json': JSON.stringify([{ file: null, message: 'late' }]),
    'none.json': '[]',
  });
  const read = (file, unhandled) => ({
    ...vitestResult(path.join(root, file), { unhandled: path.join(root, unhandled) }),
    heading: 'Rules',
    seconds: 1,
  });
  const first = read('run.json', 'known.json');
  expect(first).toMatchObject({
    passed: 2,
    failed: 1,
    files: ['b.ts'],
    failures: ['b.ts: outside of its tests: late'],
  });
  expect(retriedResult(first, read('again.json', 'none.json'))).toMatchObject({
    passed: 2,
    failed: 0,
    secondTry: ['b.ts: outside of its tests: late'],
  });
  const anywhere = read('run.json', 'unknown.json');
  expect(anywhere).toMatchObject({ failed: 1, files: [], passedElsewhere: 0 });
  expect(retriedResult(anywhere, read('run.json', 'none.json'))).toMatchObject({ passed: 2, failed: 0 });
  // A crashed runner leaves no report of errors either.
  expect(read('run.json', 'missing.json')).toMatchObject({ passed: 2, failed: 0, files: [] });
});
