interface Entry {
  id: string;
  kind: string;
  undoes: string | null;
}

/**
 * Effective entries: not undone (or their undo was undone), and without the undos. Each log is read once, and resolved
 * here.
 */
export function effectiveEntries<Found extends Entry>(entries: readonly Found[]): Found[] {
  const undos = entries.filter(({ kind }) => kind === 'undo');
  const undone = new Set(undos.flatMap(({ undoes }) => undoes ?? []));
  const takenBack = new Set(undos.flatMap(({ id, undoes }) => (undoes === null || undone.has(id) ? [] : [undoes])));
  return entries.filter(({ id, kind }) => kind !== 'undo' && !takenBack.has(id));
}
