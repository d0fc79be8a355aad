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
  return result.passed + result.failed > 0 ? result : { passed: 0, failed: 1 };
}

/** Counts of Vitest's JSON report. */
export function vitestResult(file) {
  const found = report(file);
  return proven({ passed: found?.numPassedTests ?? 0, failed: found?.numFailedTests ?? 0 });
}

/** Counts of Playwright's JSON report; a test that passed only on a second try has passed. */
export function playwrightResult(file) {
  const stats = report(file)?.stats;
  return proven({ passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 });
}

/** The totals over all runners. */
export function addUp(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** The line that closes `npm test`, in the form other tools read. */
export function closingLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
