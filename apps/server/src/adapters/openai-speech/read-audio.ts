import { SpeakerFailure } from '../../ports/speaker.ts';
import type { Speech } from '../../ports/speaker.ts';

/** Bytes; the longest text takes about five minutes, or 5 MB at 128 kbit/s. */
const MAX_AUDIO = 10_000_000;

/** Takes audio and nothing else out of a successful response: an error page would be cached and played as silence. */
export async function readAudio(response: Response): Promise<Speech> {
  const mime = audioType(response.headers.get('content-type'));
  if (mime === null || response.body === null) throw failed('something else than audio');
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.byteLength;
    // Leaving the loop cancels the download.
    if (size > MAX_AUDIO) throw failed('more audio than any text takes');
    parts.push(part);
  }
  if (size === 0) throw failed('no audio');
  return { mime, bytes: Buffer.concat(parts) };
}

/** Some servers name their MP3 an octet stream, or nothing at all. */
function audioType(header: string | null): string | null {
  const type = (header ?? 'application/octet-stream').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/octet-stream') return 'audio/mpeg';
  return /^audio\/[\w.+-]+$/.test(type) ? type : null;
}

function failed(what: string): SpeakerFailure {
  return new SpeakerFailure('provider_failed', `The speech provider answered ${what}.`);
}
