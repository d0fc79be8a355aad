import { z } from 'zod';
import type { Caller } from './action.ts';
import type { SentNote } from './decks.ts';
import { AnkiRefusal } from './refusal.ts';
import { storeSentFile } from './sent-media.ts';

const file = z.object({
  filename: z.string().min(1).max(500),
  data: z.string().optional(),
  fields: z.array(z.string().max(1000)).max(100).default([]),
});
/** One file or several, as AnkiConnect accepts them within a note. */
export const noteFiles = z
  .union([file, z.array(file).max(10)])
  .optional()
  .transform((files) => (files === undefined ? [] : Array.isArray(files) ? files : [files]));

export interface NoteFiles {
  audio: z.output<typeof noteFiles>;
  picture: z.output<typeof noteFiles>;
}

/**
 * Stores the files within a note and inserts their names into its fields, as specified by the protocol. URLs are not
 * fetched (server-side request forgery): the server reaches networks that the caller does not.
 */
export async function withFiles(caller: Caller, note: SentNote, { audio, picture }: NoteFiles): Promise<SentNote> {
  const fields = { ...note.fields };
  for (const [files, markup] of [
    [audio, (name: string) => `[sound:${name}]`],
    [picture, (name: string) => `<img src="${name.replace(/[<>"&]/g, '')}">`],
  ] as const)
    for (const { filename, data, fields: named } of files) {
      if (data === undefined) throw new AnkiRefusal(`${filename}: send the file as data; addresses are not fetched`);
      if ((await storeSentFile(caller.context, caller.viewer, { filename, data }, caller.signal)) === null)
        throw new AnkiRefusal(`${filename}: is no picture or recording that can be stored here`);
      for (const field of named.length > 0 ? named : Object.keys(fields).slice(0, 1))
        fields[field] = `${fields[field] ?? ''}${markup(filename)}`;
    }
  return { ...note, fields };
}
