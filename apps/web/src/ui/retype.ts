/**
 * Changes what is being typed, for example to capitals, and answers it. The caret stays behind the letter that was typed:
 * left to React, which only sees another value, it would jump to the end.
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
