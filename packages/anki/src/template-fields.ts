import type { AnkiNoteType, AnkiTemplate } from './definitions.ts';

const REFERENCE = /\{\{([^{}]{1,300})\}\}/g;
/** Fields filled in by Anki itself. */
const SPECIAL = new Set(['FrontSide', 'Tags', 'Type', 'Deck', 'Subdeck', 'Card', 'CardFlag']);

/** Indexes of the fields shown by a template, without duplicates, in order. */
function shownFields(template: string, fields: readonly string[]): number[] {
  const shown = new Set<number>();
  for (const [, reference = ''] of template.matchAll(REFERENCE)) {
    if (/^[/^!]/.test(reference.trim()) || reference.trim().startsWith('#')) continue;
    // Filters precede the name, as in `text:Front`.
    const name = reference.slice(reference.lastIndexOf(':') + 1).trim();
    const index = fields.indexOf(name);
    if (index >= 0 && !SPECIAL.has(name)) shown.add(index);
  }
  return [...shown];
}

/**
 * Question and answer field of a card: the first shown by its question, and the first of its answer that the question
 * does not show. Null if a template does not show two.
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

/** Fields shown by the answer but not by the question, in order. */
export function shownInAnswer({ fields }: Pick<AnkiNoteType, 'fields'>, template: AnkiTemplate): number[] {
  const asked = shownFields(template.question, fields);
  return shownFields(template.answer, fields).filter((field) => !asked.includes(field));
}
