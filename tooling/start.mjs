// npm start: makes the clone ready and runs the product.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { productNode } from './prepare/node-version.mjs';
import { prepare } from './prepare/prepare.mjs';
import { repository } from './prepare/repository.mjs';
import { endLike, passSignals, startProgram } from './run/children.mjs';

await prepare();
const settings = path.join(repository, '.env');
const envFile = existsSync(settings) ? [`--env-file=${settings}`] : [];
const server = startProgram(productNode(), [...envFile, path.join('apps', 'server', 'src', 'main.ts')]);
passSignals([server]);
endLike(server);
