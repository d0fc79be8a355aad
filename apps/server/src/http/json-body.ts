import { calls } from '@wordcluster/contract/all';
import type { CallSpec } from '@wordcluster/contract/call';
import { message } from '@wordcluster/domain/messages/all';
import fp from 'fastify-plugin';
import { Failure } from '../failure.ts';
import { isTooComplex } from './body-complexity.ts';

/** Far more than any other call has; each one too many would cost the work of a complaint. */
const MAX_KEYS = 1000;

/**
 * JSON bodies. An empty one counts as absent: clients send `Content-Type: application/json` without a body on DELETE
 * and POST.
 */
export const jsonBody = fp(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeContentTypeParser(['application/json', 'text/plain']);
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      const { call } = request.routeOptions.config;
      const spec: CallSpec | undefined = call && calls[call];
      if (body.length === 0) done(null, undefined);
      else if (isTooComplex(body as string, { maxKeys: spec?.maxKeys ?? MAX_KEYS }))
        done(new Failure('malformed', message('request.too_complex')));
      else void parse(request, body as string, done);
    });
  },
  { name: 'json-body' },
);
