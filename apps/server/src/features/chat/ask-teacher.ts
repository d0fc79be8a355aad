import type { InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { message } from '@wordcluster/domain/messages/all';
import type { Context, Viewer } from '../../context.ts';
import { invalidField } from '../../failure.ts';
import { charactersOf, withCharge } from '../allowance/charge.ts';
import { asFailure } from '../teacher/teacher-failure.ts';
import { historyOf, keepExchange } from './repository.ts';

/** How much of the conversation the teacher is reminded of: enough to follow, not so much that each question costs more. */
const REMEMBERED = 20;
const LONGEST_REPLY = 20_000;

/**
 * Asks the teacher. Pieces of the reply are handed on as they come; the exchange is kept once it is complete.
 * Question and reply cost their characters; a reply that failed costs nothing.
 */
export async function askTeacher(
  context: Context,
  viewer: Viewer,
  asked: { message: string; language: InterfaceLanguage },
  signal: AbortSignal,
  onPiece: (piece: string) => void = () => undefined,
): Promise<string> {
  const question = asked.message.trim();
  if (question === '') throw invalidField('message', message('teacher.message_empty'));
  const history = await historyOf(context.db, viewer.id, REMEMBERED);
  return withCharge(context, viewer, 'text', charactersOf(question), async (taken) => {
    const messages = [...history, { role: 'user' as const, content: question }];
    let reply = '';
    try {
      for await (const piece of context.teacher.chat({
        messages,
        language: asked.language,
        shop: context.config.shop,
        signal,
      })) {
        reply += piece;
        onPiece(piece);
        if (reply.length > LONGEST_REPLY) break;
      }
    } catch (error) {
      throw asFailure(error);
    }
    await taken.add(charactersOf(reply));
    await keepExchange(context.db, viewer.id, question, reply, context.clock.now());
    return reply;
  });
}
