interface Entry {
  id: string;
  kind: string;
  undoes: string | null;
}

/** Entries that no undo takes back which is not itself taken back, without the undos: each log is read once, and followed here. */
export function standingEntries<Found extends Entry>(entries: readonly Found[]): Found[] {
  const undos = entries.filter(({ kind }) => kind === 'undo');
  const undone = new Set(undos.flatMap(({ undoes }) => undoes ?? []));
  const takenBack = new Set(undos.flatMap(({ id, undoes }) => (undoes === null || undone.has(id) ? [] : [undoes])));
  return entries.filter(({ id, kind }) => kind !== 'undo' && !takenBack.has(id));
}
