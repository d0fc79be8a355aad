import { MAX_CELL_UNITS, MAX_STRINGS_BYTES } from '../limits.ts';
import type { Archive } from './archive.ts';
import { scanXml } from './scan-xml.ts';

/** Characters that XML cannot contain are written as `_xHHHH_` in workbooks (ECMA-376, ST_Xstring). */
export function unescapeCell(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Collects the text of a string item: its runs joined, without the reading aids (`rPh`) above East Asian text. */
export class RichText {
  private inText = false;
  private phonetic = 0;
  private collected = '';

  reset(): void {
    this.collected = '';
    this.inText = false;
    this.phonetic = 0;
  }

  open(name: string): void {
    if (name === 'rPh') this.phonetic += 1;
    else if (name === 't') this.inText = true;
  }

  text(text: string): void {
    if (!this.inText || this.phonetic > 0 || this.collected.length > MAX_CELL_UNITS) return;
    this.collected += text.slice(0, MAX_CELL_UNITS + 1);
  }

  close(name: string): void {
    if (name === 'rPh') this.phonetic -= 1;
    else if (name === 't') this.inText = false;
  }

  value(): string {
    return unescapeCell(this.collected);
  }
}

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
