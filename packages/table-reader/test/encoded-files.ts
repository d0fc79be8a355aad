import iconv from 'iconv-lite';
import * as words from './word-lists.ts';

export interface TextCase {
  name: string;
  bytes: Uint8Array | string;
  encoding?: string;
  delimiter: string;
  rows: (string | null)[][];
  format?: 'csv' | 'text';
  languages?: string[];
}
const bom = (text: string) => `\uFEFF${text}`;
const lines = (rows: string[][], delimiter: string, end = '\r\n') =>
  rows.map((row) => row.join(delimiter) + end).join('');

const legacy = (name: string, encoding: string, rows: string[][], delimiter = ';'): TextCase => ({
  name,
  bytes: iconv.encode(lines(rows, delimiter), encoding),
  encoding,
  delimiter,
  rows,
});
/** Tables in the encodings that programs write, with their usual delimiters. */
export const ENCODED_FILES: TextCase[] = [
  {
    name: 'Excel "CSV UTF-8", German settings',
    bytes: bom(lines(words.german, ';')),
    encoding: 'utf-8',
    delimiter: ';',
    rows: words.german,
  },
  {
    name: 'Google Sheets: UTF-8 without mark, comma, LF',
    bytes: lines(words.french, ',', '\n').trimEnd(),
    encoding: 'utf-8',
    delimiter: ',',
    rows: words.french,
  },
  {
    name: 'Excel "Unicode text": UTF-16LE, tabs',
    bytes: iconv.encode(bom(lines(words.slovak, '\t')), 'utf-16le'),
    encoding: 'utf-16le',
    delimiter: '\t',
    rows: words.slovak,
  },
  {
    name: 'UTF-16BE with mark',
    bytes: iconv.encode(bom(lines(words.polish, '\t')), 'utf-16be'),
    encoding: 'utf-16be',
    delimiter: '\t',
    rows: words.polish,
  },
  {
    name: 'UTF-16LE without mark',
    bytes: iconv.encode(lines(words.german, ';'), 'utf-16le'),
    encoding: 'utf-16le',
    delimiter: ';',
    rows: words.german,
  },
  legacy('Excel CSV, Czech', 'windows-1250', words.czech),
  legacy('Excel CSV, Slovak', 'windows-1250', words.slovak),
  legacy('Excel CSV, Polish', 'windows-1250', words.polish),
  legacy('Excel CSV, Hungarian', 'windows-1250', words.hungarian),
  legacy('phase6 export, German Excel', 'windows-1252', words.german),
  legacy('Excel CSV, French', 'windows-1252', words.french),
  legacy('Excel CSV, Spanish', 'windows-1252', words.spanish),
  legacy('Excel CSV, Swedish', 'windows-1252', words.swedish),
  legacy('Excel CSV, Danish, tab', 'windows-1252', words.danish, '\t'),
  legacy('Excel CSV, Turkish', 'windows-1254', words.turkish),
  legacy('Excel CSV, Russian', 'windows-1251', words.russian),
  legacy('Excel CSV, Bulgarian, comma', 'windows-1251', words.bulgarian, ','),
  legacy('old Unix, Russian', 'koi8-r', words.russian, '\t'),
  legacy('DOS, Russian', 'cp866', words.russian),
  legacy('Excel CSV, Greek', 'windows-1253', words.greek),
  legacy('Excel CSV, Hebrew', 'windows-1255', words.hebrew),
  legacy('Excel CSV, Arabic', 'windows-1256', words.arabic),
  legacy('Excel CSV, Lithuanian', 'windows-1257', words.lithuanian),
  legacy('Excel CSV, Thai', 'windows-874', words.thai),
  legacy('Excel CSV, Japanese', 'shift_jis', words.japanese, ','),
  legacy('Unix, Japanese', 'euc-jp', words.japanese, '\t'),
  legacy('Excel CSV, Korean', 'euc-kr', words.korean, ','),
  legacy('Excel CSV, simplified Chinese', 'gb18030', words.chinese, ','),
  legacy('Excel CSV, words.traditional Chinese', 'big5', words.traditional, ','),
  legacy('old Linux, Czech', 'iso-8859-2', words.czech),
  legacy('DOS, Czech', 'cp852', words.czech),
];
