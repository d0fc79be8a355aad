import { writeFileSync } from 'node:fs';

/** Reporter for Vitest: errors that no test had, with the file that caused each, into `UNHANDLED_ERRORS`. Its JSON report has no place for them. */
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const found = errors.map(({ VITEST_TEST_PATH, message }) => ({ file: VITEST_TEST_PATH ?? null, message }));
    writeFileSync(process.env['UNHANDLED_ERRORS'], JSON.stringify(found));
  }
}
