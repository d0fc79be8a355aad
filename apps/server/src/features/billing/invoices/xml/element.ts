import { escapeMarkup } from '@wordcluster/domain/text/markup';

/** An XML element or nothing; text is escaped when it is written. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: readonly (Element | null)[] | string;
}

type Content = string | readonly (Element | null)[];

/** `el('cbc:ID', '7')`, `el('cbc:Amount', '1.00', { currencyID: 'EUR' })`, `el('cac:Party', [...])`. */
export const el = (name: string, children: Content, attributes: Record<string, string> = {}): Element => ({
  name,
  attributes,
  children,
});

/** The element as indented XML. */
export function writeXml({ name, attributes, children }: Element, indent = ''): string {
  const open = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeMarkup(value)}"`)].join(' ');
  if (typeof children === 'string') return `${indent}<${open}>${escapeMarkup(children)}</${name}>\n`;
  const inner = children.map((child) => (child ? writeXml(child, `${indent}  `) : '')).join('');
  return `${indent}<${open}>\n${inner}${indent}</${name}>\n`;
}
