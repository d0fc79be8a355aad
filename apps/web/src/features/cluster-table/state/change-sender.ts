import { asFailure } from '../../../platform/api-failure.ts';
import { noteRowChange } from '../../../platform/row-changes.ts';
import { failureText } from '../../../ui/messages.ts';

/** A change that the server refused; the old value is back, and the same change can be tried again. */
export interface FailedChange {
  message: string;
  retry: () => void;
}

export type ChangeSender = ReturnType<typeof createChangeSender>;

const MOST_UNDO = 100;

/**
 * Shows a change at once and sends it; when the server refuses, the old state comes back and `onFailed` hears of it.
 * Keeps what can be undone, newest last. `onAnswered` hears of every answer, and whether it was the last one awaited;
 * `onGone` that something else has deleted what was to be changed.
 */
export function createChangeSender(
  onFailed: (failed: FailedChange | null) => void,
  onAnswered: (idle: boolean) => void,
  onGone: () => void,
) {
  let undoable: (() => Promise<void>)[] = [];
  const canUndo = (undo: () => Promise<void>) => {
    undoable = [...undoable, undo].slice(-MOST_UNDO);
  };

  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  /** Sends when what was sent before is answered: two changes on their way at once may arrive in the other order. */
  function inTurn<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    waiting += 1;
    const answered = () => {
      waiting -= 1;
      onAnswered(waiting === 0);
    };
    const sent = last.then(send, send).finally(answered);
    last = sent;
    noteRowChange(sent);
    return sent;
  }

  /** Says what was refused. `what` is the sentence before the reason. */
  function refuse(what: string, error: unknown, retry: () => void): void {
    const again = () => {
      onFailed(null);
      retry();
    };
    onFailed({ message: `${what} ${failureText(asFailure(error))}`, retry: again });
  }

  async function attempt(
    what: string,
    apply: () => void,
    send: () => Promise<void>,
    revert: () => void,
    undo: (() => Promise<void>) | null,
  ): Promise<boolean> {
    onFailed(null);
    apply();
    const sent = inTurn(send);
    // Pressed at once, Ctrl+Z waits for the change it takes back.
    const undoWhenSent = undo && (() => sent.then(undo, () => undefined));
    if (undoWhenSent) canUndo(undoWhenSent);
    try {
      await sent;
      return true;
    } catch (error) {
      undoable = undoable.filter((other) => other !== undoWhenSent);
      revert();
      if (asFailure(error).code === 'not_found') onGone();
      refuse(what, error, () => void attempt(what, apply, send, revert, undo));
      return false;
    }
  }

  const undo = async (): Promise<void> => {
    await undoable.pop()?.();
  };
  return { attempt, inTurn, refuse, canUndo, undo };
}
