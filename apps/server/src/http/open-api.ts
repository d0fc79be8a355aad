import type { CallSpec } from '@wordcluster/contract/call';
import { calls } from '@wordcluster/contract/all';
import { errorEnvelope } from '@wordcluster/contract/errors';
import { messageId } from '@wordcluster/contract/messages';
import { MESSAGE_IDS } from '@wordcluster/domain/messages/all';
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { DOCUMENT_STYLE, openApiPage } from './open-api-page.ts';
import { encodingOf, staticBytes, type StaticBytes } from './compressed-index.ts';

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: written }) {
      if (zodSchema !== messageId) return;
      delete written.type;
      delete written.enum;
      written.$ref = '#/components/schemas/MessageId';
    },
  });
  return rest;
};
const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: jsonSchema(schema, io) },
});

function parametersOf(schema: z.ZodObject | undefined, location: 'path' | 'query') {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: location,
    required: location === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(field as z.ZodType, 'input'),
  }));
}

function bodyOf(spec: CallSpec) {
  if (spec.upload) {
    const schema = {
      type: 'object',
      properties: { [spec.upload]: { type: 'string', format: 'binary' } },
      required: [spec.upload],
    };
    return { requestBody: { content: { 'multipart/form-data': { schema } } } };
  }
  return spec.body ? { requestBody: { content: json(spec.body, 'input') } } : {};
}

function operation(spec: CallSpec, tag: string) {
  const content = spec.response === 'binary' ? { 'application/octet-stream': {} } : json(spec.response, 'output');
  return {
    tags: [tag],
    summary: spec.summary,
    // Device tokens need no scope; a personal token needs this one.
    security: spec.access === 'public' ? [] : [{ bearer: spec.scope ? [spec.scope] : [] }],
    ...(spec.scope && { 'x-scope': spec.scope }),
    parameters: [...parametersOf(spec.params, 'path'), ...parametersOf(spec.query, 'query')],
    ...bodyOf(spec),
    responses: {
      [spec.status ?? 200]: { description: 'Done', content },
      default: { description: 'An error', content: json(errorEnvelope, 'output') },
    },
  };
}

/** OpenAPI 3.1, generated from the contract, so that it cannot differ from the server. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [key, spec] of Object.entries(calls) as [string, CallSpec][]) {
    const [method = '', path = ''] = key.split(' ');
    const entry = (paths[path.replace(/:(\w+)/g, '{$1}')] ??= {});
    entry[method.toLowerCase()] = operation(spec, path.split('/')[2] ?? 'api');
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Wordcluster', version: '1.0.0', description: 'Clusters of words: keep, practise, share.' },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { MessageId: { type: 'string', enum: MESSAGE_IDS } },
    },
    paths,
  };
}

const JSON_TYPE = 'application/json; charset=utf-8';
const PAGE_TYPE = 'text/html; charset=utf-8';
/** The page is the same for everybody, so its style is allowed by checksum instead of a nonce. */
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(DOCUMENT_STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** Both are generated once per process, at start. */
let documents: { json: Promise<StaticBytes>; page: Promise<StaticBytes> } | undefined;

function makeDocuments() {
  const document = openApiDocument();
  return { json: staticBytes(JSON.stringify(document)), page: staticBytes(openApiPage(document)) };
}

async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  content: Promise<StaticBytes>,
): Promise<FastifyReply> {
  const bytes = await content;
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding !== null) void reply.header('content-encoding', encoding);
  return reply
    .type(type)
    .header('vary', 'Accept-Encoding')
    .send(bytes[encoding ?? 'plain']);
}

export const openApi = fp(
  async (app) => {
    const { json: description, page } = (documents ??= makeDocuments());
    // A failure is reported to the first request and does not stop the start.
    description.catch(() => undefined);
    page.catch(() => undefined);
    app.get('/api/openapi.json', (request, reply) => sendBytes(request, reply, JSON_TYPE, description));
    app.get('/api/docs', (request, reply) =>
      sendBytes(request, reply.header('content-security-policy', PAGE_POLICY), PAGE_TYPE, page),
    );
  },
  { name: 'open-api' },
);
