// npm run generate: the API client, the lexicon's tables and the list of proofs, made anew out of their sources and formatted.
import { runScript } from './run/steps.mjs';

const results = [];
for (const [heading, script] of [
  ['API client', 'generate:client'],
  ['Lexicon', 'generate:lexicon'],
  ['Specification coverage', 'coverage:specification'],
  ['Format', 'format'],
])
  results.push(await runScript(heading, script));
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
