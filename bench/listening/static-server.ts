import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

/** Baseline: a static file handler and nothing else. `node static-server.ts <folder>` */
const app = Fastify();
await app.register(fastifyStatic, { root: path.resolve(process.argv[2] ?? '.') });
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${JSON.stringify(app.server.address())}\n`);
