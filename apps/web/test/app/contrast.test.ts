import { describe, expect, it } from 'vitest';
import { darkTones, lightTones, type Tones } from '../../src/app/theme/tones.ts';

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const parts = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const themes: readonly (readonly [string, Tones])[] = [
  ['dark', darkTones],
  ['light', lightTones],
];
const surfaces = ['desk', 'surface', 'raised'] as const;

describe.each(themes)('the %s theme', (_name, tones) => {
  it.each(['text', 'quiet', 'green', 'pink', 'red', 'amber', 'blue'] as const)(
    'shows %s text on every surface',
    (ink) => {
      for (const surface of surfaces) expect(contrast(tones[ink], tones[surface])).toBeGreaterThanOrEqual(4.5);
    },
  );

  // Specification: S2-8.14
  it('shows text on filled areas', () => {
    expect(contrast(tones.onFill, tones.fill)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tones.onFill, tones.fillHover)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tones.onPink, tones.pink)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tones.onRed, tones.red)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tones.onAlarm, tones.alarm)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tones.desk, tones.green)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows the outline of a field on every surface', () => {
    for (const surface of surfaces) expect(contrast(tones.field, tones[surface])).toBeGreaterThanOrEqual(3);
  });
});
