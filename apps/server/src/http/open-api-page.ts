import { escapeMarkup } from '@wordcluster/domain/text/markup';

export const DOCUMENT_STYLE = `body{font:16px/1.5 system-ui;max-width:860px;margin:40px auto;padding:0 24px;background:#101512;color:#e6ece8}
h2{margin-top:48px;border-bottom:1px solid #2b352f}h3{margin:24px 0 0;font-size:16px}b{color:#3ddc84}small{color:#9fb0a6}p{margin:4px 0}
pre{background:#171d19;padding:16px;border-radius:8px;overflow:auto}a{color:#3ddc84}`;

interface Operation {
  tags: string[];
  summary: string;
  security: unknown[];
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content: Record<string, { schema?: unknown }> }>;
}

const schemaBlock = (title: string, schema: unknown) =>
  schema
    ? `<details><summary>${title}</summary><pre>${escapeMarkup(JSON.stringify(schema, null, 2))}</pre></details>`
    : '';

function callSection(path: string, method: string, call: Operation): string {
  const [success] = Object.values(call.responses);
  const [body] = Object.values(call.requestBody?.content ?? {});
  const [response] = Object.values(success?.content ?? {});
  const access = call.security.length > 0 ? 'needs a token' : 'public';
  return `<section><h3><code><b>${method.toUpperCase()}</b> ${escapeMarkup(path)}</code></h3><p>${escapeMarkup(call.summary)} <small>${access}</small></p>
${schemaBlock('Body', body?.schema)}${schemaBlock('Answer', response?.schema)}</section>`;
}

/** A readable page of all calls: one file, no scripts, so that it works under the strictest policy. */
export function openApiPage(document: { paths: Record<string, Record<string, unknown>> }): string {
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, call] of Object.entries(methods) as [string, Operation][]) {
      const tag = call.tags[0] ?? 'api';
      groups.set(tag, [...(groups.get(tag) ?? []), callSection(path, method, call)]);
    }
  }
  const content = [...groups].map(([tag, sections]) => `<h2>${escapeMarkup(tag)}</h2>${sections.join('')}`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Wordcluster API</title><style>${DOCUMENT_STYLE}</style></head><body><main><h1>Wordcluster API</h1>
<p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. Calls that need a token carry <code>Authorization: Bearer …</code>; public calls that write echo the cookie
<code>XSRF-TOKEN</code> (from <code>GET /api/csrf-cookie</code>) in the header <code>X-XSRF-TOKEN</code>.</p>${content}</main></body></html>`;
}
