/**
 * Letters that no text has. At build the example of a list is drawn with them (draw.tsx); in the browser what the answers say
 * takes their places (show.ts).
 */
export const SLOTS = {
  firstName: '\uE001',
  lastName: '\uE002',
  title: '\uE003',
  description: '\uE004',
  column: '\uE005',
  language: '\uE006',
  tag: '\uE007',
  sharer: '\uE008',
} as const;

/** The parts of the template: the page with few clusters or many, and what looks otherwise by day and with Premium. */
export type Part = 'few' | 'many' | 'light' | 'premium';

export function part(template: DocumentFragment, name: Part): HTMLElement {
  const found = template.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (found === null) throw new Error(`The template has no ${name}.`);
  return found;
}

/** The template's id, and that of what is shown from it. */
export const TEMPLATE = 'list-template';
export const SHOWN = 'list-skeleton';
