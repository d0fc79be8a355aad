import { SaxesParser } from 'saxes';
import { TableError } from '../errors.ts';

interface XmlHandler {
  open?(name: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** `x:row` and `row` are the same element here: the part's own vocabulary never clashes with another one. */
const localName = (name: string) => (name.includes(':') ? name.slice(name.indexOf(':') + 1) : name);

/** Parses XML chunk by chunk. Entities beyond XML's own five and external ones are errors, so nothing can expand. */
export async function scanXml(pieces: AsyncIterable<string> | Iterable<string>, handler: XmlHandler): Promise<void> {
  for await (const _ of scanPieces(pieces, handler));
}

/** The same, yielding after each chunk. */
export async function* scanPieces(
  pieces: AsyncIterable<string> | Iterable<string>,
  handler: XmlHandler,
): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let failed = false;
  // One error is enough: the parser would otherwise go on and report thousands.
  parser.on('error', () => {
    failed = true;
  });
  parser.on('opentag', (tag) => handler.open?.(localName(tag.name), tag.attributes));
  parser.on('text', (text) => handler.text?.(text));
  parser.on('cdata', (text) => handler.text?.(text));
  parser.on('closetag', (tag) => handler.close?.(localName(tag.name)));
  for await (const piece of pieces) {
    parser.write(piece);
    if (failed) throw new TableError('damaged');
    yield;
  }
  parser.close();
  if (failed) throw new TableError('damaged');
}
