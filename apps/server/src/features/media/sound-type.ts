/** Accepted recording formats, by content. */
type SoundType = 'audio/mpeg' | 'audio/aac' | 'audio/mp4' | 'audio/ogg' | 'audio/webm';

const ascii = (content: Buffer, from: number, to: number) => content.toString('latin1', from, to);

/** Kilobits a second by version (1, and 2 with 2.5) and the index in the header, of layer III. */
const MP3_RATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const MP3_SAMPLES = [44_100, 48_000, 32_000] as const;

/** Length of an MP3 frame at this offset; 0 if there is none. */
function mp3Frame(content: Buffer, at: number): number {
  if (at + 4 > content.length) return 0;
  const header = content.readUInt32BE(at);
  const version = (header >>> 19) & 3;
  const layerThree = ((header >>> 17) & 3) === 1;
  const samples = MP3_SAMPLES[(header >>> 10) & 3];
  if (header >>> 21 !== 0x7ff || version === 1 || !layerThree || samples === undefined) return 0;
  const first = version === 3;
  const rate = MP3_RATES[first ? 0 : 1][(header >>> 12) & 15] ?? 0;
  const sampled = first ? samples : version === 2 ? samples / 2 : samples / 4;
  return rate === 0 ? 0 : Math.floor(((first ? 144 : 72) * rate * 1000) / sampled) + ((header >>> 9) & 1);
}

/** Length of an AAC (ADTS) frame at this offset; 0 if there is none. */
function adtsFrame(content: Buffer, at: number): number {
  if (at + 7 > content.length || (content.readUInt16BE(at) & 0xfff6) !== 0xfff0) return 0;
  return ((content.readUInt8(at + 3) & 3) << 11) | (content.readUInt16BE(at + 4) >>> 5);
}

/** Whether consecutive frames follow: two, or one that fills the file. A single header may occur in any file. */
function hasFrames(content: Buffer, from: number, frame: typeof mp3Frame): boolean {
  const first = frame(content, from);
  if (first < 7) return false;
  return from + first === content.length || frame(content, from + first) >= 7;
}

/** Offset behind the ID3 tag. */
function behindTag(content: Buffer): number {
  if (ascii(content, 0, 3) !== 'ID3' || content.length < 10) return 0;
  const size = [6, 7, 8, 9].reduce((sum, offset) => sum * 128 + (content.readUInt8(offset) & 0x7f), 0);
  return 10 + size;
}

const isOpusInOgg = (content: Buffer) => ascii(content, 0, 4) === 'OggS' && ascii(content, 28, 36) === 'OpusHead';

/** As browsers record it: Matroska with one track, which is Opus. */
function isOpusInWebm(content: Buffer): boolean {
  const head = ascii(content, 0, 4096);
  return (
    content.readUInt32BE(0) === 0x1a_45_df_a3 &&
    head.includes('webm') &&
    head.includes('A_OPUS') &&
    !/V_(?:VP|AV1|MPEG|THEORA)/.test(head)
  );
}

/** An audio track with AAC samples and no video track. */
const isAacInMp4 = (content: Buffer) =>
  ascii(content, 4, 8) === 'ftyp' &&
  content.includes('soun', 0, 'latin1') &&
  content.includes('mp4a', 0, 'latin1') &&
  !content.includes('vide', 0, 'latin1');

/** Format of a recording by its content; null for others. */
export function soundType(content: Buffer): SoundType | null {
  if (content.length < 40) return null;
  if (isOpusInOgg(content)) return 'audio/ogg';
  if (isOpusInWebm(content)) return 'audio/webm';
  if (isAacInMp4(content)) return 'audio/mp4';
  if (hasFrames(content, 0, adtsFrame)) return 'audio/aac';
  return hasFrames(content, behindTag(content), mp3Frame) ? 'audio/mpeg' : null;
}
