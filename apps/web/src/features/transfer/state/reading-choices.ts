import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Choices } from '../api/import-rows.ts';

type Delimiter = NonNullable<Choices['delimiter']>;

/** Separators of cells; the last three only in pasted word lists. */
export const DELIMITERS: readonly { value: Delimiter; label: MessageDescriptor; pastedOnly?: boolean }[] = [
  { value: ',', label: msg`Comma` },
  { value: ';', label: msg`Semicolon` },
  { value: '\t', label: msg`Tab` },
  { value: '|', label: msg`Vertical bar` },
  { value: ' - ', label: msg`Hyphen between spaces`, pastedOnly: true },
  { value: ' – ', label: msg`Dash between spaces`, pastedOnly: true },
  { value: ' = ', label: msg`Equals sign between spaces`, pastedOnly: true },
  { value: '', label: msg`None: one column` },
];

/** Separators of rows in pasted text. */
export const ROW_DELIMITERS: readonly { value: string; label: MessageDescriptor }[] = [
  { value: '\n', label: msg`Line ends` },
  { value: '\n\n', label: msg`Blank lines` },
  { value: ';', label: msg`Semicolon` },
];

const central = msg`Central European`;
const cyrillic = msg`Cyrillic`;
const western = msg`Western European`;
const greek = msg`Greek`;
const turkish = msg`Turkish`;
const baltic = msg`Baltic`;

/** Encodings by the name the server knows them by, the commonest first. */
export const ENCODINGS: readonly { value: string; name: string; region: MessageDescriptor | null }[] = [
  { value: 'utf-8', name: 'UTF-8', region: null },
  { value: 'utf-16le', name: 'UTF-16', region: null },
  { value: 'utf-16be', name: 'UTF-16 BE', region: null },
  { value: 'windows-1250', name: 'Windows-1250', region: central },
  { value: 'windows-1251', name: 'Windows-1251', region: cyrillic },
  { value: 'windows-1252', name: 'Windows-1252', region: western },
  { value: 'windows-1253', name: 'Windows-1253', region: greek },
  { value: 'windows-1254', name: 'Windows-1254', region: turkish },
  { value: 'windows-1255', name: 'Windows-1255', region: msg`Hebrew` },
  { value: 'windows-1256', name: 'Windows-1256', region: msg`Arabic` },
  { value: 'windows-1257', name: 'Windows-1257', region: baltic },
  { value: 'windows-1258', name: 'Windows-1258', region: msg`Vietnamese` },
  { value: 'windows-874', name: 'Windows-874', region: msg`Thai` },
  { value: 'iso-8859-2', name: 'ISO 8859-2', region: central },
  { value: 'iso-8859-5', name: 'ISO 8859-5', region: cyrillic },
  { value: 'iso-8859-7', name: 'ISO 8859-7', region: greek },
  { value: 'iso-8859-13', name: 'ISO 8859-13', region: baltic },
  { value: 'koi8-r', name: 'KOI8-R', region: cyrillic },
  { value: 'koi8-u', name: 'KOI8-U', region: cyrillic },
  { value: 'cp850', name: 'CP 850', region: western },
  { value: 'cp852', name: 'CP 852', region: central },
  { value: 'cp857', name: 'CP 857', region: turkish },
  { value: 'cp866', name: 'CP 866', region: cyrillic },
  { value: 'macintosh', name: 'Mac Roman', region: western },
  { value: 'maccenteuro', name: 'Mac Central Europe', region: central },
  { value: 'maccyrillic', name: 'Mac Cyrillic', region: cyrillic },
  { value: 'shift_jis', name: 'Shift JIS', region: msg`Japanese` },
  { value: 'euc-jp', name: 'EUC-JP', region: msg`Japanese` },
  { value: 'euc-kr', name: 'EUC-KR', region: msg`Korean` },
  { value: 'gb18030', name: 'GB 18030', region: msg`Chinese, simplified` },
  { value: 'big5', name: 'Big5', region: msg`Chinese, traditional` },
];
