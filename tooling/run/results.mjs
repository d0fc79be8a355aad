import { readFileSync } from 'node:fs';

function report(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A runner that left no report, or ran nothing where it should, has proved nothing: that counts as a failure. */
function proven(result, isEnough) {
  if (isEnough && result.failed === 0) return result;
  return result.passed + result.failed > 0 ? result : { passed: 0, failed: 1, failures: [] };
}

/**
 * Counts of Vitest's JSON report, and the names of what failed: a file that could not be read at all has no test to name.
 * `unhandled` is the report of tooling/vitest/unhandled-errors.mjs: what fails outside of all tests fails its file, or the whole run where
 * the file is not known. `files` are those with a failure (none: all), `passedElsewhere` counts the tests that passed in all other files.
 */
export function vitestResult(file, { mayBeEmpty = false, unhandled } = {}) {
  const found = report(file);
  const errors = (unhandled && report(unhandled)) || [];
  const outcomes = found?.testResults ?? [];
  const failing = outcomes.filter(({ status }) => status === 'failed');
  const failures = failing.flatMap(({ name, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return failed.length > 0 ? failed.map(({ fullName }) => `${name}: ${fullName}`) : [name];
  });
  const outside = errors.map((error) => `${error.file ?? 'no known file'}: outside of its tests: ${error.message}`);
  const files = new Set([...failing.map(({ name }) => name), ...errors.map((error) => error.file)]);
  const passedIn = (chosen) =>
    chosen.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed').length;
  const allAgain = files.size === 0 || files.has(null);
  const failed = (found?.numFailedTests ?? 0) + outside.length;
  const counts = { passed: found?.numPassedTests ?? 0, failed, failures: [...failures, ...outside] };
  return {
    ...proven(counts, mayBeEmpty),
    files: allAgain ? [] : [...files],
    passedElsewhere: allAgain ? 0 : passedIn(outcomes.filter(({ name }) => !files.has(name))),
  };
}

/** Retry: the result of a first run whose failed `files` (all, where none is named) ran a second time. */
export function retriedResult(first, second) {
  return {
    ...second,
    passed: first.passedElsewhere + second.passed,
    secondTry: second.passed === 0 ? [] : first.failures.filter((name) => !second.failures.includes(name)),
    seconds: first.seconds + second.seconds,
  };
}

/** All specifications of a suite of Playwright's report and of those in it. */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** Counts of Playwright's JSON report, and the names of what failed; a test that passed only on a second try has passed. */
export function playwrightResult(file, { mayBeEmpty = false } = {}) {
  const found = report(file);
  const { expected = 0, flaky = 0, unexpected = 0 } = found?.stats ?? {};
  const namesOf = (chosen) =>
    (found?.suites ?? [])
      .flatMap(specsOf)
      .filter(chosen)
      .map((spec) => `${spec.file}: ${spec.title}`);
  const failures = namesOf(({ ok }) => !ok);
  const secondTry = namesOf((spec) => spec.ok && (spec.tests ?? []).some(({ status }) => status === 'flaky'));
  return proven({ passed: expected + flaky, failed: unexpected, failures, secondTry }, mayBeEmpty);
}

/** The totals over all runners. */
export function addUp(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    failures: results.flatMap(({ failures }) => failures),
    secondTry: results.flatMap(({ secondTry = [] }) => secondTry),
  };
}

/** Failures by name: the runs themselves are far above in a long output. */
export function failureList({ failures }) {
  return failures.length === 0 ? '' : `\nFailed:\n${failures.map((name) => `  ${name}\n`).join('')}`;
}

/** Tests that passed at their second try only: to be looked into. */
export function secondTryList({ secondTry }) {
  return secondTry.length === 0
    ? ''
    : `\nPassed at the second try:\n${secondTry.map((name) => `  ${name}\n`).join('')}`;
}

/** Seconds of each step, some of which run side by side, and of all. */
export function timeTable(results, altogether) {
  const line = (name, seconds) => `  ${seconds.toFixed(1).padStart(7)} s  ${name}\n`;
  return `\nTime:\n${results.map(({ heading, seconds }) => line(heading, seconds)).join('')}${line('altogether', altogether)}`;
}

/** The line that closes `npm test`, in the form other tools read. */
export function closingLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
