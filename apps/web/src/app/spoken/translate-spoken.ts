import { i18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { PATTERNS } from './patterns.ts';

/** Between two sentences, as the server joins them. */
const BETWEEN = /(?<=[.!?]) (?=[\p{Lu}\d])/u;

const valueOf = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) : text);

/** A whole text: by the id that the macros make of the same text, or by a pattern; null when neither knows it. */
function known(text: string): string | null {
  const id = generateMessageId(text);
  if (Object.hasOwn(i18n.messages, id)) return i18n._(id);
  for (const [pattern, message] of PATTERNS) {
    const groups = pattern.exec(text)?.groups;
    if (groups === undefined || !Object.hasOwn(i18n.messages, message.id)) continue;
    return i18n._(message.id, Object.fromEntries(Object.entries(groups).map(([name, part]) => [name, valueOf(part)])));
  }
  return null;
}

/**
 * A text of the server or the domain, both of which speak English, in the interface language: as a whole, else sentence
 * by sentence. A sentence that no catalogue knows stays English.
 */
export function translateSpoken(text: string): string {
  return (
    known(text) ??
    text
      .split(BETWEEN)
      .map((sentence) => known(sentence) ?? sentence)
      .join(' ')
  );
}
