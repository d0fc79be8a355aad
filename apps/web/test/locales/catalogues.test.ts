import { describe, expect, it } from 'vitest';
import GERMAN_MESSAGES from '../../../../packages/domain/src/messages/catalogues/de.json' with { type: 'json' };
import { INTERFACE_LANGUAGE_CODES } from '@wordcluster/domain/languages/interface-languages';
import { readCatalogues } from './catalogues.ts';
import { shapeOf } from './message-shape.ts';

const TRANSLATED = INTERFACE_LANGUAGE_CODES.filter((code) => code !== 'en');
const { catalogues, extract } = await readCatalogues();
const texts = (locale: string) => Object.entries(catalogues[locale] ?? {});
const message = ([id, text]: [string, { message?: string }]) => text.message ?? id;

// Specification: S0-1.210
it('there is a catalogue of every language of the interface', () => {
  expect(Object.keys(catalogues).toSorted()).toEqual([...INTERFACE_LANGUAGE_CODES].toSorted());
});

it('the catalogues hold exactly the messages of the source', async () => {
  const found = Object.keys((await extract()) ?? {}).toSorted();
  expect(found.length).toBeGreaterThan(400);
  for (const locale of Object.keys(catalogues)) {
    const held = texts(locale).filter(([, { obsolete }]) => obsolete !== true);
    const ids = new Set(held.map(([id]) => id));
    expect({ locale, missing: found.filter((id) => !ids.has(id)) }).toEqual({ locale, missing: [] });
    const used = new Set(found);
    expect({ locale, unused: held.filter(([id]) => !used.has(id)).map(message) }).toEqual({ locale, unused: [] });
  }
});

it('English is the source letter for letter', () => {
  expect(texts('en').filter((text) => text[1].translation !== message(text))).toEqual([]);
});

// Specification: S0-1.211
describe.each(TRANSLATED)('the catalogue %s', (locale) => {
  it('has a translation of every message', () => {
    expect(texts(locale).filter(([, { translation }]) => !translation?.trim()).map(message)).toEqual([]);
  });

  it('keeps the values and the tags of every message', () => {
    const inCommon = (text: string) => {
      const { values, tags } = shapeOf(text);
      return [...values, ...tags].join(' ');
    };
    const changed = texts(locale).filter((text) => inCommon(message(text)) !== inCommon(text[1].translation ?? ''));
    expect(changed.map(message)).toEqual([]);
  });

  it('has the plural forms of its language wherever the message has some', () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const lacking = texts(locale).filter((text) => {
      const translated = shapeOf(text[1].translation ?? '').plurals;
      const dropped = translated.length < shapeOf(message(text)).plurals.length;
      return dropped || translated.some((plural) => forms.some((form) => !plural.includes(form)));
    });
    expect(lacking.map(message)).toEqual([]);
  });
});

// „Sie“ at the beginning of a sentence is what was spoken of before it.
it('German speaks to people as to a friend everywhere', () => {
  const formal = /\b(?:Ihnen|Ihrem|Ihren|Ihres|Ihrer)\b|[\p{Ll},}] (?:Sie|Ihr|Ihre)\b/u;
  const german = [...texts('de').map(([, { translation }]) => translation ?? ''), ...Object.values(GERMAN_MESSAGES)];
  expect(german.filter((text) => formal.test(text))).toEqual([]);
});
