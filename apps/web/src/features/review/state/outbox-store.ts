import type { ReviewEntry } from '@wordcluster/domain/review-session/entries';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** Unsent, or sent since the offline queue was loaded last: it does not include these. */
type Stand = 'waiting' | 'sent';

interface StoredEntry {
  person: number;
  stand: Stand;
  entry: ReviewEntry;
}

interface Entries extends DBSchema {
  entries: { key: number; value: StoredEntry; indexes: { stand: [number, Stand] } };
}

/** Outbox: entries of the log on this device, by user; they outlive the page and the login. */
export interface Outbox {
  add(person: number, entries: readonly ReviewEntry[]): Promise<void>;
  /** In the order in which they were added. */
  list(person: number, stand: Stand): Promise<{ key: number; entry: ReviewEntry }[]>;
  countUnsent(person: number): Promise<number>;
  markSent(keys: readonly number[]): Promise<void>;
  forgetSent(person: number): Promise<void>;
}

function inDatabase(database: IDBPDatabase<Entries>): Outbox {
  const change = () => database.transaction('entries', 'readwrite');
  return {
    async add(person, entries) {
      const { store, done } = change();
      await Promise.all([...entries.map((entry) => store.add({ person, stand: 'waiting', entry })), done]);
    },
    async list(person, stand) {
      const index = database.transaction('entries').store.index('stand');
      const [keys, values] = await Promise.all([index.getAllKeys([person, stand]), index.getAll([person, stand])]);
      return values.flatMap(({ entry }, at) => {
        const key = keys[at];
        return key === undefined ? [] : [{ key, entry }];
      });
    },
    countUnsent: (person) => database.countFromIndex('entries', 'stand', [person, 'waiting']),
    async markSent(keys) {
      const { store, done } = change();
      const mark = async (key: number) => {
        const byKey = await store.get(key);
        if (byKey) await store.put({ ...byKey, stand: 'sent' }, key);
      };
      await Promise.all([...keys.map(mark), done]);
    },
    async forgetSent(person) {
      const { store, done } = change();
      const keys = await store.index('stand').getAllKeys([person, 'sent']);
      await Promise.all([...keys.map((key) => store.delete(key)), done]);
    },
  };
}

/** Fallback without storage, as in some private windows: until the page is closed. */
function inMemory(): Outbox {
  let next = 1;
  const byKey = new Map<number, StoredEntry>();
  const of = (person: number, stand: Stand) =>
    [...byKey].filter(([, one]) => one.person === person && one.stand === stand);
  return {
    add: async (person, entries) => {
      for (const entry of entries) byKey.set((next += 1), { person, stand: 'waiting', entry });
    },
    list: async (person, stand) => of(person, stand).map(([key, { entry }]) => ({ key, entry })),
    countUnsent: async (person) => of(person, 'waiting').length,
    markSent: async (keys) => {
      for (const key of keys) {
        const one = byKey.get(key);
        if (one) byKey.set(key, { ...one, stand: 'sent' });
      }
    },
    forgetSent: async (person) => {
      for (const [key] of of(person, 'sent')) byKey.delete(key);
    },
  };
}

async function open(): Promise<Outbox> {
  try {
    const database = await openDB<Entries>('wordcluster-answers', 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('entries', { autoIncrement: true }).createIndex('stand', ['person', 'stand']);
      },
    });
    return inDatabase(database);
  } catch {
    return inMemory();
  }
}

let opened: Promise<Outbox> | null = null;

/** Opened once, when it is first needed. */
export const openOutbox = (): Promise<Outbox> => (opened ??= open());
