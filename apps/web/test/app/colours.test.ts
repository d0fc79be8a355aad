import { expect, it } from 'vitest';
import { darkTones, lightTones, type Tones } from '../../src/app/theme/tones.ts';
import { paletteOf } from '../../src/app/theme/palette.ts';

/** Angle on the colour circle (degrees) and strength (0 to 1) of a colour. */
function hueOf(hex: string): { hue: number; strength: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const part =
    most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread;
  return { hue: (part * 60 + 360) % 360, strength: spread / most };
}

// Specification: S2-8.14, S2-9.15
it.each<[string, Tones]>([
  ['dark', darkTones],
  ['light', lightTones],
])('the %s theme is green first, pink second, and red where something failed', (_name, tones) => {
  const { primary, secondary, error } = paletteOf(tones);
  expect([primary, secondary, error]).toMatchObject([{ main: tones.green }, { main: tones.pink }, { main: tones.red }]);
  for (const color of [tones.green, tones.fill]) {
    expect(hueOf(color).hue).toBeGreaterThan(130);
    expect(hueOf(color).hue).toBeLessThan(160);
    expect(hueOf(color).strength).toBeGreaterThan(0.6);
  }
  expect(hueOf(tones.pink).hue).toBeGreaterThan(325);
  expect(hueOf(tones.pink).hue).toBeLessThan(345);
  for (const color of [tones.red, tones.alarm]) {
    expect(hueOf(color).hue).toBeLessThan(10);
    expect(hueOf(color).strength).toBeGreaterThan(0.55);
  }
});
