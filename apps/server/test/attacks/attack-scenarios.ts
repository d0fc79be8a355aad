import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { signedPath } from '../../src/access/signed-path.ts';
import { makeXlsx } from '../../../../packages/table-reader/test/make-xlsx.ts';
import type { Target } from './target.ts';
import { Fault, memoryOf, stillThere } from './watch.ts';
import { caller, credentials, open, type Received } from './wire.ts';

export interface Strength {
  /** How long connections are held (milliseconds). */
  ms: number;
  /** Rows of a file that unpacks to much. */
  rows: number;
}

export type AttackScenario = (target: Target, strength: Strength) => Promise<string>;

const portOf = ({ product }: Target) => Number(new URL(product.url).port);

function refused(answers: readonly Received[]): void {
  const wrong = answers.find(({ status }) => status >= 500);
  if (wrong) throw new Fault(`an attacker was answered ${wrong.status}`);
}

/** Opens so many connections from some addresses, says `sent` on each, and holds them. */
async function hold(target: Target, count: number, sent: string, { ms }: Strength, drip = ''): Promise<string> {
  const sockets: Socket[] = [];
  try {
    for (let n = 0; n < count; n += 1) {
      const address = process.platform === 'darwin' ? '127.0.0.1' : `127.0.1.${(n % 4) + 1}`;
      const socket = open(portOf(target), sent, address);
      // The server's output is not read.
      sockets.push(socket.pause());
    }
    const until = Date.now() + ms;
    while (Date.now() < until) {
      await sleep(250);
      if (drip !== '') for (const socket of sockets) if (socket.writable) socket.write(drip);
    }
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  await stillThere(target, null);
  return `${count} connections`;
}

const LOGIN = `POST /api/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${Object.entries(
  credentials(null),
)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('')}`;

const form = (name: string, bytes: Uint8Array) =>
  Buffer.concat([
    Buffer.from(`--b\r\nContent-Disposition: form-data; name="import_file"; filename="${name}"\r\n\r\n`),
    bytes,
    Buffer.from('\r\n--b--\r\n'),
  ]);

async function upload(target: Target, files: readonly Uint8Array[]): Promise<string> {
  const wire = caller(portOf(target));
  const { token, cluster } = target.attackers.free;
  const headers = { ...credentials(token), 'content-type': 'multipart/form-data; boundary=b' };
  const path = `/api/clusters/${cluster}/upload-import`;
  try {
    refused(
      await Promise.all(files.map((file) => wire.call({ method: 'POST', path, headers, body: form('a.xlsx', file) }))),
    );
  } finally {
    wire.close();
  }
  await stillThere(target, null);
  return `${files.length} files`;
}

/** One of each kind that once stopped the product, or delayed all users. */
export const attackScenarios: Record<string, AttackScenario> = {
  'connections that say nothing': (target, strength) => hold(target, 1_100, '', strength),
  'headers that never end': (target, strength) =>
    hold(target, 300, 'GET /healthz HTTP/1.1\r\n', strength, 'X-A: a\r\n'),
  'bodies that come in drops': (target, strength) =>
    hold(target, 300, `${LOGIN}Content-Length: 100000\r\n\r\n{`, strength, ' '),

  async 'lists and downloads that nobody reads'(target, strength) {
    const { token, cluster } = target.attackers.premium;
    const link = signedPath(target.signingKey, `/api/clusters/${cluster}/export`, new Date(), 1);
    const before = memoryOf(target);
    const list = `GET /api/clusters/${cluster}/clusterRows HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`;
    const lists = hold(target, 40, list.repeat(3), strength);
    const downloads = hold(target, 40, `GET ${link}&format=csv HTTP/1.1\r\nHost: localhost\r\n\r\n`, strength);
    await Promise.all([lists, downloads]);
    await stillThere(target, before);
    return '40 lists and 40 downloads';
  },

  async 'bodies of a megabyte with unknown fields'(target) {
    const wire = caller(portOf(target));
    const many = Buffer.from(
      JSON.stringify(Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`field${n}`, n]))),
    );
    const deep = Buffer.from('['.repeat(1_000_000));
    const headers = { ...credentials(null), 'content-type': 'application/json' };
    const flood = Array.from({ length: 40 }, (_, n) =>
      wire.call({ method: 'POST', path: '/api/user/login', headers, body: n % 2 ? deep : many }),
    );
    try {
      refused(await Promise.all(flood));
    } finally {
      wire.close();
    }
    return '40 bodies';
  },

  async 'wrong passwords'(target) {
    const wire = caller(portOf(target));
    const headers = { ...credentials(null), 'content-type': 'application/json' };
    const flood = Array.from({ length: 100 }, (_, n) =>
      wire.call({
        method: 'POST',
        path: '/api/user/login',
        headers,
        body: Buffer.from(
          JSON.stringify({ email: `learner${n % 3}@example.com`, password: `Wrong${n}pass`, device_name: 'a' }),
        ),
      }),
    );
    try {
      refused(await Promise.all(flood));
    } finally {
      wire.close();
    }
    return '100 logins';
  },

  'number formats that are read again and again': (target) =>
    upload(
      target,
      Array.from({ length: 2 }, () =>
        makeXlsx({
          sheets: [{ name: 'A', data: '<row r="1"><c r="A1" s="1"><v>1</v></c></row>' }],
          styles: `<numFmts count="1"><numFmt numFmtId="200" formatCode="${'['.repeat(500_000)}"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="200"/></cellXfs>`,
        }),
      ),
    ),

  'a workbook of one long word, again and again': (target, { rows }) =>
    upload(target, [
      makeXlsx({
        sheets: [
          {
            name: 'A',
            data: Array.from(
              { length: rows },
              (_, n) =>
                `<row r="${n + 1}"><c r="A${n + 1}" t="s"><v>0</v></c><c r="B${n + 1}" t="s"><v>0</v></c><c r="C${n + 1}" t="s"><v>0</v></c></row>`,
            ).join(''),
          },
        ],
        strings: `<si><t>${'x'.repeat(1_000)}</t></si>`,
      }),
    ]),

  async 'a cluster that is removed and restored while it changes'(target, { ms }) {
    const wire = caller(portOf(target));
    const { token, cluster, row } = target.attackers.premium;
    const headers = { ...credentials(token), 'content-type': 'application/json' };
    const until = Date.now() + ms;
    let made = 0;
    const again = async (method: string, path: string, body: unknown) => {
      while (Date.now() < until) {
        refused([
          await wire.call({
            method,
            path: `/api/clusters/${cluster}${path}`,
            headers,
            body: Buffer.from(JSON.stringify(body)),
          }),
        ]);
        made += 1;
      }
    };
    try {
      await Promise.all([
        again('DELETE', '', {}),
        again('POST', '/restore', {}),
        again('POST', '/clusterRows', { col_1_value: 'more' }),
        again('PATCH', `/clusterRows/${row}`, { col_1_value: 'other' }),
        again('PATCH', `/clusterRows/${row}`, { row_number: 3 }),
      ]);
      await wire.call({ method: 'POST', path: `/api/clusters/${cluster}/restore`, headers, body: Buffer.from('{}') });
    } finally {
      wire.close();
    }
    return `${made} changes`;
  },
};
