import { open } from 'node:fs/promises';
import { openPromise } from 'yauzl';
import { filePieces } from './file-pieces.ts';

/** Kinds of files by content. The second list has no readable tables. */
export type FileKind =
  | 'empty'
  | 'workbook'
  /** Another archive: its names tell more. */
  | 'archive'
  | 'html'
  | 'json'
  | 'xml'
  | 'text'
  | 'encrypted'
  | ForeignKind;

/** Common files that are no tables. */
export const FOREIGN_KINDS = [
  'old_workbook',
  'excel_binary',
  'excel_xml',
  'open_document',
  'iwork',
  'calendar',
  'contacts',
  'rtf',
  'pdf',
  'word',
  'presentation',
  'ebook',
  'subtitles',
  'image',
  'sound',
  'video',
  'packed',
  'database',
] as const;
export type ForeignKind = (typeof FOREIGN_KINDS)[number];

export interface Recognised {
  kind: FileKind;
  /** Of an archive: the names of its first entries. */
  names: ReadonlySet<string>;
  /** Of a text: its first characters, in its declared Unicode encoding. */
  head: string;
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be';
}

const HEAD_BYTES = 64 * 1024;
/** Enough to detect an archive's kind. */
const MAX_NAMES = 2000;

const latin = (text: string) => Buffer.from(text, 'latin1');
/** Signatures of files. */
const BEGINNINGS: readonly (readonly [Buffer, FileKind])[] = [
  [latin('{\\rtf'), 'rtf'],
  [latin('%PDF'), 'pdf'],
  [latin('\x89PNG'), 'image'],
  [latin('\xff\xd8\xff'), 'image'],
  [latin('GIF8'), 'image'],
  [latin('BM'), 'image'],
  [latin('II*\0'), 'image'],
  [latin('MM\0*'), 'image'],
  [latin('ID3'), 'sound'],
  [latin('OggS'), 'sound'],
  [latin('fLaC'), 'sound'],
  [latin('\x1aE\xdf\xa3'), 'video'],
  [latin('\x1f\x8b'), 'packed'],
  [latin('7z\xbc\xaf'), 'packed'],
  [latin('Rar!'), 'packed'],
  [latin('BZh'), 'packed'],
  [latin('\xfd7zXZ'), 'packed'],
  [latin('SQLite format 3'), 'database'],
];
const ZIPS = [latin('PK\x03\x04'), latin('PK\x05\x06')];
/** The container of Office before 2007, also used by newer Office for encrypted files. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Detects a file by its content, not by its name. */
export async function recognise(path: string): Promise<Recognised> {
  await using file = await open(path);
  const buffer = Buffer.alloc(HEAD_BYTES);
  const { bytesRead } = await file.read(buffer, 0, HEAD_BYTES, 0);
  const head = buffer.subarray(0, bytesRead);
  const nothing = { names: new Set<string>(), head: '', encoding: 'utf-8' as const };
  if (bytesRead === 0) return { ...nothing, kind: 'empty' };
  if (ZIPS.some((zip) => head.subarray(0, 4).equals(zip))) return archiveKind(path);
  if (head.subarray(0, 8).equals(COMPOUND)) return { ...nothing, kind: await compoundKind(path) };
  const encoding = unicodeOf(head);
  return { ...nothing, kind: plainKind(head), head: new TextDecoder(encoding).decode(head), encoding };
}

function plainKind(head: Buffer): FileKind {
  for (const [beginning, kind] of BEGINNINGS)
    if (head.subarray(0, beginning.length).equals(beginning) && (kind !== 'image' || isPicture(head))) return kind;
  const four = head.toString('latin1', 0, 4);
  const eight = head.toString('latin1', 8, 12);
  if (four === 'RIFF') return eight === 'WEBP' ? 'image' : eight === 'AVI ' ? 'video' : 'sound';
  if (head.toString('latin1', 4, 8) === 'ftyp') return /^(?:heic|heix|mif1|avif)/.test(eight) ? 'image' : 'video';
  return textKind(new TextDecoder(unicodeOf(head)).decode(head));
}

/** Two letters can start a word too: a picture has bytes that no text has. */
const isPicture = (head: Buffer) => !head.toString('latin1').startsWith('BM') || head.subarray(0, 32).includes(0);

function unicodeOf(head: Buffer): Recognised['encoding'] {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/** Subtitles and lyrics by their beginning: SubRip, WebVTT, SubStation, SubViewer, MicroDVD, MPL2, SAMI, LRC. */
const SUBTITLES: readonly RegExp[] = [
  /^\d{1,6}\s{1,4}\d{1,2}:\d\d:\d\d[,.]\d{3} --> \d/,
  /^WEBVTT\b/,
  /^\[Script Info\]/,
  /^\d{1,2}:\d\d:\d\d[.,]\d{2,3},\d{1,2}:\d\d:\d\d[.,]\d{2,3}\s/,
  /^\{\d{1,7}\}\{\d{1,7}\}/,
  /^\[\d{1,7}\]\[\d{1,7}\]/,
  /^<sami\b/i,
  /^(?:\[[a-z#]{2,8}:[^\]\n]{0,200}\]\s{0,4}){0,10}\[\d{1,2}:\d\d(?:[.:]\d{1,3})?\]/i,
];

const SVG =
  /^(?:<\?xml[^>]{0,200}\?>\s{0,100})?(?:<!--.{0,1000}?-->\s{0,100})?(?:<!doctype svg[^>]{0,300}>\s{0,100})?<svg[\s>]/is;

/** Kind of a text by its first characters. */
export function textKind(text: string): FileKind {
  const begins = text.slice(0, 4000).replace(/^[\uFEFF\s]{0,1000}/, '');
  if (begins.startsWith('{\\rtf')) return 'rtf';
  if (begins.startsWith('%PDF')) return 'pdf';
  if (SUBTITLES.some((subtitles) => subtitles.test(begins))) return 'subtitles';
  if (/^BEGIN:VCALENDAR\r?\n/i.test(begins)) return 'calendar';
  if (/^BEGIN:VCARD\r?\n/i.test(begins)) return 'contacts';
  if (SVG.test(begins)) return 'image';
  if (
    /^(?:<!--.{0,1000}?-->\s{0,100})?<(?:!doctype html|html|head|body|table|meta|google-sheets-html-origin|div|ul|ol|dl|h[1-6]|section|article|main)\b/is.test(
      begins,
    )
  )
    return 'html';
  // Consecutive paragraphs are a page; a word in one of them is between separators.
  if (/^<p\b[^>]{0,200}>[^<\n]{0,500}<\/p>[\r\n ]{0,100}<p\b/i.test(begins)) return 'html';
  if (/^<\?xml\b/i.test(begins) || /^<(?:kvtml|martif|tbx|tmx|Workbook)\b/i.test(begins)) {
    if (/<\?mso-application\s+progid="Word\.|schemas\.microsoft\.com\/office\/word\//i.test(begins)) return 'word';
    if (/xmlns="http:\/\/www\.w3\.org\/(?:ns\/ttml|2006\/10\/ttaf1)"/.test(begins)) return 'subtitles';
    if (/<\?mso-application|urn:schemas-microsoft-com:office:spreadsheet/i.test(begins)) return 'excel_xml';
    return /<html\b/i.test(begins) && !/<(?:kvtml|martif|tbx|tmx)\b/i.test(begins) ? 'html' : 'xml';
  }
  if (/^\{\s{0,1000}["}]/.test(begins) || /^\[\s{0,1000}[[{"\d\]]/.test(begins)) return isJson(text) ? 'json' : 'text';
  return 'text';
}

/** Whether a text continues as JSON: a list of words in brackets is a text. */
function isJson(text: string): boolean {
  const whole = text.replace(/^\uFEFF/, '').trim();
  try {
    JSON.parse(whole);
    return true;
  } catch {
    // Of a long file only the beginning is here.
    return text.length > 30_000 || /^[[{]\s{0,1000}(?:\{\s{0,1000})?"[^"\n]{1,200}"\s{0,100}:/.test(whole);
  }
}

async function archiveKind(path: string): Promise<Recognised> {
  const names = new Set<string>();
  const of = (kind: FileKind): Recognised => ({ kind, names, head: '', encoding: 'utf-8' });
  try {
    const zip = await openPromise(path, { autoClose: false });
    try {
      for await (const entry of zip.eachEntry()) {
        names.add(entry.fileName.replace(/^\/+/, ''));
        if (names.size >= MAX_NAMES) break;
      }
    } finally {
      zip.close();
    }
  } catch {
    return of('archive');
  }
  const some = (pattern: RegExp) => [...names].some((name) => pattern.test(name));
  if (some(/^xl\/workbook\.bin$/i)) return of('excel_binary');
  if (some(/^word\//i)) return of('word');
  if (some(/^ppt\//i)) return of('presentation');
  if (some(/^Index(?:\/.*\.iwa|\.zip)$/i)) return of('iwork');
  if (names.has('META-INF/container.xml')) return of('ebook');
  if (some(/^(?:\[content_types\]\.xml|xl\/.*|_rels\/\.rels)$/i)) return of('workbook');
  if (names.has('content.xml') && names.has('mimetype')) return of('open_document');
  return of('archive');
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le');

async function compoundKind(path: string): Promise<FileKind> {
  if (await contains(path, utf16('EncryptedPackage'))) return 'encrypted';
  if (await contains(path, utf16('WordDocument'))) return 'word';
  return (await contains(path, utf16('PowerPoint Document'))) ? 'presentation' : 'old_workbook';
}

async function contains(path: string, wanted: Buffer): Promise<boolean> {
  let overlap = Buffer.alloc(0);
  for await (const piece of filePieces(path)) {
    const bytes = Buffer.concat([overlap, piece]);
    if (bytes.includes(wanted)) return true;
    overlap = bytes.subarray(Math.max(0, bytes.length - wanted.length));
  }
  return false;
}
