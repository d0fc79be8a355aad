import { readFileSync } from 'node:fs';
import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { importMessages } from '@wordcluster/domain/clusters/import-rows';
import { INTERFACE_LANGUAGE_CODES } from '@wordcluster/domain/languages/interface-languages';
import { MESSAGES, message } from '@wordcluster/domain/messages/all';
import { payButton, priceText } from '@wordcluster/domain/premium/prices';
import { beforeEach, describe, expect, it } from 'vitest';
import { failureText, translateResponse, translateMessage } from '../../src/ui/messages.ts';
import { shapeOf } from './message-shape.ts';

const read = (locale: string): Record<string, string> =>
  JSON.parse(
    readFileSync(new URL(import.meta.resolve(`@wordcluster/domain/messages/catalogues/${locale}.json`)), 'utf8'),
  );

function speak(locale: string, texts: Readonly<Record<string, string>>): void {
  const compiled = Object.entries(texts).map(([id, text]) => [id, compileMessage(text)]);
  i18n.load(locale, Object.fromEntries(compiled));
  i18n.activate(locale);
}

describe.each(INTERFACE_LANGUAGE_CODES.filter((code) => code !== 'en'))('the messages in %s', (locale) => {
  const translated = read(locale);
  const ids = Object.keys(MESSAGES) as (keyof typeof MESSAGES)[];

  it('are all there, and no others', () => {
    expect(Object.keys(translated).toSorted()).toEqual(ids.toSorted());
    expect(Object.entries(translated).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('keep the values of each message', () => {
    const changed = ids.filter(
      (id) => shapeOf(MESSAGES[id]).values.join() !== shapeOf(translated[id] ?? '').values.join(),
    );
    expect(changed).toEqual([]);
  });

  it('have the plural forms of their language', () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const lacking = ids.filter((id) => {
      const { plurals } = shapeOf(translated[id] ?? '');
      const dropped = plurals.length < shapeOf(MESSAGES[id]).plurals.length;
      return dropped || plurals.some((plural) => forms.some((form) => !plural.includes(form)));
    });
    expect(lacking).toEqual([]);
  });
});

it('the English sentences are what ICU makes of the list', () => {
  speak('en', MESSAGES);
  for (const [id, text] of Object.entries(MESSAGES)) {
    for (const number of [0, 1, 2, 15]) {
      const values = Object.fromEntries(shapeOf(text).values.map((name) => [name, number]));
      const say = message as (id: string, values: Record<string, number>) => { text: string };
      expect(say(id, values).text).toBe(i18n._(id, values));
    }
  }
});

describe('in German', () => {
  beforeEach(() => speak('de', read('de')));

  it('a message is translated by its id, numbers decide the plural', () => {
    expect(translateMessage(message('account.wrong_credentials'))).toBe('Falsche Anmeldedaten');
    expect(translateMessage(message('import.rows_added', { count: 1 }))).toBe('1 Zeile wurde hinzugefügt.');
    expect(translateMessage(priceText('great'))).toBe('99.95 € pro Jahr');
    expect(translateMessage(payButton(7995))).toBe('79.95 € bezahlen');
  });

  it('an answer of several sentences is translated sentence by sentence', () => {
    const messages = importMessages({ imported: 50, skipped: 2, left: 7, append: false });
    const text = messages.map((one) => one.text).join(' ');
    expect(translateResponse({ message: text, messages })).toBe(
      '50 Zeilen wurden importiert. 2 Zeilen wurden übersprungen. Die letzten 7 Zeilen wurden nicht importiert, weil dein Plan nur 50 Zeilen pro Cluster erlaubt.',
    );
  });

  it('an id of tomorrow shows the English sentence', () => {
    const unknown = { id: 'something.new', values: {}, text: 'Something of tomorrow.' };
    expect(translateMessage(unknown)).toBe('Something of tomorrow.');
    expect(translateResponse({ message: 'Done. Something of tomorrow.', messages: [unknown] })).toBe(
      'Done. Something of tomorrow.',
    );
    expect(failureText({ reason: unknown, errors: { a: [message('voice.cell_empty'), unknown] } })).toBe(
      'Diese Zelle ist leer., Something of tomorrow.',
    );
  });
});

it('Slovak has a form for one, for a few and for many', () => {
  speak('sk', read('sk'));
  const said = (count: number) => translateMessage(message('import.rows_imported', { count }));
  expect([1, 3, 5].map(said)).toEqual([
    'Importovaný bol 1 riadok.',
    'Importované boli 3 riadky.',
    'Importovaných bolo 5 riadkov.',
  ]);
});
