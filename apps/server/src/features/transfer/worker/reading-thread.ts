import { stat } from 'node:fs/promises';
import { message } from '@wordcluster/domain/messages/all';
import { ImportProblem, unreadable } from '../reading/import-problem.ts';
import { lookedUpWords } from '../reading/looked-up-words.ts';
import { readMedia } from '../words/read-media.ts';
import { readFile } from '../words/read-file.ts';
import { readWords } from '../words/read-words.ts';
import type { ReadingResult, Readings, ReadingTask } from './protocol.ts';

/** Reads one file in the child process: what is in it, and the rows of a table. */
export const file = (task: ReadingTask<'file'>) => read<'file'>(task, readFile);

/** Reads the notes of one package or text, with their history. */
export const words = (task: ReadingTask<'words'>) => read<'words'>(task, readWords);

/** Unpacks pictures and recordings of one package. */
export const media = (task: ReadingTask<'media'>) => read<'media'>(task, readMedia);

const BATCH_WORDS = 1000;

/** Reads the words of a KOReader. */
export const lookups = (task: ReadingTask<'lookups'>) =>
  read<'lookups'>(task, async ({ path }, { batch, part }) => {
    part((await stat(path)).size);
    const found = await lookedUpWords(path);
    if (found?.kind !== 'koreader') throw unreadable(message('e_reader.no_vocabulary'));
    for (let from = 0; from < found.words.length; from += BATCH_WORDS)
      await batch(found.words.slice(from, from + BATCH_WORDS));
    return { count: found.words.length };
  });

type Reader<Kind extends keyof Readings> = (
  request: Readings[Kind]['request'],
  listener: { batch: (batch: Readings[Kind]['batch']) => Promise<void>; part: (bytes: number) => void },
) => Promise<Readings[Kind]['report']>;

async function read<Kind extends keyof Readings>(
  { request, report }: ReadingTask<Kind>,
  reader: Reader<Kind>,
): Promise<ReadingResult<Kind>> {
  try {
    const listener = {
      batch: (batch: Readings[Kind]['batch']) => report({ type: 'batch', batch }),
      // Not waited for: what follows is read either way.
      part: (bytes: number) => void report({ type: 'part', bytes }),
    };
    return { report: await reader(request, listener) };
  } catch (error) {
    if (error instanceof ImportProblem) return { problem: { code: error.code, reason: error.reason } };
    throw error;
  }
}
