import { stat } from 'node:fs/promises';
import { message } from '@wordcluster/domain/messages/all';
import { ImportProblem, unreadable } from '../reading/import-problem.ts';
import type { ReadingResult, Readings, ReadingTask } from './protocol.ts';

// Dynamic imports: a process reads one file, and loading all readers takes longer than most files.

/** Reads one file in the child process: its content, and the rows of a table. */
export const file = async (task: ReadingTask<'file'>) =>
  read<'file'>(task, (await import('../words/read-file.ts')).readFile);

/** Reads the notes of one package or text, with their history. */
export const words = async (task: ReadingTask<'words'>) =>
  read<'words'>(task, (await import('../words/read-words.ts')).readWords);

/** Unpacks pictures and recordings of one package. */
export const media = async (task: ReadingTask<'media'>) =>
  read<'media'>(task, (await import('../words/read-media.ts')).readMedia);

const BATCH_WORDS = 1000;

/** Reads the words of a KOReader. */
export const lookups = (task: ReadingTask<'lookups'>) =>
  read<'lookups'>(task, async ({ path }, { batch, part }) => {
    part((await stat(path)).size);
    const { lookedUpWords } = await import('../reading/looked-up-words.ts');
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
      // Not awaited: reading continues either way.
      part: (bytes: number) => void report({ type: 'part', bytes }),
    };
    return { report: await reader(request, listener) };
  } catch (error) {
    if (error instanceof ImportProblem) return { problem: { code: error.code, reason: error.reason } };
    throw error;
  }
}
