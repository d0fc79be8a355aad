import { Menu, type LucideProps } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createLucideIcon from '../../src/ui/light-icon.ts';

const Light = createLucideIcon({
  name: 'menu',
  size: 24,
  node: [
    ['path', { d: 'M4 5h16', key: '1tepv9' }],
    ['path', { d: 'M4 12h16', key: '1lakjw' }],
    ['path', { d: 'M4 19h16', key: '1djgab' }],
  ],
});

/** Attributes in any order, and children. */
function parts(markup: string): [attributes: string[], content: string] {
  const [, attributes = '', content = ''] = /^<svg([^>]*)>(.*)<\/svg>$/.exec(markup) ?? [];
  return [[...attributes.matchAll(/[\w:-]+="[^"]*"/g)].map(([one]) => one).toSorted(), content];
}

test.each<LucideProps>([
  {},
  { size: 18, 'aria-hidden': true },
  { strokeWidth: 1.5, className: 'large' },
  { role: 'img', 'aria-label': 'Menu' },
  { color: 'red', style: { flexShrink: 0 } },
])('is the same element as Lucide’s, with %o', (props) => {
  const [ours, theirs] = [Light, Menu].map((Icon) => parts(renderToStaticMarkup(createElement(Icon, props))));
  expect(ours?.[0].length).toBeGreaterThan(8);
  expect(ours).toEqual(theirs);
});
