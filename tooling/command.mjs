// npm run backup, restore, migrate, doctor: one of the server's commands, with the settings of npm start.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { productNode } from './prepare/node-version.mjs';
import { prepare } from './prepare/prepare.mjs';
import { repository } from './prepare/repository.mjs';
import { endLike, passSignals, startProgram } from './run/children.mjs';

await prepare({ web: false });
const [name, ...args] = process.argv.slice(2);
const settings = path.join(repository, '.env');
const envFile = existsSync(settings) ? [`--env-file=${settings}`] : [];
/** npm runs scripts in the repository; files are meant from where the command was typed. */
const typedIn = process.env['INIT_CWD'] ?? process.cwd();
const files = args.map((arg) => (arg.startsWith('-') ? arg : path.resolve(typedIn, arg)));
const program = startProgram(productNode(), [
  ...envFile,
  path.join('apps/server/src/commands', `${name}.ts`),
  ...files,
]);
passSignals([program]);
endLike(program);
