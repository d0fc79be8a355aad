// npm test: every check of a change, tests one after another (each step keeps two cores busy), with the seconds of each.
// `npm test -- --changed` runs what the uncommitted change reaches, `npm run test:all` also what is too slow for every run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepare } from './prepare/prepare.mjs';
import { repository } from './prepare/repository.mjs';
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
const env = {
  ...(all ? { TEST_ALL: 'true' } : { QUICK_BUILD: 'true' }),
  // Compile cache of all processes that the tests start: loading the server's code takes longer than most of its tests.
  NODE_COMPILE_CACHE: path.join(repository, '.cache/compiled'),
};

await prepare({ web: false });
const reports = mkdtempSync(path.join(tmpdir(), 'wordcluster-test-'));
const results = [];
const began = Date.now();

const check = async (heading, script, args = []) => results.push(await runScript(heading, script, args, env));

/** A script of Vitest; `args` select what it runs. Retry by night: files with a failure (all where none is named) run once more, and are named. */
async function vitest(heading, script, args = []) {
  const run = (runHeading, selected) => {
    const report = path.join(reports, `${runHeading}.json`);
    const unhandled = path.join(reports, `${runHeading} unhandled.json`);
    const reporters = ['default', 'json', path.join(import.meta.dirname, 'vitest/unhandled-errors.mjs')];
    const options = [...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${report}`];
    return runScript(runHeading, script, [...options, ...selected], { ...env, UNHANDLED_ERRORS: unhandled }, () =>
      vitestResult(report, { mayBeEmpty: changed, unhandled }),
    );
  };
  const first = await run(heading, args);
  if (first.failed === 0 || !all) return results.push(first);
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
// Side by side: nothing in them depends on time, and neither keeps two cores busy to its end.
const built = check('Web build', 'build');
await check('Format', 'format:check');
await check('Lint', 'lint');
await check('Types', 'typecheck');
await built;
await vitest('Rules and server', 'test:unit', reached);
await vitest('Components', 'test:components', reached);
if (all) {
  await vitest('Killed servers', 'test:killed');
  await check('Attacks', 'test:attacks');
  await check('Faults', 'test:faults');
} else if (!changed) await check('Attacks', 'test:attacks', ['--short', '--calls-only']);
await playwright('Journeys', 'test:browser', changed ? ['--only-changed', '--pass-with-no-tests'] : []);
if (all) await playwright('Pictures', 'pictures', ['--update-snapshots=none']);

rmSync(reports, { recursive: true, force: true });
const total = addUp(results);
process.stdout.write(
  `${timeTable(results, (Date.now() - began) / 1000)}${secondTryList(total)}${failureList(total)}\n${closingLine(total)}\n`,
);
process.exitCode = total.failed === 0 ? 0 : 1;
