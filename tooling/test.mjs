// npm test: every check of the clone, in order, with one closing line.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepare } from './prepare/prepare.mjs';
import { runScript } from './run/steps.mjs';
import { addUp, closingLine, failureList, playwrightResult, vitestResult } from './run/results.mjs';

await prepare({ web: false });
const reports = mkdtempSync(path.join(tmpdir(), 'wordcluster-test-'));
const unit = path.join(reports, 'unit.json');
const components = path.join(reports, 'components.json');
const browser = path.join(reports, 'browser.json');

const results = [];
results.push(await runScript('Format', 'format:check'));
results.push(await runScript('Lint', 'lint'));
results.push(await runScript('Types', 'typecheck'));
results.push(
  await runScript(
    'Rules and server',
    'test:unit',
    ['--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
    {},
    () => vitestResult(unit),
  ),
);
results.push(
  await runScript(
    'Components',
    'test:components',
    ['--reporter=default', '--reporter=json', `--outputFile.json=${components}`],
    {},
    () => vitestResult(components),
  ),
);
results.push(await runScript('Web build', 'build'));
results.push(await runScript('Attacks', 'test:attacks', ['--short', '--calls-only']));
results.push(
  await runScript('Browser', 'test:browser', ['--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: browser }, () =>
    playwrightResult(browser),
  ),
);

rmSync(reports, { recursive: true, force: true });
const total = addUp(results);
process.stdout.write(`${failureList(total)}\n${closingLine(total)}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
