import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { importMessages, type ImportOutcome } from '@wordcluster/domain/clusters/import-rows';
import { rowLimitNotice } from '@wordcluster/domain/clusters/file-import';
import { teacherPreviewNotice } from '@wordcluster/domain/clusters/teacher-request';
import { payButton, priceText } from '@wordcluster/domain/premium/prices';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCatalogues } from './catalogues.ts';

vi.mock('@lingui/core/macro', () => ({
  msg: ({ message }: { message: string }) => ({ id: generateMessageId(message), message }),
}));
const { translateSpoken } = await import('../../src/app/spoken/translate-spoken.ts');
const { catalogues } = await readCatalogues();

const importMessage = (outcome: ImportOutcome) => importMessages(outcome).map(({ text }) => text).join(' ');

function speak(locale: string): void {
  const texts = Object.entries(catalogues[locale] ?? {});
  i18n.load(locale, Object.fromEntries(texts.map(([id, { translation }]) => [id, compileMessage(translation ?? '')])));
  i18n.activate(locale);
}

describe('in German', () => {
  beforeEach(() => speak('de'));

  it('a known sentence is translated by its text', () => {
    expect(translateSpoken('Incorrect credentials')).toBe('Falsche Anmeldedaten');
  });

  it('numbers keep their place and decide the plural', () => {
    expect(translateSpoken(importMessage({ imported: 1, skipped: 0, left: 0, append: true }))).toBe(
      '1 Zeile wurde hinzugefügt.',
    );
    expect(translateSpoken(importMessage({ imported: 50, skipped: 2, left: 7, append: false }))).toBe(
      '50 Zeilen wurden importiert. 2 Zeilen wurden übersprungen. Die letzten 7 Zeilen wurden nicht importiert, weil dein Plan nur 50 Zeilen pro Cluster erlaubt.',
    );
  });

  it('notices of the plan, prices and the pay button are translated', () => {
    expect(translateSpoken(rowLimitNotice({ rows: 60, importable: 50, left: 10 }) ?? '')).toBe(
      'Deine Datei enthält 60 Zeilen, aber dein Plan erlaubt nur 50 Zeilen pro Cluster. Die letzten 10 Zeilen werden nicht importiert.',
    );
    expect(translateSpoken(teacherPreviewNotice(20, 19) ?? '')).toContain('Die letzte 1 Zeile wird nicht importiert.');
    expect(translateSpoken(priceText('great'))).toBe('99.95 € pro Jahr');
    expect(translateSpoken(payButton(7995))).toBe('79.95 € bezahlen');
  });

  it('what no catalogue knows stays as it is, beside what it knows', () => {
    expect(translateSpoken('Something of tomorrow.')).toBe('Something of tomorrow.');
    expect(translateSpoken('This cell is empty. Something of tomorrow.')).toBe('Diese Zelle ist leer. Something of tomorrow.');
  });
});

it('Slovak has a form for one, for a few and for many', () => {
  speak('sk');
  const said = (imported: number) => translateSpoken(importMessage({ imported, skipped: 0, left: 0, append: false }));
  expect([1, 3, 5].map(said)).toEqual([
    'Importovaný bol 1 riadok.',
    'Importované boli 3 riadky.',
    'Importovaných bolo 5 riadkov.',
  ]);
});
