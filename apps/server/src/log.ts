import type { FastifyServerOptions } from 'fastify';

/** Structured logs to standard output: one JSON line each. Nothing that is a secret gets there: no header, body or query. */
export function loggerOptions(level: string): Pick<FastifyServerOptions, 'logger'> {
  return { logger: { level, redact: ['*.password', '*.token', '*.authorization', 'err.config', 'err.parameters'] } };
}
