import { DatabaseSync } from 'node:sqlite';

export const PAGE = 4096;
const SCHEMA = `pragma page_size = ${PAGE};
  create table revlog (id integer primary key, cid integer, ease integer, type integer, time integer);
  create table notes (id integer primary key, guid text, mid integer, mod integer, tags text, flds text);
  create table cards (id integer primary key, nid integer, ord integer, did integer, odid integer, type integer, ivl integer,
    factor integer, due integer, odue integer);
  create table col (id integer primary key, crt integer, ver integer, conf text, models text, decks text);
  create table filling (b blob);
  insert into notes values (1, 'g', 10, 0, '', 'pes\x1fdog');
  insert into cards values (1, 1, 0, 1, 0, 0, 0, 0, 0, 0);
  insert into col values (1, 0, 11, '{}',
    '{"10":{"id":10,"name":"N","type":0,"flds":[{"name":"A","ord":0},{"name":"B","ord":1}],"tmpls":[{"name":"T","ord":0,"qfmt":"{{A}}","afmt":"{{B}}"}]}}',
    '{"1":{"id":1,"name":"D"}}');`;

/** A small collection of Anki with one note, changed by `statements`. */
export function collectionOf(statements = ''): Buffer {
  const db = new DatabaseSync(':memory:');
  db.exec(SCHEMA);
  db.exec(statements);
  const bytes = Buffer.from(db.serialize());
  db.close();
  return bytes;
}

/** A small collection whose log says to have 26 million rows: three levels of pages that all lead to the same one below. */
export function sharedPages(): Buffer {
  const db = new DatabaseSync(':memory:');
  db.exec(SCHEMA);
  db.exec(`insert into revlog with recursive n (i) as (select 1 union all select i + 1 from n limit 210) select i, 1, 3, 1, 0 from n;
    insert into filling values (zeroblob(${20 * PAGE}))`);
  const { rootpage } = db.prepare("select rootpage from sqlite_master where name = 'revlog'").get() as {
    rootpage: number;
  };
  const { pages } = db.prepare('select page_count as pages from pragma_page_count').get() as { pages: number };
  const bytes = Buffer.from(db.serialize());
  db.close();
  const at = (page: number) => (page - 1) * PAGE;
  const [leaf, first, second] = [pages - 1, pages - 2, pages - 3];
  bytes.copy(bytes, at(leaf), at(rootpage), at(rootpage) + PAGE);
  const interior = (page: number, child: number) => {
    const cells = 50;
    bytes.fill(0, at(page), at(page) + PAGE);
    bytes.writeUInt8(5, at(page));
    bytes.writeUInt16BE(cells, at(page) + 3);
    bytes.writeUInt16BE(PAGE - cells * 8, at(page) + 5);
    bytes.writeUInt32BE(child, at(page) + 8);
    for (let cell = 0; cell < cells; cell += 1) {
      const offset = PAGE - (cell + 1) * 8;
      bytes.writeUInt16BE(offset, at(page) + 12 + cell * 2);
      bytes.writeUInt32BE(child, at(page) + offset);
      bytes.writeUInt8(cell + 1, at(page) + offset + 4);
    }
  };
  interior(first, leaf);
  interior(second, first);
  interior(rootpage, second);
  return bytes;
}
