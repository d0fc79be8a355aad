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
 * Counts of Vitest's JSON report, and the names of what failed: a file that could not be read at all has no test to
 * name. `files` are those with a failure, `passedElsewhere` counts the tests that passed in all other files.
 */
export function vitestResult(file, { mayBeEmpty = false } = {}) {
  const found = report(file);
  const broken = (found?.testResults ?? []).filter(({ status }) => status === 'failed');
  const failures = broken.flatMap(({ name, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return failed.length > 0 ? failed.map(({ fullName }) => `${name}: ${fullName}`) : [name];
  });
  const passed = found?.numPassedTests ?? 0;
  const passedBeside = broken
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  const counts = { passed, failed: found?.numFailedTests ?? 0, failures };
  return {
    ...proven(counts, mayBeEmpty),
    files: broken.map(({ name }) => name),
    passedElsewhere: broken.length === 0 ? 0 : passed - passedBeside,
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

/** What failed, by name: the runs themselves are far above in a long output. */
export function failureList({ failures }) {
  return failures.length === 0 ? '' : `\nFailed:\n${failures.map((name) => `  ${name}\n`).join('')}`;
}

/** What passed at its second try only: it is to be looked into. */
export function secondTryList({ secondTry }) {
  return secondTry.length === 0
    ? ''
    : `\nPassed at the second try:\n${secondTry.map((name) => `  ${name}\n`).join('')}`;
}

/** Seconds of each step and of all. */
export function timeTable(results) {
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0);
  const line = (name, seconds) => `  ${seconds.toFixed(1).padStart(7)} s  ${name}\n`;
  return `\nTime:\n${results.map(({ heading, seconds }) => line(heading, seconds)).join('')}${line('altogether', total)}`;
}

/** The line that closes `npm test`, in the form other tools read. */
export function closingLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
