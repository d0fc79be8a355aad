/** Kilobits per second by index, MPEG-2 layer III. */
const BIT_RATES = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const SAMPLE_RATES = [22_050, 24_000, 16_000];
const SAMPLES_PER_FRAME = 576;

interface Mp3Summary {
  seconds: number;
  bitRates: Set<number>;
  mono: boolean;
}

/** Walks the frames of an MPEG-2 layer III file; throws when a byte belongs to no whole frame. */
export function readMp3(base64: string | undefined): Mp3Summary {
  const bytes = Buffer.from(base64 ?? '', 'base64');
  const summary: Mp3Summary = { seconds: 0, bitRates: new Set(), mono: true };
  let offset = 0;
  while (offset < bytes.length) {
    const header = bytes.readUInt32BE(offset);
    // 11 bits of sync, version 2, layer III.
    if (header >>> 17 !== 0b111_1111_1111_10_01) throw new Error(`No frame at byte ${offset}.`);
    const bitRate = BIT_RATES[(header >>> 12) & 15] ?? 0;
    const sampleRate = SAMPLE_RATES[(header >>> 10) & 3] ?? 0;
    offset += Math.floor((SAMPLES_PER_FRAME / 8) * ((bitRate * 1000) / sampleRate)) + ((header >>> 9) & 1);
    summary.seconds += SAMPLES_PER_FRAME / sampleRate;
    summary.bitRates.add(bitRate);
    summary.mono &&= ((header >>> 6) & 3) === 3;
  }
  if (offset !== bytes.length || bytes.length === 0) throw new Error('The last frame is cut off.');
  return summary;
}
