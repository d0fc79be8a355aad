/**
 * Placeholders of letters that no text has. At build the example list is rendered with them (draw.tsx); in the browser
 * they are replaced by values of the responses (show.ts).
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

/** The parts of the template: the page with few or many clusters, and variants for the light theme and Premium. */
export type Part = 'few' | 'many' | 'light' | 'premium';

export function part(template: DocumentFragment, name: Part): HTMLElement {
  const found = template.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (found === null) throw new Error(`The template has no ${name}.`);
  return found;
}

/** Ids of the template, and of the rendered skeleton. */
export const TEMPLATE = 'list-template';
export const SHOWN = 'list-skeleton';
