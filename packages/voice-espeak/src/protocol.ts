/** A line on stdin: read a text, list the voices, or encode a recording (WAV in base64). */
export type Request =
  | { id: number; text: string; voice: string }
  | { id: number; list: true }
  | { id: number; wav: string };

/** Reads one line; null when it is not a request. */
export function parseRequest(line: string): Request | null {
  const value = parseJson(line);
  if (typeof value !== 'object' || value === null) return null;
  if (!('id' in value) || typeof value.id !== 'number') return null;
  if ('list' in value && value.list === true) return { id: value.id, list: true };
  if ('wav' in value && typeof value.wav === 'string') return { id: value.id, wav: value.wav };
  if (!('text' in value && 'voice' in value)) return null;
  const { id, text, voice } = value;
  return typeof text === 'string' && typeof voice === 'string' ? { id, text, voice } : null;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
