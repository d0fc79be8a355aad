import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { onTestFinished } from 'vitest';

/** The child processes that are started until the end of a test, by the end of their module's path. */
export function startedProcesses(): (module: string) => ChildProcess[] {
  const started: ChildProcess[] = [];
  const note = (message: unknown) => void started.push((message as { process: ChildProcess }).process);
  subscribe('child_process', note);
  onTestFinished(() => void unsubscribe('child_process', note));
  return (module) => started.filter(({ spawnargs }) => spawnargs.at(-1)?.endsWith(module));
}

/** Seconds of processor time that the operating system gives a child process; it starts as `sh -c … sh SECONDS KILOBYTES node …`. */
export const secondsOf = ({ spawnargs }: ChildProcess): number => Number(spawnargs[4]);

/** A spare process, which has no job yet, has not. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;
