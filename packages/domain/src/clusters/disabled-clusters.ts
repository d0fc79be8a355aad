/** The order in which lists show clusters: active ones first, then disabled ones, each in the order they came. */
export function activeFirst<T extends { readonly disabled: boolean }>(clusters: readonly T[]): T[] {
  return clusters.toSorted((a, b) => Number(a.disabled) - Number(b.disabled));
}
