import { isWordFile, validateImportFile } from '@wordcluster/domain/clusters/file-import';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asFailure, type ApiFailure } from '../../../platform/http/api-failure.ts';
import {
  discardFile,
  pasteCells,
  rereadFile,
  rereadWords,
  startImport,
  startWords,
  uploadFile,
  uploadWords,
  type Choices,
  type Division,
  type ImportOptions,
  type Imported,
  type Preview,
  type WordsBody,
  type WordsDone,
  type WordsFound,
} from '../api/import-rows.ts';

/** A file of another type, with the type detected by the server. */
export interface WrongType {
  wrongType: true;
  reason: ApiFailure | null;
}
export type ImportProblem = ApiFailure | WrongType | 'not-one-file';

export const isWrongType = (problem: ImportProblem): problem is WrongType =>
  typeof problem === 'object' && 'wrongType' in problem;

interface ImportState {
  work: 'uploading' | 'reading' | 'rereading' | 'importing' | null;
  /** How much of the file has left, from 0 to 1. */
  share: number;
  fileName: string | null;
  /** Preview of a file with tables. */
  found: Preview | null;
  /** Content of a file that is imported as words, not into a cluster's table. */
  words: WordsFound | null;
  problem: ImportProblem | null;
  imported: Imported | null;
  done: WordsDone | null;
}

const NOTHING: ImportState = {
  work: null,
  share: 0,
  fileName: null,
  found: null,
  words: null,
  problem: null,
  imported: null,
  done: null,
};

type Read = Pick<ImportState, 'found' | 'words'>;

const ofCluster = (found: Preview): Read => ({ found, words: null });
const ofWords = (words: WordsFound): Read => ({ found: words.preview, words });

/** One request at a time: a later one aborts it and its result is dropped. Unmounting discards the staged file. */
function useReading(clusterId: number | undefined) {
  const [state, setState] = useState(NOTHING);
  const running = useRef<AbortController | null>(null);
  const staged = useRef(false);

  const discard = useCallback(() => {
    running.current?.abort();
    running.current = null;
    if (staged.current && clusterId !== undefined) discardFile(clusterId);
    staged.current = false;
  }, [clusterId]);
  useEffect(() => discard, [discard]);

  /** Shows the result of `read`, unless something else was started meanwhile. */
  const attempt = useCallback(
    async (
      begun: Partial<ImportState>,
      read: (signal: AbortSignal) => Promise<Read>,
      problemOf: (failure: ApiFailure) => ImportProblem = (failure) => failure,
    ) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setState((before) => ({ ...before, problem: null, imported: null, done: null, ...begun }));
      try {
        const found = await read(controller.signal);
        if (controller.signal.aborted) return;
        staged.current = found.words === null;
        setState((before) => ({ ...before, work: null, ...found }));
      } catch (error) {
        if (!controller.signal.aborted)
          setState((before) => ({ ...before, work: null, problem: problemOf(asFailure(error)) }));
      }
    },
    [],
  );

  const onProgress = useCallback(
    (share: number) =>
      setState((before) =>
        before.work === null ? before : { ...before, share, work: share < 1 ? 'uploading' : 'reading' },
      ),
    [],
  );
  /** The server took the staged file over: nothing is left to discard. */
  const consume = useCallback(() => {
    staged.current = false;
  }, []);
  return { state, setState, consume, discard, attempt, onProgress };
}

type Reading = ReturnType<typeof useReading>;

/** Uploads a file to the reader that its name chooses. */
function useUpload(clusterId: number | undefined, { setState, attempt, onProgress }: Reading) {
  return useCallback(
    async (files: readonly File[]) => {
      const [file] = files;
      if (file === undefined) return;
      if (files.length > 1) {
        setState({ ...NOTHING, problem: 'not-one-file' });
        return;
      }
      const begun = { ...NOTHING, work: 'uploading' as const, fileName: file.name };
      // In a cluster, an unsupported file is reported as a wrong type, with the detected one.
      const refused = (failure: ApiFailure): ImportProblem =>
        clusterId !== undefined && failure.code === 'wrong_type' ? { wrongType: true, reason: failure } : failure;
      if (clusterId !== undefined && validateImportFile(file.name) === null)
        return attempt(
          begun,
          async (signal) => ofCluster(await uploadFile(clusterId, file, signal, onProgress)),
          refused,
        );
      const words = async (signal: AbortSignal) => ofWords(await uploadWords(file, clusterId, signal, onProgress));
      if (clusterId === undefined || isWordFile(file.name)) return attempt(begun, words, refused);
      return attempt(
        begun,
        async (signal) => {
          await words(signal);
          return { found: null, words: null };
        },
        (failure) => ({ wrongType: true, reason: failure }),
      ).then(() =>
        setState((before) =>
          before.problem === null && before.work === null
            ? { ...NOTHING, problem: { wrongType: true, reason: null } }
            : before,
        ),
      );
    },
    [attempt, clusterId, onProgress, setState],
  );
}

/** State of an import from choosing a file or pasting to the imported rows. Leaving early discards the file. */
export function useImport(clusterId: number | undefined) {
  const reading = useReading(clusterId);
  const { state, setState, consume, discard, attempt } = reading;
  const upload = useUpload(clusterId, reading);
  const pasted = useRef('');
  const paste = useCallback(
    (text: string) => {
      pasted.current = text;
      const begun = { ...NOTHING, work: 'reading' as const };
      if (clusterId !== undefined)
        return attempt(begun, async (signal) => ofCluster(await pasteCells(clusterId, { text }, signal)));
      const file = new File([text], 'words.txt', { type: 'text/plain' });
      return attempt(begun, async (signal) => ofWords(await uploadWords(file, undefined, signal, () => undefined)));
    },
    [attempt, clusterId],
  );
  const again = (choices: Choices) =>
    attempt({ work: 'rereading' }, async (signal) =>
      state.words !== null || clusterId === undefined
        ? ofWords(await rereadWords(choices, signal))
        : ofCluster(await rereadFile(clusterId, choices, signal)),
    );
  /** Pasted text is sent again, with separators of any characters. */
  const divide = (division: Division) =>
    clusterId === undefined
      ? again({})
      : attempt({ work: 'rereading' }, async (signal) =>
          ofCluster(await pasteCells(clusterId, { text: pasted.current, ...division }, signal)),
        );

  /** Back to choosing: cancels requests and discards the upload. */
  const restart = () => {
    discard();
    setState(NOTHING);
  };
  const importing = async (work: () => Promise<Partial<ImportState>>) => {
    setState((before) => ({ ...before, work: 'importing', problem: null }));
    try {
      const ended = await work();
      consume();
      setState((before) => ({ ...before, work: null, ...ended }));
    } catch (error) {
      setState((before) => ({ ...before, work: null, problem: asFailure(error) }));
    }
  };
  const start = (options: ImportOptions) =>
    importing(async () => (clusterId === undefined ? {} : { imported: await startImport(clusterId, options) }));
  const bring = (body: WordsBody) => importing(async () => ({ done: await startWords(body) }));

  return { ...state, upload, paste, divide, reread: again, restart, start, bring };
}

export type Import = ReturnType<typeof useImport>;
