// npm run generate: the API client and the lexicon's tables, made anew out of their sources and formatted.
import { runScript } from './run/steps.mjs';

const results = [];
for (const [heading, script] of [
  ['API client', 'generate:client'],
  ['Lexicon', 'generate:lexicon'],
  ['Format', 'format'],
])
  results.push(await runScript(heading, script));
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
