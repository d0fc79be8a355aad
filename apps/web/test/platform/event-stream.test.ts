import { cases } from '@wordcluster/testing/nightly';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serverEvents, type ServerEvent } from '../../src/platform/http/event-stream.ts';

/** An answer whose body arrives in these pieces. */
function answerOf(pieces: readonly Uint8Array<ArrayBuffer>[]): Response {
  return new Response(
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    }),
  );
}

async function eventsOf(response: Response): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of serverEvents(response)) events.push(event);
  return events;
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe('server-sent events', () => {
  it('are read however the network cut them, in the middle of a letter too', async () => {
    const whole = bytes('event: piece\ndata: {"content":"Bär 熊"}\n\nevent: done\r\ndata: {"a":"b: c"}\r\n\r\n');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(whole.length), { maxLength: 12 }), async (cuts) => {
        const bounds = [0, ...cuts.toSorted((a, b) => a - b), whole.length];
        const pieces = bounds.slice(1).map((end, index) => whole.slice(bounds[index], end));
        expect(await eventsOf(answerOf(pieces))).toEqual([
          { event: 'piece', data: '{"content":"Bär 熊"}' },
          { event: 'done', data: '{"a":"b: c"}' },
        ]);
      }),
      { numRuns: cases(60) },
    );
  });

  it('leave out comments and what was not finished', async () => {
    expect(
      await eventsOf(answerOf([bytes(': still here\n\ndata: one\ndata: two\n\nevent: piece\ndata: cut')])),
    ).toEqual([{ event: 'message', data: 'one\ntwo' }]);
    expect(await eventsOf(new Response(null))).toEqual([]);
  });
});
