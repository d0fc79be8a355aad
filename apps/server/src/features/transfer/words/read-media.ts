import { AnkiError, openMedia } from '@wordcluster/anki';
import { PICTURE_BYTES, SOUND_BYTES } from '@wordcluster/domain/clusters/media';
import { message } from '@wordcluster/domain/messages/all';
import { isPicture } from '../../media/picture-type.ts';
import { soundType } from '../../media/sound-type.ts';
import type { ComingFile } from '../../media/import-media.ts';
import { ImportProblem } from '../reading/import-problem.ts';

export interface MediaRequest {
  path: string;
  files: ComingFile[];
}

/** A file of an archive, by its index in the request. */
export interface ReadMediaFile {
  position: number;
  content: Uint8Array;
}

interface Listener {
  batch: (file: ReadMediaFile) => Promise<void>;
  part: (bytes: number) => void;
}

/** Unpacks files of an archive one by one. Damaged, too large or unsupported ones are skipped. */
export async function readMedia({ path, files }: MediaRequest, { batch, part }: Listener): Promise<{ read: number }> {
  const archive = await openMedia(path, { onPart: part }).catch((error: unknown) => {
    if (!(error instanceof AnkiError)) throw error;
    throw new ImportProblem('invalid', message('import.package_damaged'), { cause: error });
  });
  let read = 0;
  try {
    for (const [index, { slot, name }] of files.entries()) {
      const content = await archive.read(name, slot === 0 ? PICTURE_BYTES : SOUND_BYTES).catch((error: unknown) => {
        if (error instanceof AnkiError) return null;
        throw error;
      });
      if (!content || !(slot === 0 ? isPicture(content) : soundType(content) !== null)) continue;
      await batch({ position: index, content });
      read += 1;
    }
    return { read };
  } finally {
    archive.close();
  }
}
