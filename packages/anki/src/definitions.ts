import type { DatabaseSync } from 'node:sqlite';
import type { Collection } from './collection-database.ts';
import { blob, integer, text } from './foreign-database.ts';
import {
  AnkiError,
  MAX_DECKS,
  MAX_FIELDS,
  MAX_JSON_UNITS,
  MAX_NAME_UNITS,
  MAX_NOTE_TYPES,
  MAX_TEMPLATES,
} from './limits.ts';
import { wireNumber, wireText } from './protobuf.ts';

/** How one card is made of a note: HTML with `{{Field}}` in it. */
export interface AnkiTemplate {
  name: string;
  question: string;
  answer: string;
}

export interface AnkiNoteType {
  id: number;
  name: string;
  /** Its notes are texts with gaps (`{{c1::…}}`). */
  cloze: boolean;
  fields: string[];
  templates: AnkiTemplate[];
}

export interface AnkiDeck {
  id: number;
  /** Levels are separated by `::`. */
  name: string;
}

/** Metadata of a collection, beside its notes. */
export interface Definitions {
  noteTypes: AnkiNoteType[];
  decks: AnkiDeck[];
  /** Version 1 had three answers while learning. */
  schedulerVersion: number;
}

const TEMPLATE_UNITS = 100_000;
const name = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, MAX_NAME_UNITS).toWellFormed().replaceAll('\0', '') : '';
const markup = (value: unknown): string => (typeof value === 'string' ? value.slice(0, TEMPLATE_UNITS) : '');

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

function parsed(value: string): Json {
  try {
    const json: unknown = JSON.parse(value || '{}');
    if (isJson(json)) return json;
  } catch (error) {
    throw new AnkiError('damaged', { cause: error });
  }
  throw new AnkiError('damaged');
}

const tooMany = () => new AnkiError('unpacks_too_large');
const ordered = (values: unknown, most: number): Json[] => {
  const found = list(values);
  if (found.length > most) throw tooMany();
  return found.toSorted((a, b) => (Number(a.ord) || 0) - (Number(b.ord) || 0));
};

/** Of collections up to schema 11: JSON in the one row of `col`. */
export function olderDefinitions(db: DatabaseSync): Definitions {
  const row = db.prepare('select * from col').get();
  if (!row) throw new AnkiError('damaged');
  const column = (field: string) => parsed(text(row[field], MAX_JSON_UNITS));
  const models = Object.entries(column('models'));
  const decks = Object.entries(column('decks'));
  if (models.length > MAX_NOTE_TYPES || decks.length > MAX_DECKS) throw tooMany();
  return {
    noteTypes: models.flatMap(([id, model]) =>
      isJson(model)
        ? {
            id: Number(id),
            name: name(model.name),
            cloze: model.type === 1,
            fields: ordered(model.flds, MAX_FIELDS).map((field) => name(field.name)),
            templates: ordered(model.tmpls, MAX_TEMPLATES).map((template) => ({
              name: name(template.name),
              question: markup(template.qfmt),
              answer: markup(template.afmt),
            })),
          }
        : [],
    ),
    decks: decks.flatMap(([id, deck]) => (isJson(deck) ? { id: Number(id), name: name(deck.name) } : [])),
    schedulerVersion: Number(column('conf').schedVer ?? 1),
  };
}

/** Of collections of schema 15 to 18: tables of their own, with protocol buffers in them. */
export function newerDefinitions({ db, columns }: Collection): Definitions {
  const types = db.prepare('select * from notetypes').all();
  const decks = columns.has('decks') ? db.prepare('select * from decks').all() : [];
  if (types.length > MAX_NOTE_TYPES || decks.length > MAX_DECKS) throw tooMany();
  const byOrd = (table: 'fields' | 'templates', most: number) => {
    const found = Map.groupBy(db.prepare(`select * from ${table}`).iterate(), ({ ntid }) => integer(ntid));
    return (id: number) => {
      const rows = found.get(id) ?? [];
      if (rows.length > most) throw tooMany();
      return rows.toSorted((a, b) => integer(a.ord) - integer(b.ord));
    };
  };
  const fields = byOrd('fields', MAX_FIELDS);
  const templates = byOrd('templates', MAX_TEMPLATES);
  const scheduler = columns.has('config')
    ? db
        .prepare('select * from config')
        .all()
        .find(({ key }) => key === 'schedVer')
    : undefined;
  return {
    noteTypes: types.map((type) => {
      const id = integer(type.id);
      return {
        id,
        name: text(type.name, MAX_NAME_UNITS),
        cloze: wireNumber(blob(type.config), 1) === 1,
        fields: fields(id).map((field) => text(field.name, MAX_NAME_UNITS)),
        templates: templates(id).map((template) => {
          const config = blob(template.config);
          return {
            name: text(template.name, MAX_NAME_UNITS),
            question: markup(wireText(config, 1)),
            answer: markup(wireText(config, 2)),
          };
        }),
      };
    }),
    decks: decks.map((deck) => ({
      id: integer(deck.id),
      name: text(deck.name, MAX_NAME_UNITS).replaceAll('\x1f', '::'),
    })),
    schedulerVersion: scheduler ? Number(blob(scheduler.val).toString()) : 1,
  };
}
