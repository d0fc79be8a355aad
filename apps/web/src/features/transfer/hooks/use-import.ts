import { validateImportFile } from '@wordcluster/domain/clusters/file-import';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asFailure, type ApiFailure } from '../../../platform/http/api-failure.ts';
import {
  discardFile,
  pasteCells,
  rereadFile,
  startImport,
  uploadFile,
  type Choices,
  type Division,
  type ImportOptions,
  type Imported,
  type Preview,
} from '../api/import-rows.ts';

export type ImportProblem = ApiFailure | 'wrong-type' | 'not-one-file';

interface ImportState {
  work: 'uploading' | 'reading' | 'rereading' | 'importing' | null;
  /** How much of the file has left, from 0 to 1. */
  share: number;
  fileName: string | null;
  found: Preview | null;
  problem: ImportProblem | null;
  imported: Imported | null;
}

const NOTHING: ImportState = {
  work: null,
  share: 0,
  fileName: null,
  found: null,
  problem: null,
  imported: null,
};

/** An import from choosing a file or pasting to the rows in the cluster. Leaving it early throws the file away. */
export function useImport(clusterId: number) {
  const [state, setState] = useState(NOTHING);
  const running = useRef<AbortController | null>(null);
  const staged = useRef(false);
  const pasted = useRef('');

  const discard = useCallback(() => {
    running.current?.abort();
    running.current = null;
    if (staged.current) discardFile(clusterId);
    staged.current = false;
  }, [clusterId]);
  useEffect(() => discard, [discard]);

  /** Shows what `read` returns, unless something else was begun meanwhile. */
  const attempt = useCallback(async (begun: Partial<ImportState>, read: (signal: AbortSignal) => Promise<Preview>) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState((before) => ({ ...before, problem: null, imported: null, ...begun }));
    try {
      const found = await read(controller.signal);
      if (controller.signal.aborted) return;
      staged.current = true;
      setState((before) => ({ ...before, work: null, found }));
    } catch (error) {
      if (!controller.signal.aborted) setState((before) => ({ ...before, work: null, problem: asFailure(error) }));
    }
  }, []);

  const upload = (files: readonly File[]) => {
    const [file] = files;
    if (file === undefined) return undefined;
    if (files.length > 1) return setState({ ...NOTHING, problem: 'not-one-file' });
    if (validateImportFile(file.name)) return setState({ ...NOTHING, problem: 'wrong-type' });
    const onProgress = (share: number) =>
      setState((before) =>
        before.work === null ? before : { ...before, share, work: share < 1 ? 'uploading' : 'reading' },
      );
    return attempt({ ...NOTHING, work: 'uploading', fileName: file.name }, (signal) =>
      uploadFile(clusterId, file, signal, onProgress),
    );
  };
  const paste = useCallback(
    (text: string) => {
      pasted.current = text;
      return attempt({ ...NOTHING, work: 'reading' }, (signal) => pasteCells(clusterId, { text }, signal));
    },
    [attempt, clusterId],
  );
  /** Pasted text is sent again: the server may have written its rows anew. */
  const divide = (division: Division) =>
    attempt({ work: 'rereading' }, (signal) => pasteCells(clusterId, { text: pasted.current, ...division }, signal));
  const reread = (choices: Choices) =>
    attempt({ work: 'rereading' }, (signal) => rereadFile(clusterId, choices, signal));

  /** Back to choosing: what is under way is cancelled, what was sent is thrown away. */
  const restart = () => {
    discard();
    setState(NOTHING);
  };
  const start = async (options: ImportOptions) => {
    setState((before) => ({ ...before, work: 'importing', problem: null }));
    try {
      const imported = await startImport(clusterId, options);
      staged.current = false;
      setState((before) => ({ ...before, work: null, imported }));
    } catch (error) {
      setState((before) => ({ ...before, work: null, problem: asFailure(error) }));
    }
  };

  return { ...state, upload, paste, divide, reread, restart, start };
}

export type Import = ReturnType<typeof useImport>;
