import { AnkiError } from './limits.ts';

/** A field of a message: a number, or the bytes of a text or of a message inside. */
export type WireValue = number | Buffer;

/** The fields of a protocol buffer message in order; other types than numbers and bytes are skipped. */
export function* wireFields(message: Buffer): Generator<{ field: number; value: WireValue }> {
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let scale = 1; scale < 2 ** 70; scale *= 128) {
      const byte = message[at];
      if (byte === undefined) throw new AnkiError('damaged');
      at += 1;
      // Beyond 2^53 the number is no longer exact; none that is read here is so large.
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
    throw new AnkiError('damaged');
  };
  const bytes = (length: number): Buffer => {
    if (length > message.length - at) throw new AnkiError('damaged');
    at += length;
    return message.subarray(at - length, at);
  };
  while (at < message.length) {
    const key = varint();
    const field = Math.floor(key / 8);
    const type = key % 8;
    if (type === 0) yield { field, value: varint() };
    else if (type === 2) yield { field, value: bytes(varint()) };
    else if (type === 1) bytes(8);
    else if (type === 5) bytes(4);
    else throw new AnkiError('damaged');
  }
}

/** The last number of a field, as protocol buffers specify; 0 if absent. */
export function wireNumber(message: Buffer, wanted: number): number {
  let found = 0;
  for (const { field, value } of wireFields(message)) if (field === wanted && typeof value === 'number') found = value;
  return found;
}

/** The last text of a field; empty if absent. */
export function wireText(message: Buffer, wanted: number): string {
  let found = '';
  for (const { field, value } of wireFields(message))
    if (field === wanted && typeof value !== 'number') found = value.toString();
  return found;
}
