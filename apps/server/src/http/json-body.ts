import fp from 'fastify-plugin';

/** JSON bodies. An empty one counts as absent: clients send `Content-Type: application/json` with nothing on DELETE and POST. */
export const jsonBody = fp(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeContentTypeParser(['application/json', 'text/plain']);
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (body.length === 0) done(null, undefined);
      else void parse(request, body as string, done);
    });
  },
  { name: 'json-body' },
);
