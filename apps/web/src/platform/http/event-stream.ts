import { EventSourceParserStream } from 'eventsource-parser/stream';

export interface ServerEvent {
  event: string;
  data: string;
}

/** Parses server-sent events from a stream, however the network splits it. */
export async function* serverEvents(response: Response): AsyncGenerator<ServerEvent> {
  if (response.body === null) return;
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  // Not by `for await` over the stream itself, which Safari lacks.
  const reader = events.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      yield { event: next.value.event ?? 'message', data: next.value.data };
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
