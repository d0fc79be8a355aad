import { MAX_STRINGS_BYTES } from '../limits.ts';
import type { Archive } from './archive.ts';
import { RichText } from './rich-text.ts';
import { scanXml } from './scan-xml.ts';

/** The texts that cells point to by number. */
export async function readSharedStrings(archive: Archive, name: string | null): Promise<string[]> {
  const strings: string[] = [];
  if (name === null || !archive.has(name)) return strings;
  const item = new RichText();
  await scanXml(archive.read(name, MAX_STRINGS_BYTES), {
    open: (tag) => (tag === 'si' ? item.reset() : item.open(tag)),
    text: (text) => item.text(text),
    close(tag) {
      if (tag === 'si') strings.push(item.value());
      else item.close(tag);
    },
  });
  return strings;
}
