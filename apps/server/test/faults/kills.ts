import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '@wordcluster/testing/product';
import { learnerWriter, wordsToLearn } from './learner-writer.ts';
import { diceFrom, Fault, type FaultOptions } from './scenario.ts';
import { NAMES, startTwoServers, type TwoServers } from './two-servers.ts';
import { clusterWriter, settingsWriter, type Change, type Writer } from './writers.ts';

const PEOPLE = 6;
/** Every so many kills is one of the database. */
const OF_DATABASE = 8;
/** Milliseconds in which a call is answered or broken off, and in which a server is back, on a busy machine. */
const TIMEOUT_MS = 120_000;
/** Milliseconds after which the database has cancelled a statement that timed out in the server. */
const GIVEN_UP = 5_000;
/** Acknowledged changes between two checks that all of them are stored. */
const LOOKS_EVERY = 20;

interface World {
  two: TwoServers;
  random: () => number;
  /** Processes being killed that may still run; empty once the outcome of every change is known. */
  dying: Set<Promise<void>>;
  over: boolean;
  acknowledged: number;
  inDoubt: number;
}

/**
 * Users change rows, clusters and settings and send batches of answers to two servers on one database, which are killed
 * again and again. Acknowledged changes must be stored; unacknowledged ones are stored whole and once, or not at all.
 */
export async function kills({ kills: count, seed }: FaultOptions): Promise<string> {
  const two = await startTwoServers();
  try {
    const random = diceFrom(seed);
    const world: World = { two, random, dying: new Set(), over: false, acknowledged: 0, inDoubt: 0 };
    const [server] = two.servers;
    const admin = await server.signIn('admin@wordcluster.example');
    const tokens = await Promise.all(
      Array.from({ length: PEOPLE }, (_, person) => two.signUp(`writer${person}@example.com`, true)),
    );
    const learner = await two.signUp('learner@example.com', true);
    const { cluster, rows } = await wordsToLearn(server.url, learner);
    const writing = Promise.all([
      write(world, learnerWriter(learner, cluster, rows, diceFrom(seed + PEOPLE + 1))),
      write(world, settingsWriter(admin, await server.call('GET', '/api/settings'))),
      ...tokens.map((token, person) => write(world, clusterWriter(token, diceFrom(seed + person + 1)))),
    ]);
    // A fault of one ends them all.
    const stop = () => void (world.over = true);
    const killing = killAgain(world, count).finally(stop);
    await Promise.allSettled([killing, writing.finally(stop)]);
    await Promise.all([killing, writing]);
    if (world.acknowledged < count * 2) throw new Fault(`only ${world.acknowledged} changes: too few to say anything`);
    return `${count} kills, nothing lost or doubled: ${world.acknowledged} changes acknowledged, ${world.inDoubt} cut off`;
  } finally {
    await two.remove();
  }
}

/** Each server has a killer; one of them also kills the database now and then. */
async function killAgain(world: World, count: number): Promise<void> {
  let begun = 0;
  const killer = async (index: 0 | 1) => {
    while (begun < count && !world.over) {
      begun += 1;
      const database = begun % OF_DATABASE === 4;
      await sleep(300 + world.random() * 1200);
      await (database ? killDatabase(world) : killServer(world, index));
      await startAgain(world.two.servers[index]);
    }
  };
  await Promise.all([killer(0), killer(1)]);
}

async function whileDying(world: World, work: () => Promise<void>): Promise<void> {
  const dying = work();
  world.dying.add(dying);
  await dying.finally(() => world.dying.delete(dying));
}

/** Statements of a killed server may still run: the outcome is unknown until the database has ended its connections. */
const killServer = (world: World, index: 0 | 1) =>
  whileDying(world, async () => {
    await world.two.servers[index].kill();
    await world.two.database.forgets(NAMES[index]);
  });

const killDatabase = (world: World) =>
  whileDying(world, async () => {
    await world.two.database.kill();
    await world.two.database.start();
  });

/** As a supervisor does it: again, if the database was killed in the middle of the start. */
async function startAgain(server: Product): Promise<void> {
  const isRunning = await fetch(`${server.url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isRunning) return;
  await server.start().catch(() => server.start());
}

/** Makes change after change until the killing is over, then looks for the last time. */
async function write<State>(world: World, writer: Writer<State>): Promise<void> {
  let state = writer.begin;
  for (let made = 0; !world.over; made += 1) {
    const change = writer.next(state);
    const result = await ask(world, writer.token, change);
    if (result === 'made') {
      world.acknowledged += 1;
      state = change.made;
      if (change.adds || made % LOOKS_EVERY === 0) state = await look(world, writer, [state]);
    } else if (result === 'unheard') await sleep(50);
    else if (result === 'refused') state = await look(world, writer, [state]);
    else {
      world.inDoubt += 1;
      if (world.dying.size === 0) await sleep(GIVEN_UP);
      state = await look(world, writer, [state, change.made]);
    }
  }
  await look(world, writer, [state]);
}

async function ask<State>(
  { two, random }: World,
  token: string,
  { method, path, body, mayRefuse }: Change<State>,
): Promise<'made' | 'refused' | 'unheard' | 'in doubt'> {
  const { url } = two.servers[random() < 0.5 ? 0 : 1];
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const content = { method, headers, body: JSON.stringify(body ?? {}), signal: AbortSignal.timeout(TIMEOUT_MS) };
  try {
    const response = await fetch(url + path, content);
    const text = await response.text();
    if (response.ok) return 'made';
    if (response.status >= 500) return 'in doubt';
    if (response.status === mayRefuse || response.status === 429) return 'refused';
    throw new Fault(`${method} ${path} was refused: ${response.status} ${text}`);
  } catch (error) {
    if (error instanceof Fault) throw error;
    const { cause } = error as { cause?: { code?: string } };
    return cause?.code === 'ECONNREFUSED' ? 'unheard' : 'in doubt';
  }
}

/** The stored state, once nothing is being killed: it must be one of those states. Returns it with the server's numbers. */
async function look<State>(world: World, writer: Writer<State>, possible: readonly State[]): Promise<State> {
  for (;;) {
    await Promise.all(world.dying).catch(() => undefined);
    const found = await writer.read((path) => readFrom(world, writer.token, path));
    const summary = writer.summary(found);
    if (possible.some((state) => writer.summary(state) === summary)) return found;
    if (world.dying.size > 0) continue;
    throw new Fault(`found ${summary}\ninstead of ${possible.map((state) => writer.summary(state)).join('\nor ')}`);
  }
}

async function readFrom<Body>({ two, random }: World, token: string, path: string): Promise<Body> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const { url } = two.servers[random() < 0.5 ? 0 : 1];
    const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
      .then(async (result) => (result.ok ? { body: (await result.json()) as Body } : null))
      .catch(() => null);
    if (response) return response.body;
    if (Date.now() > deadline) throw new Fault(`GET ${path}: no server answered for a long time`);
    await sleep(100);
  }
}
