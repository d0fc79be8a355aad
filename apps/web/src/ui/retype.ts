/**
 * Transforms text while it is typed, for example to capitals, and returns it. The caret stays behind the typed letter:
 * React, which only sees another value, would move it to the end.
 */
export function retype(field: HTMLInputElement | HTMLTextAreaElement, change: (text: string) => string): string {
  const { value, selectionStart } = field;
  const text = change(value);
  if (text === value) return text;
  const caret = change(value.slice(0, selectionStart ?? value.length)).length;
  field.value = text;
  field.setSelectionRange(caret, caret);
  return text;
}
