import { acceptedLanguage, type InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { errorStatus } from '@wordcluster/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Viewer } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { callSignal, route } from '../../http/contract-route.ts';
import { toFailure } from '../../http/errors.ts';
import { historyOf, storeExchange } from './repository.ts';
import { message } from '@wordcluster/domain/messages/all';
import { invalidField } from '../../failure.ts';
import { charactersOf, withCharge } from '../allowance/charge.ts';
import { asFailure } from '../teacher/teacher-failure.ts';

/** Length of the context: enough to follow the conversation, not so much that each question costs more. */
const REMEMBERED = 20;
const LONGEST_REPLY = 20_000;

/**
 * Sends a question to the teacher and streams the reply; the exchange is stored once it is complete. Question and reply
 * cost their characters; a failed reply costs nothing.
 */
async function sendQuestion(
  context: Context,
  viewer: Viewer,
  input: { message: string; language: InterfaceLanguage },
  signal: AbortSignal,
  onPiece: (piece: string) => void = () => undefined,
): Promise<string> {
  const question = input.message.trim();
  if (question === '') throw invalidField('message', message('teacher.message_empty'));
  const history = await historyOf(context.db, viewer.id, REMEMBERED);
  return withCharge(context, viewer, 'text', charactersOf(question), async (taken) => {
    const messages = [...history, { role: 'user' as const, content: question }];
    let reply = '';
    try {
      for await (const piece of context.teacher.chat({
        messages,
        language: input.language,
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
    await storeExchange(context.db, viewer.id, question, reply, context.clock.now());
    return reply;
  });
}

/** A hundred exchanges; a year of them would be megabytes with every page. All of them are in the account's export. */
const SHOWN = 200;

function chatRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/ai/chat', ({ viewer }) => historyOf(context.db, viewer.id, SHOWN));
  route(app, 'POST /api/ai/chat', async ({ viewer, body, request, reply }) => {
    const input = { message: body.message, language: acceptedLanguage(request.headers['accept-language']) ?? 'en' };
    if (request.headers.accept?.includes('text/event-stream'))
      return streamReply(context, viewer, input, request, reply);
    return {
      role: 'assistant' as const,
      content: await sendQuestion(context, viewer, input, callSignal(reply)),
    };
  });
  route(app, 'DELETE /api/ai/chat', async ({ viewer }) => {
    await context.db.deleteFrom('chat_messages').where('user_id', '=', viewer.id).execute();
    return [];
  });
}

/**
 * The reply as server-sent events: `piece` with `{content}`, finally `done` with the whole message, or `failed` with
 * the error envelope. A failure before the first piece is an ordinary error response.
 */
async function streamReply(
  context: Context,
  viewer: Viewer,
  input: Parameters<typeof sendQuestion>[2],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  let started = false;
  const send = (event: string, data: unknown) => reply.raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const start = () => {
    started = true;
    context.metrics.live(1);
    reply.raw.once('close', () => context.metrics.live(-1));
    reply.hijack();
    const headers = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined);
    for (const [name, value] of headers) reply.raw.setHeader(name, value as string);
    // Buffering proxies would hold the pieces back.
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
  };
  try {
    const content = await sendQuestion(context, viewer, input, callSignal(reply), (piece) => {
      if (!started) start();
      send('piece', { content: piece });
    });
    send('done', { role: 'assistant', content });
  } catch (error) {
    if (!started) throw error;
    const failure = toFailure(error);
    if (errorStatus[failure.code] >= 500) request.log.error({ err: error }, 'chat reply failed');
    const { id, values, text } = failure.reason;
    send('failed', { error: { code: failure.code, message: text, message_id: id, values } });
  }
  reply.raw.end();
  return reply;
}

export const chat: Feature = { routes: chatRoutes };
