import { message } from '@wordcluster/domain/messages/browser';
import type { Message } from '@wordcluster/domain/messages/all';

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

/** Said of a date without a time and the other way round, of which the browser tells only that there is something. */
export const MOMENT_INCOMPLETE = message('browser.moment_incomplete');

/** What the field holds once it is whole; browsers let years of six digits be typed. */
export function validateLocalField(text: string): Message | null {
  return text === '' || /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? null : MOMENT_INCOMPLETE;
}

/** Names of the fields inside an element that were begun and not finished; their values are ''. */
export function unfinishedFields(element: HTMLElement | null): string[] {
  const inputs = [...(element?.querySelectorAll('input') ?? [])];
  return inputs.filter(({ validity }) => validity.badInput).map(({ name }) => name);
}
