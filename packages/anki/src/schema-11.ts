/** A note type: the columns of a table, and its directions. */
export interface WrittenNoteType {
  id: number;
  name: string;
  /** Names of the fields, without characters that templates do not allow. */
  fields: string[];
  /** One card per direction: indexes of fields. */
  directions: { source: number; target: number }[];
}

/** The collection that all versions of Anki read: https://github.com/ankitects/anki, schema 11. */
export const SCHEMA = `
  create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
    ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
    models text not null, decks text not null, dconf text not null, tags text not null);
  create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
    usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
    flags integer not null, data text not null);
  create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
    mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
    ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null,
    odue integer not null, odid integer not null, flags integer not null, data text not null);
  create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
    ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
  create table graves (usn integer not null, oid integer not null, type integer not null);
  create index ix_notes_usn on notes (usn);
  create index ix_cards_usn on cards (usn);
  create index ix_revlog_usn on revlog (usn);
  create index ix_cards_nid on cards (nid);
  create index ix_cards_sched on cards (did, queue, due);
  create index ix_revlog_cid on revlog (cid);
  create index ix_notes_csum on notes (csum);
`;

const CSS = '.card { font-family: arial; font-size: 20px; text-align: center; color: black; background-color: white; }';

export const deckJson = (id: number, name: string, mod: number) => ({
  id,
  name,
  mod,
  usn: -1,
  desc: '',
  dyn: 0,
  conf: 1,
  collapsed: false,
  browserCollapsed: false,
  extendNew: 0,
  extendRev: 0,
  newToday: [0, 0],
  revToday: [0, 0],
  lrnToday: [0, 0],
  timeToday: [0, 0],
});

/** Valid, unique names: a template finds a field by its name. */
export function fieldNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const plain =
      name
        .replace(/[\s:{}"]+/g, ' ')
        .replace(/^[#^/\s]+/, '')
        .trim() || `Field ${index + 1}`;
    let free = plain;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${plain} ${number}`;
    taken.add(free.toLowerCase());
    return free;
  });
}

export function noteTypeJson({ id, name, fields, directions }: WrittenNoteType, mod: number) {
  const names = fieldNames(fields);
  const show = (field: number) => `{{${names[field] ?? ''}}}`;
  const others = (field: number, target: number) =>
    names
      .map((_, index) => index)
      .filter((position) => position !== field && position !== target)
      .map((position) => `{{#${names[position] ?? ''}}}<br>${show(position)}{{/${names[position] ?? ''}}}`)
      .join('');
  return {
    id,
    name,
    type: 0,
    mod,
    usn: -1,
    sortf: 0,
    did: 1,
    css: CSS,
    latexPre: '',
    latexPost: '',
    tags: [],
    vers: [],
    req: directions.map(({ source }, ord) => [ord, 'any', [source]]),
    flds: names.map((field, ord) => ({
      name: field,
      ord,
      sticky: false,
      rtl: false,
      font: 'Arial',
      size: 20,
      media: [],
    })),
    tmpls: directions.map(({ source, target }, ord) => ({
      name: `${names[source] ?? ''} → ${names[target] ?? ''}`,
      ord,
      qfmt: show(source),
      afmt: `{{FrontSide}}<hr id=answer>${show(target)}${others(source, target)}`,
      did: null,
      bqfmt: '',
      bafmt: '',
    })),
  };
}

const OPTIONS = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: -1,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: { delays: [1, 10], ints: [1, 4, 7], initialFactor: 2500, order: 1, perDay: 20, bury: false, separate: true },
  rev: { perDay: 200, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, bury: false, minSpace: 1 },
  lapse: { delays: [10], mult: 0, minInt: 1, leechFails: 8, leechAction: 1 },
};

/** `conf`, `models`, `decks` and `dconf` of the one row of `col`. */
export function collectionJson(noteTypes: Record<string, unknown>, decks: Record<string, unknown>): string[] {
  const conf = {
    schedVer: 2,
    nextPos: 1,
    estTimes: true,
    activeDecks: [1],
    sortType: 'noteFld',
    timeLim: 0,
    sortBackwards: false,
    addToCur: true,
    curDeck: 1,
    newBury: true,
    newSpread: 0,
    dueCounts: true,
    curModel: null,
    collapseTime: 1200,
  };
  return [conf, noteTypes, decks, { 1: OPTIONS }].map((value) => JSON.stringify(value));
}
