import { create } from 'zustand';
import { refreshAllowance } from '../../../platform/session/session.ts';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { logFailure } from '../../../platform/errors/error-report.ts';
import { currentToken } from '../../../platform/storage/token.ts';
import { failureText } from '../../../ui/messages.ts';
import { ask, brokenOff, clearHistory, loadHistory } from '../api/calls.ts';
import {
  answered,
  questionAdded,
  askedAgain,
  EMPTY,
  failed,
  maySend,
  notCleared,
  pieceCame,
  type Conversation,
} from './conversation.ts';

interface Chat {
  conversation: Conversation;
  /** Token of the chat's user: another sign-in starts another chat. */
  token: string | null;
  /** Unsent text; outlives the widget, which the practice test unmounts. */
  draft: string;
}

const nothing = (): Chat => ({ conversation: EMPTY, token: currentToken(), draft: '' });

export const useChat = create<Chat>(nothing);

let running: AbortController | null = null;
/** A reset in progress; the next question waits for it, so that its exchange is not deleted too. */
let clearing: Promise<void> = Promise.resolve();

const change = (update: (before: Conversation) => Conversation) =>
  useChat.setState(({ conversation }) => ({ conversation: update(conversation) }));

export const setDraft = (draft: string): void => useChat.setState({ draft });

/** Loads the history when the widget appears. A failure keeps the current messages, and is logged. */
export async function openChat(): Promise<void> {
  if (useChat.getState().token !== currentToken()) {
    running?.abort();
    running = null;
    useChat.setState(nothing());
  }
  void refreshAllowance();
  const { token, conversation } = useChat.getState();
  try {
    const messages = await loadHistory();
    // Questions and resets since then are newer than this history, which does not contain failed questions.
    if (token === currentToken() && conversation.error === null && useChat.getState().conversation === conversation)
      change((before) => (before.reply === null ? { ...before, messages } : before));
  } catch (error) {
    logFailure('chat history', error);
  }
}

async function awaitReply(question: string): Promise<void> {
  const controller = new AbortController();
  running = controller;
  const own = (update: (before: Conversation) => Conversation) => {
    if (running === controller) change(update);
  };
  try {
    await clearing;
    const reply = await ask(question, controller.signal, (piece) => own((before) => pieceCame(before, piece)));
    own((before) => answered(before, reply));
  } catch (error) {
    own((before) => failed(before, failureText(asFailure(error))));
  } finally {
    if (running === controller) running = null;
    void refreshAllowance();
  }
}

/**
 * Sends a message to the teacher; returns whether it was sent. While a reply is pending it is not, and the text stays.
 */
export function say(text: string): boolean {
  const question = text.trim();
  if (question === '' || !maySend(useChat.getState().conversation)) return false;
  change((before) => questionAdded(before, question));
  void awaitReply(question);
  return true;
}

/** Sends the failed last question again. */
export function sayAgain(): void {
  const { conversation } = useChat.getState();
  const last = conversation.messages.findLast(({ role }) => role === 'user');
  if (last === undefined || conversation.error === null) return;
  change(askedAgain);
  void awaitReply(last.content);
}

/** Deletes the chat here and on the server. Rolled back on failure, unless there was a question meanwhile. */
export function resetChat(): void {
  running?.abort();
  running = null;
  const before = useChat.getState().conversation;
  change(() => EMPTY);
  clearing = clearHistory().then(
    () => undefined,
    (error: unknown) => {
      logFailure('chat reset', error);
      change((now) => (now === EMPTY ? notCleared(before, failureText(brokenOff())) : now));
    },
  );
}
