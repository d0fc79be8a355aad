import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { afterAll } from 'vitest';
import { ZipFile } from 'yazl';

const folder = await mkdtemp(path.join(tmpdir(), 'anki-test-'));
afterAll(() => rm(folder, { recursive: true }));

/** A file with that name and content, for as long as the tests of a file run. */
export async function temporaryFile(name: string, content: Buffer): Promise<string> {
  const file = path.join(await mkdtemp(path.join(folder, 'file-')), name);
  await writeFile(file, content);
  return file;
}

/** A package of any files, written to a temporary one. */
export async function zipFile(files: Record<string, Buffer>, name = 'words.apkg'): Promise<string> {
  const zip = new ZipFile();
  for (const [entry, content] of Object.entries(files)) zip.addBuffer(content, entry);
  zip.end();
  const pieces: Buffer[] = [];
  for await (const piece of zip.outputStream) pieces.push(Buffer.from(piece));
  return temporaryFile(name, Buffer.concat(pieces));
}

const varint = (value: number): Buffer => {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) | 0x80);
  }
};
/** A protocol buffer message of numbers and texts. */
export const wire = (...fields: [number, number | string | Buffer][]): Buffer =>
  Buffer.concat(
    fields.flatMap(([field, value]) => {
      if (typeof value === 'number') return [varint(field * 8), varint(value)];
      const bytes = Buffer.from(value as string);
      return [varint(field * 8 + 2), varint(bytes.length), bytes];
    }),
  );

const SHARED = `
  create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null,
    tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
  create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null,
    usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null,
    reps integer not null, lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
  create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null,
    lastIvl integer not null, factor integer not null, time integer not null, type integer not null);`;

const COL =
  'create table col (id integer primary key, crt integer, mod integer, scm integer, ver integer, dty integer, usn integer, ls integer, conf text, models text, decks text, dconf text, tags text);';

interface Content {
  /** id, note type, tags, fields */
  notes: [number, number, string, string[]][];
  /** id, note, deck, ord, type, interval */
  cards: [number, number, number, number, number, number][];
  /** id, card, ease, type */
  reviews?: [number, number, number, number][];
}

function fill(db: DatabaseSync, { notes, cards, reviews = [] }: Content): void {
  for (const [id, type, tags, fields] of notes)
    db.prepare('insert into notes values (?, ?, ?, ?, 0, ?, ?, ?, 0, 0, ?)').run(
      id,
      `guid-${id}`,
      type,
      1_700_000_000,
      tags,
      fields.join('\x1f'),
      fields[0] ?? '',
      '',
    );
  for (const [id, note, deck, ord, type, interval] of cards)
    db.prepare('insert into cards values (?, ?, ?, ?, 0, 0, ?, ?, 0, ?, 2500, 0, 0, 0, 0, 0, 0, ?)').run(
      id,
      note,
      deck,
      ord,
      type,
      type,
      interval,
      '{}',
    );
  for (const [id, card, ease, type] of reviews)
    db.prepare('insert into revlog values (?, ?, 0, ?, 1, 1, 2500, 4000, ?)').run(id, card, ease, type);
}

/** A collection of schema 11, as Anki wrote them until 2.1.50. */
export function olderCollection(content: Content, { schedVer }: { schedVer?: number } = {}): Buffer {
  const db = new DatabaseSync(':memory:');
  db.exec(COL + SHARED);
  const model = (id: number, name: string, type: number, fields: string[], templates: [string, string, string][]) => ({
    id,
    name,
    type,
    flds: fields.map((field, ord) => ({ name: field, ord })),
    tmpls: templates.map(([title, qfmt, afmt], ord) => ({ name: title, ord, qfmt, afmt })),
  });
  const models = {
    10: model(
      10,
      'Basic (and reversed)',
      0,
      ['Front', 'Back'],
      [
        ['Card 1', '{{Front}}', '{{FrontSide}}<hr>{{Back}}'],
        ['Card 2', '{{Back}}', '{{FrontSide}}<hr>{{Front}}'],
      ],
    ),
    20: model(20, 'Cloze', 1, ['Text', 'Extra'], [['Cloze', '{{cloze:Text}}', '{{cloze:Text}}<br>{{Extra}}']]),
  };
  const decks = { 1: { id: 1, name: 'Default' }, 2: { id: 2, name: 'Slovak::Unit 1' } };
  db.prepare("insert into col values (1, 1600000000, 0, 0, 11, 0, 0, 0, ?, ?, ?, '{}', '{}')").run(
    JSON.stringify(schedVer === undefined ? {} : { schedVer }),
    JSON.stringify(models),
    JSON.stringify(decks),
  );
  fill(db, content);
  const bytes = Buffer.from(db.serialize());
  db.close();
  return bytes;
}

/**
 * A collection of schema 15 to 18: tables with a collation that only Anki has, and a header that says it has a write-ahead
 * log. `without`: a table that it lacks.
 */
export function newerCollection(
  content: Content,
  { version = 18, without }: { version?: number; without?: 'revlog' | 'config' } = {},
): Buffer {
  const db = new DatabaseSync(':memory:');
  db.exec(`${COL}${SHARED}
    create table notetypes (id integer not null primary key, name text not null, mtime_secs integer not null, usn integer not null, config blob not null);
    create table fields (ntid integer not null, ord integer not null, name text not null, config blob not null, primary key (ntid, ord)) without rowid;
    create table templates (ntid integer not null, ord integer not null, name text not null, mtime_secs integer not null, usn integer not null, config blob not null, primary key (ntid, ord)) without rowid;
    create table decks (id integer primary key not null, name text not null, mtime_secs integer not null, usn integer not null, common blob not null, kind blob not null);
    create table config (key text not null primary key, usn integer not null, mtime_secs integer not null, val blob not null) without rowid;
    insert into col values (1, 1600000000, 0, 0, ${version}, 0, 0, 0, '', '', '', '', '');`);
  db.prepare('insert into notetypes values (10, ?, 0, 0, ?)').run('Vocabulary', wire([3, 'css']));
  db.prepare('insert into notetypes values (20, ?, 0, 0, ?)').run('Cloze', wire([1, 1]));
  for (const [type, ord, name] of [
    [10, 0, 'Slovak'],
    [10, 1, 'English'],
    [10, 2, 'Example'],
    [20, 0, 'Text'],
  ] as const)
    db.prepare("insert into fields values (?, ?, ?, x'')").run(type, ord, name);
  db.prepare("insert into templates values (10, 0, 'Card 1', 0, 0, ?)").run(
    wire([1, '{{Slovak}}'], [2, '{{FrontSide}}{{English}}']),
  );
  for (const [id, name] of [
    [1, 'Default'],
    [2, 'Slovak\x1fUnit 1'],
  ] as const)
    db.prepare("insert into decks values (?, ?, 0, 0, x'', x'')").run(id, name);
  db.prepare("insert into config values ('schedVer', 0, 0, ?)").run(Buffer.from('2'));
  fill(db, content);
  if (without !== undefined) db.exec(`drop table ${without}`);
  // As Anki names it; written behind SQLite's back, which would refuse a collation that it does not have.
  db.enableDefensive(false);
  db.exec(`pragma writable_schema = on;
    update sqlite_master set sql = replace(sql, 'name text not null', 'name text not null COLLATE unicase') where name in ('notetypes', 'fields', 'templates', 'decks');`);
  const bytes = Buffer.from(db.serialize());
  db.close();
  bytes[18] = 2;
  bytes[19] = 2;
  return bytes;
}

/** The package around a collection of schema 18, with media. */
export function newerPackage(collection: Buffer, media: Record<string, Buffer> = {}, name?: string): Promise<string> {
  const names = Object.keys(media);
  const entries = names.map((entry): [number, Buffer] => {
    const bytes = media[entry] ?? Buffer.alloc(0);
    return [1, wire([1, entry], [2, bytes.length], [3, createHash('sha1').update(bytes).digest()])];
  });
  const files: Record<string, Buffer> = {
    meta: wire([1, 3]),
    'collection.anki2': olderCollection({
      notes: [[1, 10, '', ['Please update to the latest Anki version', '']]],
      cards: [[1, 1, 1, 0, 0, 0]],
    }),
    'collection.anki21b': zstdCompressSync(collection),
    media: zstdCompressSync(wire(...entries)),
  };
  for (const [index, entry] of names.entries())
    files[String(index)] = zstdCompressSync(media[entry] ?? Buffer.alloc(0));
  return zipFile(files, name);
}
