import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@wordcluster/testing/free-port';
import { describe, expect, onTestFinished, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const isThere = (program, flag) => spawnSync(program, [flag]).error === undefined;
/** HAProxy's response without a server, in compose.many.yaml and the failover test. */
const [, AWAY] = read('ops/many/away.http')
  .trim()
  .split(/\r?\n\r?\n/);

async function listen(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return server.address().port;
}

/** The address of a proxy that runs with our file, before an upstream at a port. */
const PROXIES = {
  caddy: (folder, port, upstream) => {
    const file = path.join(folder, 'Caddyfile');
    writeFileSync(file, read('ops/proxy/Caddyfile').replace(/^\{\n/m, '{\n\tadmin off\n'));
    return [
      ['run', '--config', file, '--adapter', 'caddyfile'],
      { HOST_NAME: `http://127.0.0.1:${port}`, UPSTREAM: `127.0.0.1:${upstream}`, HOME: folder },
    ];
  },
  nginx: (folder, port, upstream) => {
    const file = path.join(folder, 'nginx.conf');
    const site = read('ops/proxy/nginx.conf')
      .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
      .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
      .replace('/var/log/nginx/wordcluster.log', path.join(folder, 'access.log'))
      .replace('/var/log/nginx/wordcluster-errors.log', 'stderr')
      .replaceAll(/^ *(listen \[::\]|ssl_).*$/gm, '');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (of) => `${of}_temp_path ${folder}/${of};`,
    );
    writeFileSync(
      file,
      `daemon off; master_process off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temporary.join(' ')}\n${site} }`,
    );
    return [['-c', file, '-p', folder, '-e', 'stderr'], {}];
  },
};

async function runProxy(name, upstream) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wordcluster-proxy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const [args, env] = PROXIES[name](folder, port, upstream);
  const proxy = spawn(name, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(proxy, 'exit');
  let said = '';
  proxy.stderr.on('data', (part) => (said += part));
  onTestFinished(async () => {
    proxy.kill('SIGKILL');
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  const logged = () => {
    const file = path.join(folder, 'access.log');
    return said + (existsSync(file) ? readFileSync(file, 'utf8') : '');
  };
  await expect.poll(() => fetch(url).then(Boolean, () => said), { timeout: 20_000 }).toBe(true);
  return { url, logged };
}

// Case 22 of the second security review; for Caddy, which has no such limits, the server counts forwarded addresses.
test('nginx and HAProxy limit connections, requests and the time of a header for each address', () => {
  const nginx = read('ops/proxy/nginx.conf');
  for (const [directive, zone] of [
    ['limit_conn', 'wordcluster_connections'],
    ['limit_req', 'wordcluster_requests'],
  ]) {
    expect(nginx).toMatch(new RegExp(`^${directive}_zone \\$binary_remote_addr zone=${zone}:`, 'm'));
    expect(nginx).toMatch(new RegExp(`^  ${directive} (zone=)?${zone}\\b`, 'm'));
    expect(nginx).toMatch(new RegExp(`^${directive}_status 429;$`, 'm'));
  }
  expect(nginx).toMatch(/^ {2}client_header_timeout 15s;$/m);
  const haproxy = read('ops/many/product.cfg');
  expect(haproxy).toMatch(/^ {2}stick-table type ipv6 .* store conn_cur,http_req_rate\(10s\)$/m);
  // Of the address that a proxy before it names, else of the connection; a network of IPv6 is one address.
  expect(haproxy).toMatch(/^ {2}http-request track-sc0 hdr_ip\(x-forwarded-for,-1\),ipmask\(32,64\) if /m);
  expect(haproxy).toMatch(/^ {2}http-request track-sc0 src,ipmask\(32,64\) unless /m);
  expect(haproxy).toMatch(/^ {2}http-request deny deny_status 429 if .*sc_conn_cur.*sc_http_req_rate/m);
  expect(haproxy).toMatch(/^ {2}timeout http-request 15s$/m);
});

describe.each(Object.keys(PROXIES))('%s, where it is installed,', (name) => {
  const missing = !isThere(name, name === 'nginx' ? '-v' : 'version');

  // Specification: S0-1.277
  test.skipIf(missing)('says what the product says where nobody answers: come again in two seconds', async () => {
    const { url } = await runProxy(name, await freePort());
    for (const [method, address] of [
      ['GET', '/clusters'],
      ['POST', '/api/clusters'],
    ]) {
      const response = await fetch(url + address, { method, ...(method === 'POST' && { body: '{}' }) });
      expect(response.status, address).toBe(503);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'retry-after': '2',
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
      });
      expect(await response.text()).toBe(AWAY);
    }
  });

  test.skipIf(missing)('hands on what a product says whose database is away, and its pages', async () => {
    const product = createServer(({ url }, response) => {
      const page = url === '/clusters';
      response.writeHead(page ? 200 : 503, page ? {} : { 'retry-after': '7' }).end(page ? 'a page' : 'own words');
    });
    const { url } = await runProxy(name, await listen(product));
    // Longer than a proxy takes that asks for /readyz by itself.
    for (let tries = 0; tries < 4; tries += 1) {
      const refused = await fetch(`${url}/api/clusters`);
      expect([refused.status, refused.headers.get('retry-after'), await refused.text()]).toEqual([
        503,
        '7',
        'own words',
      ]);
      expect(await (await fetch(`${url}/clusters`)).text()).toBe('a page');
      await new Promise((done) => setTimeout(done, 500));
    }
  });

  // Specification: S0-1.352
  test.skipIf(missing)(
    'logs no token of an e-reader and no key in an address, whether the product answers or not',
    async () => {
      const product = createServer((_request, response) => void response.writeHead(204).end());
      const port = await freePort();
      const { url, logged } = await runProxy(name, port);
      const ask = () =>
        Promise.all(
          [
            '/dav/SECRET/vocabulary_builder.sqlite3',
            '/dav/SECRET',
            '//dav/SECRET/a',
            '/DAV/SECRET/?code=SECRET',
            '/ankiconnect?key=SECRET',
            '/api/calendar.ics?token=SECRET',
          ].map((address) => fetch(url + address).then(({ status }) => status)),
        );
      expect(await ask()).toEqual([503, 503, 503, 503, 503, 503]);
      product.listen(port, '127.0.0.1');
      await once(product, 'listening');
      onTestFinished(() => void product.close());
      await expect.poll(ask).toEqual([204, 204, 204, 204, 204, 204]);
      // Nginx logs every request, some of them after they were answered; Caddy none.
      if (name === 'nginx')
        await expect.poll(() => logged().match(/"GET \/dav\/-"/g)?.length).toBeGreaterThanOrEqual(8);
      expect(logged()).not.toContain('SECRET');
    },
  );
});
