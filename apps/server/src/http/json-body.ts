import { calls } from '@wordcluster/contract/all';
import type { CallSpec } from '@wordcluster/contract/call';
import { message } from '@wordcluster/domain/messages/all';
import fp from 'fastify-plugin';
import { Failure } from '../failure.ts';

/** Far more than any other call has; each one too many would cost the work of a complaint. */
const MOST_KEYS = 1000;
const DEEPEST = 20;

/** JSON bodies. An empty one counts as absent: clients send `Content-Type: application/json` with nothing on DELETE and POST. */
export const jsonBody = fp(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeContentTypeParser(['application/json', 'text/plain']);
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      const { call } = request.routeOptions.config;
      const spec: CallSpec | undefined = call && calls[call];
      if (body.length === 0) done(null, undefined);
      else if (isTooComplex(body as string, spec?.mostKeys ?? MOST_KEYS))
        done(new Failure('malformed', message('request.too_complex')));
      else void parse(request, body as string, done);
    });
  },
  { name: 'json-body' },
);

const codeOf = (sign: string) => sign.charCodeAt(0);
const [QUOTE, COLON, BACKSLASH] = [codeOf('"'), codeOf(':'), codeOf('\\')];
const [OBJECT, END_OF_OBJECT, LIST, END_OF_LIST] = [codeOf('{'), codeOf('}'), codeOf('['), codeOf(']')];

/** Counts what a text would hold if it is JSON, before anything is made of it. */
function isTooComplex(json: string, mostKeys: number): boolean {
  let [keys, depth, inString] = [0, 0, false];
  for (let index = 0; index < json.length; index += 1) {
    const sign = json.charCodeAt(index);
    if (inString) {
      if (sign === BACKSLASH) index += 1;
      else if (sign === QUOTE) inString = false;
    } else if (sign === QUOTE) inString = true;
    else if (sign === COLON) keys += 1;
    else if (sign === OBJECT || sign === LIST) depth += 1;
    else if (sign === END_OF_OBJECT || sign === END_OF_LIST) depth -= 1;
    if (keys > mostKeys || depth > DEEPEST) return true;
  }
  return false;
}
