/** Reasoning models think aloud first; small ones wrap JSON into a fence or a sentence. */
const THOUGHTS = /<(think|thinking|reasoning)>[\s\S]*?(<\/\1>|$)/gi;

/** The first balanced JSON object or array of a text, parsed; undefined when there is none. */
export function readJson(text: string): unknown {
  const clean = text.replace(THOUGHTS, '');
  for (let start = clean.search(/[[{]/); start >= 0 && start < clean.length; start = nextOpening(clean, start)) {
    const end = closingOf(clean, start);
    if (end < 0) return undefined;
    try {
      return JSON.parse(clean.slice(start, end + 1)) as unknown;
    } catch {
      // Something in brackets that is not JSON: the next opening may be.
    }
  }
  return undefined;
}

function nextOpening(text: string, after: number): number {
  const next = text.slice(after + 1).search(/[[{]/);
  return next < 0 ? -1 : after + 1 + next;
}

/** The index of the bracket that closes the one at `start`, minding strings; -1 when the text is cut off. */
function closingOf(text: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let index = start; index < text.length; index++) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') {
      depth--;
      if (depth === 0) return index;
    }
  }
  return -1;
}

/** A reply without the thoughts, trimmed. */
export const withoutThoughts = (text: string): string => text.replace(THOUGHTS, '').trim();
