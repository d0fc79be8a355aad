// npm test: every check of a change, one after another (each keeps two cores busy), with the seconds of each.
// `npm test -- --changed` runs what the uncommitted change reaches, `npm run test:all` also what is too slow for every run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepare } from './prepare/prepare.mjs';
import { runScript } from './run/steps.mjs';
import {
  addUp,
  closingLine,
  failureList,
  playwrightResult,
  retriedResult,
  secondTryList,
  timeTable,
  vitestResult,
} from './run/results.mjs';

const all = process.argv.includes('--all');
const changed = process.argv.includes('--changed');
const env = all ? { TEST_ALL: 'true' } : { QUICK_BUILD: 'true' };

await prepare({ web: false });
const reports = mkdtempSync(path.join(tmpdir(), 'wordcluster-test-'));
const results = [];

const check = async (heading, script, args = []) => results.push(await runScript(heading, script, args, env));

/** A script of Vitest; `args` select what it runs. Retry: files with a failure run once more by themselves, and are named. */
async function vitest(heading, script, args = []) {
  const run = (runHeading, selected) => {
    const report = path.join(reports, `${runHeading}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return runScript(runHeading, script, [...reporters, ...selected], env, () =>
      vitestResult(report, { mayBeEmpty: changed }),
    );
  };
  const first = await run(heading, args);
  if (first.failed === 0) return results.push(first);
  const second = await run(`${heading}, second try`, [...args, ...first.files]);
  return results.push(retriedResult(first, { ...second, heading }));
}

async function playwright(heading, script, args = []) {
  const report = path.join(reports, `${heading}.json`);
  results.push(
    await runScript(
      heading,
      script,
      ['--reporter=list,json', ...args],
      { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      () => playwrightResult(report, { mayBeEmpty: changed }),
    ),
  );
}

const reached = changed ? ['--changed', '--passWithNoTests'] : [];
await check('Format', 'format:check');
await check('Lint', 'lint');
await check('Types', 'typecheck');
await vitest('Rules and server', 'test:unit', reached);
await vitest('Components', 'test:components', reached);
await check('Web build', 'build');
if (all) {
  await vitest('Killed servers', 'test:killed');
  await check('Attacks', 'test:attacks');
  await check('Faults', 'test:faults');
} else if (!changed) await check('Attacks', 'test:attacks', ['--short', '--calls-only']);
await playwright('Journeys', 'test:browser', changed ? ['--only-changed', '--pass-with-no-tests'] : []);
if (all) await playwright('Pictures', 'pictures', ['--update-snapshots=none']);

rmSync(reports, { recursive: true, force: true });
const total = addUp(results);
process.stdout.write(`${timeTable(results)}${secondTryList(total)}${failureList(total)}\n${closingLine(total)}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
