import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@wordcluster/testing/free-port';
import type { Measured } from '../calls/product.ts';
import type { Step } from './day.ts';

/** Somebody at Vocascan: a package with one group of cards, all of them due. */
export interface RivalPerson {
  token: string;
  languagePackage: string;
  group: string;
  cards: string[];
}

export interface Rival {
  url: string;
  pid: number;
  newPerson(words: number): Promise<RivalPerson>;
  stop(): Promise<void>;
}

const SECONDS_TO_START = 60;

/**
 * Vocascan's server out of a folder that holds it with its packages, on a database of its own beside the product's, without a log. It is
 * not a part of this repository: see docs/evidence/scaling.md for how to get it.
 */
export async function startRival({ sql, connection }: Measured, folder: string): Promise<Rival> {
  await sql.query('create database rival');
  const port = await freePort();
  const own = await mkdtemp(path.join(tmpdir(), 'wordcluster-rival-'));
  const settings = {
    server: { base_url: `http://localhost:${port}`, port, jwt_secret: 'a-secret-of-the-benchmark' },
    database: {
      connection_url: `postgres://${connection.user}@localhost/rival?host=${encodeURIComponent(String(connection.host))}`,
      dialect: 'postgres',
      host: connection.host,
      port: '5432',
      username: connection.user,
      password: 'none',
      database: 'rival',
    },
    log: { console: { enable: true, level: 'error', enable_sql_log: false, enable_router_log: false } },
    api: { enable_swagger: false },
  };
  const file = path.join(own, 'vocascan.config.js');
  await writeFile(file, `module.exports = ${JSON.stringify(settings)};\n`);
  const child = spawn(process.execPath, ['vocascan-server.js', 'web'], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', VOCASCAN_CONFIG: file },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  const answers = () =>
    fetch(`${url}/api/info`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let n = 0; !(await answers()); n += 1) {
    if (child.exitCode !== null || n > SECONDS_TO_START * 5) throw new Error('Vocascan did not start.');
    await sleep(200);
  }

  const call = async <Body>(token: string, address: string, body: unknown): Promise<Body> => {
    const response = await fetch(`${url}/api${address}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Body;
  };

  let registered = 0;
  return {
    url,
    pid: child.pid ?? 0,
    async newPerson(words) {
      registered += 1;
      const account = {
        username: `load${registered}`,
        email: `load${registered}@load.example`,
        password: 'Load-Test-1',
      };
      const { token } = await call<{ token: string }>('', '/user/register', account);
      const languages = { foreignWordLanguage: 'de', translatedWordLanguage: 'en' };
      const made = { name: 'Words', ...languages, vocabsPerDay: 100, rightWords: 2 };
      const { id: languagePackage } = await call<{ id: string }>(token, '/languagePackage', made);
      const named = { name: 'Group', description: '', active: true };
      const { id: group } = await call<{ id: string }>(token, `/languagePackage/${languagePackage}/group`, named);
      const cards: string[] = [];
      for (let n = 1; n <= words; n += 1) {
        const card = { name: `word ${n}`, description: '', active: true, translations: [{ name: `meaning ${n}` }] };
        const address = `/languagePackage/${languagePackage}/group/${group}/vocabulary?activate=true`;
        cards.push((await call<{ id: string }>(token, address, card)).id);
      }
      return { token, languagePackage, group, cards };
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(own, { recursive: true, force: true });
      await sql.query('drop database rival with (force)');
    },
  };
}

const PASTED_CARDS = Array.from({ length: 20 }, (_, n) => ({
  name: `pasted ${n + 1}`,
  description: '',
  active: true,
  Translations: [{ name: 'its meaning' }],
}));

/**
 * The same mix as far as it exists there: packages for the list, a group's cards for the table, figures for today, what is due for the queue.
 * Answers are wrong ones, because a card that was right is refused for the rest of the day; they cost Vocascan no more.
 */
const SAME: Record<string, (person: RivalPerson, card: string | undefined) => Omit<Step, 'name'>> = {
  list: () => ({ method: 'GET', path: '/api/languagePackage?groups=true' }),
  table: ({ group }) => ({ method: 'GET', path: `/api/group/${group}/vocabulary` }),
  today: () => ({ method: 'GET', path: '/api/languagePackage?stats=true' }),
  queue: ({ languagePackage }) => ({ method: 'GET', path: `/api/languagePackage/${languagePackage}/query?limit=20` }),
  answer: (_person, card) => ({ method: 'PATCH', path: `/api/vocabulary/${card}?answer=false` }),
  add: ({ languagePackage, group }) => ({
    method: 'POST',
    path: `/api/languagePackage/${languagePackage}/group/${group}/vocabulary?activate=true`,
    body: { name: 'new', description: '', active: true, translations: [{ name: 'added under load' }] },
  }),
  import: ({ languagePackage }) => ({
    method: 'POST',
    path: `/api/import?languagePackageId=${languagePackage}&activate=true`,
    body: { type: 'vocascan/group', name: 'Pasted', description: '', active: true, VocabularyCards: PASTED_CARDS },
  }),
  account: () => ({ method: 'GET', path: '/api/user' }),
};

/** Whether something of the mix exists there: it reads nothing aloud. */
export const existsThere = (name: string): boolean => name in SAME;

/** The call of Vocascan that corresponds to `name`. */
export function rivalStep(name: string, person: RivalPerson, random: () => number): Step {
  const step = SAME[name];
  if (!step) throw new Error(`Vocascan has no ${name}`);
  return { name, ...step(person, person.cards[Math.floor(random() * person.cards.length)]) };
}
