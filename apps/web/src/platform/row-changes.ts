let answered: Promise<unknown> = Promise.resolve();

/** A change of rows is on its way to the server. */
export function noteRowChange(sent: Promise<unknown>): void {
  answered = Promise.allSettled([answered, sent]);
}

/** Until then the page shows cells that the server, which reads them by their row, does not have yet. */
export async function rowChangesAnswered(): Promise<void> {
  await answered;
}
