const two = (value: number) => String(value).padStart(2, '0');

/** A moment as a `datetime-local` field holds it: in the reader's time zone, to the minute; '' for none. */
export function toLocalField(moment: string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** What the field holds, in UTC; null when it is empty. */
export function fromLocalField(text: string): string | null {
  return text === '' ? null : new Date(text).toISOString();
}
