import { create } from 'zustand';
import { refreshAllowance } from '../../../platform/session/session.ts';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { logFailure } from '../../../platform/errors/error-report.ts';
import { currentToken } from '../../../platform/storage/token.ts';
import { failureText } from '../../../ui/messages.ts';
import { ask, brokenOff, clearHistory, loadHistory } from '../api/calls.ts';
import {
  answered,
  asked,
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
  /** Whose chat it is: another sign-in starts another. */
  token: string | null;
  /** What is typed; it outlives the widget, which the practice test takes away. */
  draft: string;
}

const nothing = (): Chat => ({ conversation: EMPTY, token: currentToken(), draft: '' });

export const useChat = create<Chat>(nothing);

let running: AbortController | null = null;
/** A reset on its way; the next question waits for it, so that its exchange is not forgotten too. */
let clearing: Promise<void> = Promise.resolve();

const change = (update: (before: Conversation) => Conversation) =>
  useChat.setState(({ conversation }) => ({ conversation: update(conversation) }));

export const setDraft = (draft: string): void => useChat.setState({ draft });

/** Loads the history when the widget appears. A failure leaves what is there, and the log says so. */
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
    // What was asked or cleared meanwhile is newer than this history; a question that failed is not in it.
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

/** Says something to the teacher; returns whether it was sent. While a reply is awaited nothing is, and the text stays. */
export function say(text: string): boolean {
  const question = text.trim();
  if (question === '' || !maySend(useChat.getState().conversation)) return false;
  change((before) => asked(before, question));
  void awaitReply(question);
  return true;
}

/** Asks the last question once more after it failed. */
export function sayAgain(): void {
  const { conversation } = useChat.getState();
  const last = conversation.messages.findLast(({ role }) => role === 'user');
  if (last === undefined || conversation.error === null) return;
  change(askedAgain);
  void awaitReply(last.content);
}

/** Forgets the chat here and on the server. A failure brings it back, unless something was asked meanwhile. */
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
