import type { Session } from '@wordcluster/domain/review-session/session';
import { effectiveEntries } from '@wordcluster/domain/review-session/entries';
import { useEffect } from 'react';
import { goOn } from '../state/answering.ts';
import type { Material } from '../state/session-store.ts';
import { changeKey, useOpenChange } from '../state/open-change.ts';
import type { SessionVoice } from '../components/question-props.ts';

/** Milliseconds for which a right answer is shown, after any sound has ended. */
export const GO_ON_MS = 1200;

/** Whether an answer is right without a note, and unchanged by the user. */
function isPlainlyRight({ question, log }: Session): boolean {
  if (question === null || question.answer === null) return false;
  const { id, verdict, reason } = question.answer;
  // One that was changed is the second of two: the first was undone.
  const given = log.findIndex((entry) => entry.id === id);
  return verdict === 'right' && reason === null && log[given - 1]?.kind !== 'undo' && effectiveEntries(log).length > 0;
}

/** Advances after a right answer, unless the user has disabled it, looks at something, or listens. */
export function useGoingOn(session: Session | null, material: Material | null, voice: SessionVoice): boolean {
  const open = useOpenChange(({ key }) => key);
  const question = session?.question ?? null;
  const runs =
    session !== null &&
    question !== null &&
    material?.settings.go_on === true &&
    isPlainlyRight(session) &&
    session.words[question.key]?.leech !== true &&
    open !== changeKey(question);
  const { follow } = voice;
  const answer = question?.answer?.id;
  useEffect(() => {
    if (!runs || answer === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = follow((isPlaying) => {
      clearTimeout(timer);
      if (!isPlaying) timer = setTimeout(goOn, GO_ON_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [runs, answer, follow]);
  return runs;
}
