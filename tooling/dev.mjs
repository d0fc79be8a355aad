// npm run dev: the server, restarted when its files change, and the web app with hot reload.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { productNode } from './prepare/node-version.mjs';
import { prepare } from './prepare/prepare.mjs';
import { repository, say } from './prepare/repository.mjs';
import { viteProgram } from './prepare/web-build.mjs';
import { endLike, passSignals, startProgram } from './run/children.mjs';

await prepare({ web: false });
const node = productNode();
const web = path.join(repository, 'apps/web');
const settings = path.join(repository, '.env');
const envFile = existsSync(settings) ? [`--env-file=${settings}`] : [];
const env = { ...process.env, PORT: process.env['PORT'] ?? '3000' };

const server = startProgram(
  node,
  [...envFile, '--watch', '--watch-preserve-output', path.join('apps', 'server', 'src', 'main.ts')],
  { env },
);
const page = startProgram(node, [viteProgram(web)], { cwd: web, env });
say('The web app with hot reload: http://localhost:5173');
passSignals([server, page]);
// Neither is of use without the other.
server.on('exit', () => page.kill('SIGTERM'));
page.on('exit', () => server.kill('SIGTERM'));
endLike(page);
