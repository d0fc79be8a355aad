import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** The string to sign, by AWS Signature Version 4. */
function signatureOf(
  secret: string,
  { method, path, headers, body }: { method: string; path: string; headers: Record<string, string>; body: Buffer },
): string {
  const parts = /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+)/.exec(
    headers['authorization'] ?? '',
  );
  const [, , day = '', region = '', signed = ''] = parts ?? [];
  const payload = headers['x-amz-content-sha256'] ?? '';
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'another body';
  const names = signed.split(';');
  const canonical = [
    method,
    path,
    '',
    ...names.map((name) => `${name}:${(headers[name] ?? '').trim()}`),
    '',
    signed,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request');
  return createHmac('sha256', key).update(text).digest('hex');
}

/** A storage that speaks as much of S3 as is used, and checks every signature; `failing` says with what status it is away. */
export async function startS3(keys: { id: string; secret: string }) {
  const objects = new Map<string, Buffer>();
  const state = { objects, failing: null as number | null, refused: 0 };
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const { method = 'GET', url: path = '/' } = request;
      const end = (status: number, content?: Buffer) => response.writeHead(status).end(content);
      if (state.failing !== null) return end(state.failing);
      const said = headers['authorization'] ?? '';
      const right = `Signature=${signatureOf(keys.secret, { method, path, headers, body })}`;
      if (!said.includes(`Credential=${keys.id}/`) || !said.endsWith(right)) {
        state.refused += 1;
        return end(403);
      }
      if (method === 'PUT') {
        objects.set(path, body);
        return end(200);
      }
      if (method === 'DELETE') {
        objects.delete(path);
        return end(204);
      }
      const content = objects.get(path);
      return content ? end(200, content) : end(404);
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    endpoint: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  });
}
