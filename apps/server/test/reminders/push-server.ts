import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) =>
  createHmac('sha256', key)
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest();

interface Answer {
  status: number;
  headers?: Record<string, string>;
}

interface Taken {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * A push service that takes messages by RFC 8030 and checks who sends them by RFC 8292; `answer` says how it behaves, `hang` that
 * it never answers.
 */
export async function startPushServer() {
  const taken: Taken[] = [];
  const state = { taken, answer: (_path: string): Answer | 'hang' => ({ status: 201 }) };
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const { url: path = '/', headers } = request;
      const answer = state.answer(path);
      if (answer === 'hang') return;
      const problem = await problemOf(headers, origin);
      if (problem !== null) return response.writeHead(400).end(problem);
      if (answer.status === 201) taken.push({ path, headers, body });
      return response.writeHead(answer.status, answer.headers ?? {}).end();
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    origin,
    close() {
      server.close();
      server.closeAllConnections();
    },
  });
}

/** The first error in a message's headers, or null. */
async function problemOf(headers: IncomingHttpHeaders, origin: string): Promise<string | null> {
  if (!/^\d+$/.test(headers['ttl']?.toString() ?? '')) return 'TTL is missing';
  if (headers['content-encoding'] !== 'aes128gcm') return 'Not encrypted';
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  try {
    const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
    const { payload } = await jwtVerify(token, jwk, { audience: origin });
    const farAway = (payload.exp ?? Infinity) * 1000 > Date.now() + 86_400_000;
    return farAway || !/^(mailto:|https:)/.test(payload.sub ?? '') ? 'Claims' : null;
  } catch (error) {
    return String(error);
  }
}

/** A browser with a subscription of its own; `read` decrypts a message (RFC 8188, RFC 8291). */
export function newBrowser(origin: string, name: string) {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint: `${origin}/send/${name}`,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): unknown {
      const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
      const sender = body.subarray(21, 21 + idLength);
      const secret = hmac(
        hmac(auth, keys.computeSecret(sender)),
        Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]),
        '\x01',
      );
      const random = hmac(salt, secret);
      const key = hmac(random, 'Content-Encoding: aes128gcm\0\x01').subarray(0, 16);
      const nonce = hmac(random, 'Content-Encoding: nonce\0\x01').subarray(0, 12);
      const content = body.subarray(21 + idLength);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(content.subarray(-16));
      const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}
