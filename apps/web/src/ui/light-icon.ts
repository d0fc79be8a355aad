import type { LucideProps } from 'lucide-react';
import { createElement, type FunctionComponent, type ReactElement } from 'react';

/** A drawing as Lucide's modules have it. */
interface IconData {
  name: string;
  /** Of the square that it is drawn in. */
  size?: number;
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

const SIZE = 24;
const isForReaders = (props: object) =>
  'title' in props || 'role' in props || Object.keys(props).some((name) => name.startsWith('aria-'));

/** Stands in for Lucide's `createLucideIcon` (build-steps/replaced-modules.ts): the same element, without context and defaults to merge. */
export default function createLucideIcon({ name, node, size: box = SIZE }: IconData): FunctionComponent<LucideProps> {
  let drawing: ReactElement[] | null = null;
  return function Icon(props) {
    const { size = SIZE, color = 'currentColor', strokeWidth = 2, className, children, ...others } = props;
    // The same elements each time: React compares nothing of them.
    drawing ??= node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${box} ${box}`,
        fill: 'none',
        stroke: color,
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className === undefined ? `lucide lucide-${name}` : `lucide lucide-${name} ${className}`,
        ...(children == null && !isForReaders(others) && { 'aria-hidden': true }),
        ...others,
      },
      drawing,
      children,
    );
  };
}
