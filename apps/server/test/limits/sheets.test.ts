import { expect, onTestFinished, test, vi } from 'vitest';
import { NIGHTLY } from '@wordcluster/testing/nightly';
import { sheetPrinter } from '../../src/features/print/sheet-printer.ts';
import type { Sheet } from '../../src/features/print/sheet.ts';
import { secondsOf, startedProcesses } from './started-processes.ts';

// Case 10 of the second security review: sheets of paper.

const PROCESS = 'sheet-process.ts';

function sheetOf(rows: string[][]): Sheet {
  return {
    layout: 'list',
    paper: 'a4',
    title: 'Words',
    columns: [
      { name: 'Word', language: 'he' },
      { name: 'Meaning', language: 'en' },
    ],
    answer: 1,
    rows,
    seed: null,
    language: 'en',
    direction: 'ltr',
    texts: { name: 'Name', date: 'Date', answers: 'Answers', unprintable: 'unprintable' },
  };
}

function printer(...options: Parameters<typeof sheetPrinter>) {
  const started = sheetPrinter(...options);
  onTestFinished(() => started.stop());
  return started;
}

test.runIf(NIGHTLY)(
  'a sheet that takes longer than its rows allow fails alone, and the next person’s is printed',
  async () => {
    const started = startedProcesses();
    const { draw } = printer(6_000);
    const mixed = 'שלום hello مرحبا 123 (abc) '.repeat(36).slice(0, 950);
    const hostile = draw(1, sheetOf(Array.from({ length: 700 }, () => [mixed, mixed])));
    const refused = expect(hostile).rejects.toMatchObject({ code: 'invalid' });
    const small = draw(2, sheetOf([['שלום', 'hello']]));
    await refused;
    expect((await small).subarray(0, 5).toString()).toBe('%PDF-');
    expect(started(PROCESS)).toHaveLength(2);
  },
);

test('the time is that of a thousand rows, in proportion beyond, and one sheet of a person is under way', async () => {
  const started = startedProcesses();
  const { draw } = printer();
  const leaving = new AbortController();
  const rows = (count: number) => sheetOf(Array.from({ length: count }, (_, n) => [`w${n}`, 'm']));
  const sheets = [3_000, 10].map((count) => draw(1, rows(count), leaving.signal).catch(() => 'left'));
  await vi.waitFor(() => expect(started(PROCESS)).toHaveLength(1));
  expect(started(PROCESS).map(secondsOf)).toEqual([46]);
  leaving.abort(new Error('left'));
  expect(await Promise.all(sheets)).toEqual(['left', 'left']);
  expect(started(PROCESS)).toHaveLength(1);
});
