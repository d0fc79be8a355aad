/** Seeded pseudo-random generator in pure functions: each draw returns its value and the next seed. */

interface Draw {
  readonly value: number;
  readonly seed: number;
}

/** Mulberry32 (public domain): 32 bits of state are plenty for the order of questions. Value in [0, 1). */
export function draw(seed: number): Draw {
  const next = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), next | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32, seed: next >>> 0 };
}

/** Value from 0 to length - 1. */
export function drawIndex(seed: number, length: number): Draw {
  const drawn = draw(seed);
  return { value: Math.floor(drawn.value * length), seed: drawn.seed };
}

/** Fisher-Yates shuffle of a copy. */
export function shuffled<T extends object | string | number>(
  items: readonly T[],
  seed: number,
): { items: T[]; seed: number } {
  const result: T[] = [];
  let next = seed;
  for (const item of items) {
    const drawn = drawIndex(next, result.length + 1);
    next = drawn.seed;
    const displaced = result[drawn.value];
    if (displaced !== undefined) result.push(displaced);
    result[drawn.value] = item;
  }
  return { items: result, seed: next };
}
