import type { ReviewEntry } from '@wordcluster/domain/review-session/entries';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

interface Waiting extends DBSchema {
  entries: {
    key: number;
    value: { person: number; entry: ReviewEntry };
    indexes: { person: number };
  };
}

/** Entries of the log that the server has not taken yet, by person: they outlive the page and the login. */
export interface WaitingEntries {
  add(person: number, entries: readonly ReviewEntry[]): Promise<void>;
  /** In the order in which they were added. */
  list(person: number): Promise<{ key: number; entry: ReviewEntry }[]>;
  count(person: number): Promise<number>;
  remove(keys: readonly number[]): Promise<void>;
}

function inDatabase(database: IDBPDatabase<Waiting>): WaitingEntries {
  return {
    async add(person, entries) {
      const { store, done } = database.transaction('entries', 'readwrite');
      await Promise.all([...entries.map((entry) => store.add({ person, entry })), done]);
    },
    async list(person) {
      const index = database.transaction('entries').store.index('person');
      const [keys, values] = await Promise.all([index.getAllKeys(person), index.getAll(person)]);
      return values.flatMap(({ entry }, place) => {
        const key = keys[place];
        return key === undefined ? [] : [{ key, entry }];
      });
    },
    count: (person) => database.countFromIndex('entries', 'person', person),
    async remove(keys) {
      const { store, done } = database.transaction('entries', 'readwrite');
      await Promise.all([...keys.map((key) => store.delete(key)), done]);
    },
  };
}

/** Where the browser keeps nothing, as in some private windows: until the page is closed. */
function inMemory(): WaitingEntries {
  let next = 1;
  const kept = new Map<number, { person: number; entry: ReviewEntry }>();
  const of = (person: number) => [...kept].filter(([, one]) => one.person === person);
  return {
    add: (person, entries) => {
      for (const entry of entries) kept.set((next += 1), { person, entry });
      return Promise.resolve();
    },
    list: (person) => Promise.resolve(of(person).map(([key, { entry }]) => ({ key, entry }))),
    count: (person) => Promise.resolve(of(person).length),
    remove: (keys) => {
      for (const key of keys) kept.delete(key);
      return Promise.resolve();
    },
  };
}

async function open(): Promise<WaitingEntries> {
  try {
    const database = await openDB<Waiting>('wordcluster', 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('entries', { autoIncrement: true }).createIndex('person', 'person');
      },
    });
    return inDatabase(database);
  } catch {
    return inMemory();
  }
}

let opened: Promise<WaitingEntries> | null = null;

/** Opened once, when it is first needed. */
export const waitingEntries = (): Promise<WaitingEntries> => (opened ??= open());
