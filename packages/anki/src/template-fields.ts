import type { AnkiNoteType, AnkiTemplate } from './definitions.ts';

const REFERENCE = /\{\{([^{}]{1,300})\}\}/g;
/** What the program fills in itself. */
const SPECIAL = new Set(['FrontSide', 'Tags', 'Type', 'Deck', 'Subdeck', 'Card', 'CardFlag']);

/** The places of the fields that a template shows, each once, in the order in which they stand. */
function shownFields(template: string, fields: readonly string[]): number[] {
  const shown = new Set<number>();
  for (const [, reference = ''] of template.matchAll(REFERENCE)) {
    if (/^[/^!]/.test(reference.trim()) || reference.trim().startsWith('#')) continue;
    // Filters stand before the name, as in `text:Front`.
    const name = reference.slice(reference.lastIndexOf(':') + 1).trim();
    const index = fields.indexOf(name);
    if (index >= 0 && !SPECIAL.has(name)) shown.add(index);
  }
  return [...shown];
}

/**
 * Which field a card asks and which it wants: the first that its question shows, and the first beyond the question's own that
 * its answer shows. Null where a template does not show two.
 */
export function directionOf(
  { fields }: Pick<AnkiNoteType, 'fields'>,
  template: AnkiTemplate,
): { source: number; target: number } | null {
  const asked = shownFields(template.question, fields);
  const source = asked[0];
  const target = shownFields(template.answer, fields).find((field) => !asked.includes(field));
  return source === undefined || target === undefined ? null : { source, target };
}

/** The fields that an answer shows beyond those that its question does, in the order in which they stand. */
export function shownInAnswer({ fields }: Pick<AnkiNoteType, 'fields'>, template: AnkiTemplate): number[] {
  const asked = shownFields(template.question, fields);
  return shownFields(template.answer, fields).filter((field) => !asked.includes(field));
}
