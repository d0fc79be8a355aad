import path from 'node:path';
import { TableError } from '../errors.ts';
import type { Archive } from './archive.ts';
import { scanXml } from './scan-xml.ts';

interface Sheet {
  name: string;
  part: string;
}

export interface Workbook {
  /** Visible sheets in order, without charts and macros. */
  sheets: Sheet[];
  hidden: number;
  strings: string | null;
  styles: string | null;
  /** Days are counted from 1904 (old Macintosh workbooks) instead of 1900. */
  from1904: boolean;
}

interface Relationship {
  type: string;
  target: string;
}

async function relationshipsOf(archive: Archive, part: string): Promise<Map<string, Relationship>> {
  const folder = path.posix.dirname(part);
  const found = new Map<string, Relationship>();
  const name = path.posix.join(folder, '_rels', `${path.posix.basename(part)}.rels`);
  if (!archive.has(name)) return found;
  await scanXml([await archive.readSmall(name)], {
    open(tag, { Id = '', Type = '', Target = '', TargetMode }) {
      if (tag !== 'Relationship' || TargetMode === 'External') return;
      const target = Target.startsWith('/') ? Target.slice(1) : path.posix.join(folder, Target);
      found.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target });
    },
  });
  return found;
}

const partOf = (relationships: Map<string, Relationship>, type: string) =>
  [...relationships.values()].find((relationship) => relationship.type === type)?.target ?? null;

/** Finds the parts of a workbook through its relationships, as programs may name them freely. */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  // The package itself has no name: its relationships are in `_rels/.rels`.
  const main = partOf(await relationshipsOf(archive, ''), 'officeDocument');
  if (main === null || !archive.has(main)) throw new TableError('not_a_workbook');
  const relationships = await relationshipsOf(archive, main);
  const workbook: Workbook = {
    sheets: [],
    hidden: 0,
    strings: partOf(relationships, 'sharedStrings'),
    styles: partOf(relationships, 'styles'),
    from1904: false,
  };
  await scanXml([await archive.readSmall(main)], {
    open(tag, attributes) {
      if (tag === 'workbookPr') workbook.from1904 = /^(1|true)$/.test(attributes['date1904'] ?? '');
      if (tag !== 'sheet') return;
      const id = Object.entries(attributes).find(([name]) => name === 'id' || name.endsWith(':id'))?.[1];
      const target = relationships.get(id ?? '');
      if (target?.type !== 'worksheet') return;
      if (/^(hidden|veryHidden)$/.test(attributes['state'] ?? '')) workbook.hidden += 1;
      else workbook.sheets.push({ name: attributes['name'] ?? '', part: target.target });
    },
  });
  return workbook;
}
