import { sql } from 'kysely';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { collectionOf, sharedPages } from '../limits/collections.ts';
import type { AttackScenario } from './attack-scenarios.ts';
import { JSON_TYPE, portOf, repeated } from './repeated-calls.ts';
import { Fault, stillThere } from './watch.ts';
import { caller, credentials, type Sent } from './wire.ts';

const packageForm = (file: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="import_file"; filename="a.apkg"\r\n\r\n'),
    file,
    Buffer.from('\r\n--b--\r\n'),
  ]);
const upload = (token: string, file: Uint8Array): Sent => ({
  method: 'POST',
  path: '/api/upload-import',
  headers: { ...credentials(token), 'content-type': 'multipart/form-data; boundary=b' },
  body: packageForm(file),
});

/** Files by a user with an account: small, and costly to read. */
export const hostileFiles: Record<string, AttackScenario> = {
  async 'case 1: packages whose log has 26 million rows'(target) {
    const wire = caller(portOf(target));
    const file = zipSync({ 'collection.anki2': sharedPages(), media: strToU8('{}') });
    try {
      for (let n = 0; n < 2; n += 1) {
        const { status } = await wire.call(upload(target.attackers.free.token, file));
        if (status !== 422) throw new Fault(`a package without end was answered ${status}`);
      }
    } finally {
      wire.close();
    }
    await stillThere(target, null);
    return `2 packages of ${file.length} bytes`;
  },

  async 'case 9: forty names of one picture of 49 megapixels'(target) {
    const wire = caller(portOf(target));
    const { token } = target.attackers.premium;
    const picture = await sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#3a7' } })
      .png()
      .toBuffer();
    const numbers = Array.from({ length: 40 }, (_, n) => n);
    const notes = numbers.map(
      (n) => `insert into notes values (${n + 2}, 'g${n}', 10, 0, '', 'w${n} <img src="p${n}.png">' || char(31) || 'm');
        insert into cards values (${n + 2}, ${n + 2}, 0, 1, 0, 0, 0, 0, 0, 0);`,
    );
    const media = strToU8(JSON.stringify(Object.fromEntries(numbers.map((n) => [n, `p${n}.png`]))));
    const files = Object.fromEntries(numbers.map((n) => [n, new Uint8Array(picture)]));
    const file = zipSync({ 'collection.anki2': collectionOf(notes.join('\n')), media, ...files }, { level: 0 });
    const headers = { ...credentials(token), ...JSON_TYPE };
    const body = Buffer.from(JSON.stringify({ into: 'decks' }));
    try {
      const sent = await wire.call(upload(token, file));
      if (sent.status !== 200) throw new Fault(`a package was answered ${sent.status}`);
      const { status, ms } = await wire.call({ method: 'POST', path: '/api/start-import', headers, body });
      if (status !== 200) throw new Fault(`an import was answered ${status}`);
      return `${file.length} bytes in ${Math.round(ms)} ms`;
    } finally {
      wire.close();
    }
  },

  async 'case 10: sheets of mixed direction'(target, strength) {
    const { token, cluster } = target.attackers.premium;
    const mixed = 'שלום hello مرحبا 123 (abc) '.repeat(30);
    await sql`update cluster_rows set col_1_value = ${mixed.slice(0, 900)}, col_2_value = ${mixed.slice(0, 900)}
      where id in (select id from cluster_rows where cluster_id = ${cluster} order by position limit 50)`.execute(
      target.db,
    );
    const { rows } = await sql<{ id: number }>`
      select id from cluster_rows where cluster_id = ${cluster} order by position limit 50`.execute(target.db);
    const wish = { layout: 'list', paper: 'a4', row_ids: rows.map(({ id }) => id) };
    const headers = { ...credentials(token), ...JSON_TYPE };
    const path = `/api/clusters/${cluster}/print`;
    const body = Buffer.from(JSON.stringify(wish));
    const made = await repeated(target, 3, strength, () => ({ method: 'POST', path, headers, body }));
    return `${made.length} sheets, answered ${[...new Set(made.map(({ status }) => status))].join(', ')}`;
  },
};
