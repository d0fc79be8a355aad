import { readFileSync } from 'node:fs';

function report(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A runner that left no report, or ran nothing, has proved nothing: that counts as a failure. */
function proven(result) {
  return result.passed + result.failed > 0 ? result : { passed: 0, failed: 1, failures: [] };
}

/** Counts of Vitest's JSON report, and the names of what failed: a file that could not be read at all has no test to name. */
export function vitestResult(file) {
  const found = report(file);
  const failures = (found?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => `${name}: ${fullName}`) : [name];
    });
  return proven({ passed: found?.numPassedTests ?? 0, failed: found?.numFailedTests ?? 0, failures });
}

/** All specifications of a suite of Playwright's report and of those in it. */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** Counts of Playwright's JSON report, and the names of what failed; a test that passed only on a second try has passed. */
export function playwrightResult(file) {
  const found = report(file);
  const { expected = 0, flaky = 0, unexpected = 0 } = found?.stats ?? {};
  const failures = (found?.suites ?? [])
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map((spec) => `${spec.file}: ${spec.title}`);
  return proven({ passed: expected + flaky, failed: unexpected, failures });
}

/** The totals over all runners. */
export function addUp(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), failures: results.flatMap(({ failures }) => failures) };
}

/** What failed, by name: the runs themselves are far above in a long output. */
export function failureList({ failures }) {
  return failures.length === 0 ? '' : `\nFailed:\n${failures.map((name) => `  ${name}\n`).join('')}`;
}

/** The line that closes `npm test`, in the form other tools read. */
export function closingLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
