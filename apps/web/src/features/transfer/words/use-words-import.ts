import { IMPORT_FIELD } from '@wordcluster/domain/clusters/file-import';
import { useEffect, useRef, useState } from 'react';
import { asFailure, type ApiFailure } from '../../../platform/http/api-failure.ts';
import type { AnswerOf, BodyOf } from '../../../platform/http/api-types.ts';
import { call } from '../../../platform/http/api.ts';
import { queryClient } from '../../../platform/http/query-client.ts';

export type WordsFound = AnswerOf<'POST /api/upload-import'>;
export type WordsBody = BodyOf<'POST /api/start-import'>;
export type WordsDone = AnswerOf<'POST /api/start-import'>;

interface WordsState {
  work: 'uploading' | 'reading' | 'importing' | null;
  /** How much of the file has left, from 0 to 1. */
  share: number;
  fileName: string | null;
  found: WordsFound | null;
  done: WordsDone | null;
  problem: ApiFailure | 'not-one-file' | null;
}

const NOTHING: WordsState = { work: null, share: 0, fileName: null, found: null, done: null, problem: null };

/** The import of another program's words, from a file to rows in clusters. The server forgets a file that is left. */
export function useWordsImport(first?: File) {
  const [state, setState] = useState(NOTHING);
  const running = useRef<AbortController | null>(null);

  const restart = () => {
    running.current?.abort();
    setState(NOTHING);
  };
  const upload = async (files: readonly File[]) => {
    const [file] = files;
    if (file === undefined) return;
    if (files.length > 1) {
      setState({ ...NOTHING, problem: 'not-one-file' });
      return;
    }
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setState({ ...NOTHING, work: 'uploading', fileName: file.name });
    const body = new FormData();
    body.append(IMPORT_FIELD, file);
    const onProgress = (share: number) =>
      setState((before) =>
        before.work === null ? before : { ...before, share, work: share < 1 ? 'uploading' : 'reading' },
      );
    try {
      const found = await call('POST /api/upload-import', { body, signal, onProgress });
      setState((before) => (signal.aborted ? before : { ...before, work: null, found }));
    } catch (error) {
      if (!signal.aborted) setState({ ...NOTHING, problem: asFailure(error) });
    }
  };
  const start = async (body: WordsBody) => {
    setState((before) => ({ ...before, work: 'importing', problem: null }));
    try {
      const done = await call('POST /api/start-import', { body });
      setState((before) => ({ ...before, work: null, done }));
      // Clusters, their rows, and with the answers what is due and learned.
      await queryClient.invalidateQueries();
    } catch (error) {
      setState((before) => ({ ...before, work: null, problem: asFailure(error) }));
    }
  };

  const begin = useRef(() => (first === undefined ? undefined : upload([first])));
  useEffect(() => {
    void begin.current();
    return () => running.current?.abort();
  }, []);
  return { ...state, upload, restart, start };
}
