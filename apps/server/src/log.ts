import type { FastifyServerOptions } from 'fastify';

/**
 * Structured logs to standard output. Addresses are logged without their query (mailed links and signed
 * downloads carry secrets there), and no header or body is logged at all.
 */
export function loggerOptions(level: string): Pick<FastifyServerOptions, 'logger'> {
  return {
    logger: {
      level,
      redact: ['req.headers', 'res.headers', '*.password', '*.token', '*.authorization'],
      serializers: {
        req: (request: { method: string; url: string; ip: string }) => ({
          method: request.method,
          path: request.url.split('?')[0],
          ip: request.ip,
        }),
      },
    },
  };
}
